/**
 * How a game is drawn. Each game has such a face, and the table knows no more of it.
 *
 * @typedef {import("../table/scene.js").Scene} Scene
 * @typedef {import("../drawing/element.js").Child} Child
 *
 * @typedef {object} Fact a word about a seat, such as its chips
 * @property {string} label
 * @property {string | number} value
 * @property {Child} [mark] that shows the same
 *
 * @typedef {object} Face
 * @property {(scene: Scene) => string} headline where the match is, such as its round
 * @property {(scene: Scene, seat: number) => Fact[]} facts
 * @property {(scene: Scene, seat: number) => string[]} tags such as "dealer"
 * @property {(scene: Scene) => Child[]} felt
 * @property {(scene: Scene) => string[] | null} hand the viewer's cards; null if it has none
 * @property {(scene: Scene, card: string) => import("../contract.js").Move} wish what a card of the hand stands for where
 *   no legal move names a card
 * @property {(scene: Scene) => Child} [advice] beside the hand
 */

export {};
