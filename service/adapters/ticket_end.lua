-- Ends a ticket that waits: it expires, or its player has cancelled it.
--
-- KEYS  1 ticket  2 waiting  3 holders
-- ARGV  1 state to come  2 place among those waiting  3 game and player  4 id  5 wake-up channel
--       6 how long the ticket is kept from now, in ms
-- Gives the state before, which stays unless it was `waiting`.

local state = redis.call('HGET', KEYS[1], 'state')
if state ~= 'waiting' then
  return state or ARGV[1]
end
redis.call('HSET', KEYS[1], 'state', ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[6])
redis.call('ZREM', KEYS[2], ARGV[2])
redis.call('HDEL', KEYS[3], ARGV[3])
redis.call('PUBLISH', ARGV[5], ARGV[4] .. ' 1')
return state
