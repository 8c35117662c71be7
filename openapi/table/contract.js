/**
 * The shapes of the contract, by the names that they have there. Types only: nothing here runs.
 *
 * They are generated from openapi.json when the page is checked (`npm run types` in tests/e2e/table/node).
 *
 * @typedef {import("upcard-contract").components["schemas"]} Schemas
 * @typedef {Schemas["Game"]} Game
 * @typedef {Schemas["GameTexts"]} GameTexts
 * @typedef {Schemas["Texts"]} Texts
 * @typedef {Schemas["Variant"]} Variant
 * @typedef {Schemas["Match"]} Match
 * @typedef {Schemas["OwnMatch"]} OwnMatch
 * @typedef {Schemas["Listing"]} Listing
 * @typedef {Schemas["SeatView"]} SeatView
 * @typedef {Schemas["SeatOfMatch"]} SeatOfMatch
 * @typedef {Schemas["SeatRequest"]} SeatRequest
 * @typedef {Schemas["SubstituteRequest"]} Substitute
 * @typedef {Schemas["MatchRequest"]} MatchRequest
 * @typedef {Schemas["Seated"]} Seated
 * @typedef {Schemas["EventPage"]} EventPage
 * @typedef {Schemas["MoveAnswer"]} MoveAnswer
 * @typedef {Schemas["Verdict"]} Verdict
 * @typedef {Schemas["Problem"]} Problem
 * @typedef {Schemas["PlayerWithToken"]} PlayerWithToken
 * @typedef {Schemas["NewToken"]} NewToken
 * @typedef {Schemas["NewInvitation"]} NewInvitation
 * @typedef {Schemas["Offer"]} Offer
 * @typedef {Schemas["PlayerRatings"]} PlayerRatings
 * @typedef {Schemas["RatingValue"]} RatingValue
 * @typedef {Schemas["RatingExplanation"]} RatingExplanation
 * @typedef {Schemas["Ticket"]} Ticket
 * @typedef {Schemas["ShowdownView"]} ShowdownView
 * @typedef {Schemas["DownAndBackView"]} DownAndBackView
 * @typedef {Schemas["SchieberamschView"]} SchieberamschView
 * @typedef {Schemas["LiarsRaceView"]} LiarsRaceView
 *
 * Moves and events are open to kinds that this page has never heard of, so they are read by field.
 * @typedef {{type: string, [field: string]: any}} Move
 * @typedef {{type: string, version: number, at: string, seat?: number | null, [field: string]: any}} TableEvent
 */

export {};
