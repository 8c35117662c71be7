-- Notes that a follower of a match is there, or is leaving, and tells for how long each seat still counts as here.
--
-- KEYS  one a seat: its followers, each with the moment until which it counts, in ms
-- ARGV  1 place of the follower's key, 0 for who only looks  2 follower  3 how long it counts from now, in ms
--       4 how long the keys are kept, in ms  5 match id  6 wake-up channel  7 'leave' if the follower is leaving
-- Gives for each key the ms that are left, 0 if none are, -1 if nobody has ever come.

local clock = redis.call('TIME')
local now = tonumber(clock[1]) * 1000 + math.floor(tonumber(clock[2]) / 1000)

local function left(key)
  local latest = redis.call('ZRANGE', key, 0, 0, 'REV', 'WITHSCORES')
  if not latest[2] then
    return -1
  end
  return math.max(tonumber(latest[2]) - now, 0)
end

local own = KEYS[tonumber(ARGV[1])]
if own then
  local before = left(own)
  redis.call('ZADD', own, now + tonumber(ARGV[3]), ARGV[2])
  if left(own) > 0 then
    redis.call('ZREMRANGEBYSCORE', own, '-inf', now)
  end
  redis.call('PEXPIRE', own, ARGV[4])
  if before <= 0 or (ARGV[7] == 'leave' and left(own) < before) then
    redis.call('PUBLISH', ARGV[6], ARGV[5] .. ' 0')
  end
end

local found = {}
for place, key in ipairs(KEYS) do
  found[place] = left(key)
end
return found
