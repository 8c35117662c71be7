-- Keeps a new ticket, unless it is kept already, or its player has one that waits for the same game.
--
-- KEYS  1 ticket  2 waiting  3 holders  4 the player's tickets
-- ARGV  1 id  2 wish  3 place among those waiting  4 game and player  5 place in the player's list
--       6 time before which that list is forgotten  7 how long it is kept, in ms
-- Gives nothing, or the id of the ticket that there is.

if redis.call('EXISTS', KEYS[1]) == 1 then
  return ARGV[1]
end
local other = redis.call('HGET', KEYS[3], ARGV[4])
if other then
  return other
end
redis.call('HSET', KEYS[1], 'wish', ARGV[2], 'state', 'waiting')
redis.call('ZADD', KEYS[2], 0, ARGV[3])
redis.call('HSET', KEYS[3], ARGV[4], ARGV[1])
redis.call('ZREMRANGEBYLEX', KEYS[4], '-', '(' .. ARGV[6])
redis.call('ZADD', KEYS[4], 0, ARGV[5])
redis.call('PEXPIRE', KEYS[4], ARGV[7])
return false
