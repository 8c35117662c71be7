-- Writes a listing into the public list, unless a newer version of it is there already.
--
-- KEYS  1 listings  2 versions  3.. the ordered lists to leave, then those to be in
-- ARGV  1 match id  2 version  3 place in the order  4 listing  5 how many lists to leave

local stored = redis.call('HGET', KEYS[2], ARGV[1])
if stored and tonumber(stored) >= tonumber(ARGV[2]) then
  return 0
end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
redis.call('HSET', KEYS[1], ARGV[1], ARGV[4])
local leaving = tonumber(ARGV[5])
for place = 3, 2 + leaving do
  redis.call('ZREM', KEYS[place], ARGV[3])
end
for place = 3 + leaving, #KEYS do
  redis.call('ZADD', KEYS[place], 0, ARGV[3])
end
return 1
