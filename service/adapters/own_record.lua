-- Puts a match into a player's lists, or takes it off, unless a newer version of it was noted already.
--
-- KEYS  1 versions  2 the list of all  3.. one list a status; all in the partition of the player
-- ARGV  1 match id  2 version  3 its place in the order  4 which of the lists by status, 0 to take it off all

local noted = redis.call('HGET', KEYS[1], ARGV[1])
if noted and tonumber(noted) >= tonumber(ARGV[2]) then
  return 0
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
local status = tonumber(ARGV[4])
for place = 2, #KEYS do
  if status > 0 and (place == 2 or place == 2 + status) then
    redis.call('ZADD', KEYS[place], 0, ARGV[3])
  else
    redis.call('ZREM', KEYS[place], ARGV[3])
  end
end
return 1
