-- Ends a claim: its tickets are matched, or wait again.
--
-- KEYS  1 claims  2 claimed  3 holders  4 waiting  5.. the tickets
-- ARGV  1 match id  2 `matched` or `waiting`  3 wake-up channel  4 how long matched tickets are kept, in ms
--       then for each ticket: id, seat, game and player, place among those waiting
-- Gives 1, or 0 if there is no such claim any more.

if redis.call('HDEL', KEYS[2], ARGV[1]) == 0 then
  return 0
end
redis.call('ZREM', KEYS[1], ARGV[1])
for place = 5, #KEYS do
  local first = 5 + 4 * (place - 5)
  redis.call('HSET', KEYS[place], 'state', ARGV[2])
  if ARGV[2] == 'matched' then
    redis.call('HSET', KEYS[place], 'match', ARGV[1], 'seat', ARGV[first + 1])
    redis.call('PEXPIRE', KEYS[place], ARGV[4])
    redis.call('HDEL', KEYS[3], ARGV[first + 2])
    redis.call('PUBLISH', ARGV[3], ARGV[first] .. ' 1')
  else
    redis.call('ZADD', KEYS[4], 0, ARGV[first + 3])
  end
end
return 1
