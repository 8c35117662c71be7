-- Appends one batch of events to a match: all of it or nothing.
--
-- KEYS  1 log  2 head  3 keys  4 outbox  5 due  6 attempts; all in the partition of the match
-- ARGV  1 expected version and mark: `5/1f00`, `0/` for a new match  2 key name or ''  3 fingerprint  4 time in ms  5 seat that moved or ''
--       6 snapshot  7 status  8 game  9 secrets or '' to leave them  10 match id  11 wake-up channel
--       12 outbox note or ''  13 r, closed duties  14 a, opened duties  15 mark of this batch
--       then r members of the due set, a pairs of a deadline in ms and a member, then the events in order
-- Gives {'stored'}, {'known', entry} or {'moved-on', version}.

if ARGV[2] ~= '' then
  local known = redis.call('HGET', KEYS[3], ARGV[2])
  if known then
    return {'known', known}
  end
end

local head = redis.call('HMGET', KEYS[2], 'version', 'mark')
local version, mark = head[1] or '0', head[2] or ''
if version .. '/' .. mark ~= ARGV[1] then
  return {'moved-on', version}
end

local fixed = 15
local closed, opened = tonumber(ARGV[13]), tonumber(ARGV[14])
local events = fixed + closed + 2 * opened
local first = tonumber(version) + 1
local last = tonumber(version) + #ARGV - events

for place = events + 1, #ARGV do
  local id = string.format('%d-0', first + place - events - 1)
  redis.call('XADD', KEYS[1], id, 'at', ARGV[4], 'last', last, 'by', ARGV[5], 'event', ARGV[place])
end

redis.call('HSET', KEYS[2], 'version', last, 'status', ARGV[7], 'game', ARGV[8], 'match', ARGV[6],
  'mark', ARGV[15])
if ARGV[9] ~= '' then
  redis.call('HSET', KEYS[2], 'secrets', ARGV[9])
end
if ARGV[2] ~= '' then
  redis.call('HSET', KEYS[3], ARGV[2], string.format('%d-%d-%s', first, last, ARGV[3]))
end
for place = fixed + 1, fixed + closed do
  redis.call('ZREM', KEYS[5], ARGV[place])
  redis.call('HDEL', KEYS[6], ARGV[place])
end
for place = fixed + closed + 1, events, 2 do
  redis.call('ZADD', KEYS[5], ARGV[place], ARGV[place + 1])
end
if ARGV[12] ~= '' then
  redis.call('XADD', KEYS[4], '*', 'note', ARGV[12])
end
redis.call('PUBLISH', ARGV[11], ARGV[10] .. ' ' .. last)
return {'stored'}
