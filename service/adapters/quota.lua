-- Takes a part of what is left of a quota, for one process to hand out by itself.
--
-- KEYS  1 counter of what was taken within the window, which begins with the first and ends with the key
-- ARGV  1 quota  2 divisor: one part in so many of what is left is taken, but at least one  3 window in ms
-- Gives {taken, left, milliseconds until the window ends}.

local used = tonumber(redis.call('GET', KEYS[1]) or '0')
local left = math.max(0, tonumber(ARGV[1]) - used)
local taken = math.min(left, math.max(1, math.floor(left / tonumber(ARGV[2]))))
if taken > 0 and redis.call('INCRBY', KEYS[1], taken) == taken then
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
return {taken, left - taken, redis.call('PTTL', KEYS[1])}
