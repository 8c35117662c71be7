-- Writes the result of a match into the ratings of its game: once, and all of it or nothing.
--
-- KEYS  1 results  2 log  3 standings  4 board  5 board of people  6 history; all of one game
-- ARGV  1 match id  2 result  then six for each of its people: id, standing as it was read or '', standing,
--       place on the board to leave or '', place to take, '1' for a bot
-- Gives 1, or 0 if the match has been rated, or one of its people since they were read.

if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then
  return 0
end
for first = 3, #ARGV, 6 do
  if (redis.call('HGET', KEYS[3], ARGV[first]) or '') ~= ARGV[first + 1] then
    return 0
  end
end

local number = redis.call('HLEN', KEYS[1]) + 1
redis.call('HSET', KEYS[1], ARGV[1], number)
redis.call('XADD', KEYS[2], string.format('%d-0', number), 'result', ARGV[2])
for first = 3, #ARGV, 6 do
  local who, leave, take = ARGV[first], ARGV[first + 3], ARGV[first + 4]
  redis.call('HSET', KEYS[3], who, ARGV[first + 2])
  redis.call('ZADD', KEYS[6], 0, string.format('%s:%012d', who, number))
  for board = 4, ARGV[first + 5] == '1' and 4 or 5 do
    if leave ~= '' then
      redis.call('ZREM', KEYS[board], leave)
    end
    redis.call('ZADD', KEYS[board], 0, take)
  end
end
return 1
