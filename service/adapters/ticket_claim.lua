-- Claims tickets for a match that is about to be opened: all of them or none.
--
-- KEYS  1 claims  2 claimed  3 waiting  4.. the tickets
-- ARGV  1 match id  2 claim  3 time in ms  4.. the tickets' places among those waiting
-- Gives 1, or 0 if one of them does not wait.

for place = 4, #KEYS do
  if redis.call('HGET', KEYS[place], 'state') ~= 'waiting' then
    return 0
  end
end
for place = 4, #KEYS do
  redis.call('HSET', KEYS[place], 'state', 'claimed')
  redis.call('ZREM', KEYS[3], ARGV[place])
end
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
return 1
