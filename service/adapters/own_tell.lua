-- Adds to a player's stream what happened in a match at a version, unless the stream knows of it or of later.
--
-- KEYS  1 stream  2 told; both in the partition of the player
-- ARGV  1 match id  2 version  3 how many items are kept  4 player  5 wake-up channel  6.. items

local told = redis.call('HGET', KEYS[2], ARGV[1])
if told and tonumber(told) >= tonumber(ARGV[2]) then
  return 0
end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
for place = 6, #ARGV do
  redis.call('XADD', KEYS[1], 'MAXLEN', ARGV[3], '*', 'item', ARGV[place])
end
redis.call('PUBLISH', ARGV[5], ARGV[4] .. ' 0')
return 1
