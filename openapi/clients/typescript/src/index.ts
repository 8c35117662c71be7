/** Every operation of the contract and every type in it, as generated; and around them what a game needs. */
export * from './generated/index.js';
export type { Client } from './generated/client/index.js';
export { answered, connect, Refusal, Unreachable } from './connection.js';
export { followMatch, followMine, type Following, type OwnTold, type Told } from './follow.js';
export { type Attempt, play, safely, type Trying } from './moves.js';
export { sentence } from './sentences.js';
