"""The client's own words, in English and Korean. Those of the games come from the server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True)
class Words:
    """What the client says itself, in one language; `{…}` is filled in by `format`.

    `player` is how the person is called unless a name is given, and `bots` are the names of the bots, since two of a
    kind could not be told apart. `refusals` are by the code of a problem.
    """

    player: str
    bots: tuple[str, ...]
    you: str
    help: str
    go_on: str
    your_moves: str
    prompt: str
    nameless_move: str
    not_understood: str
    no_such_move: str
    only_move: str
    waiting_for: str
    waiting_for_seats: str
    empty_seat: str
    lost: str
    found: str
    interrupted: str
    left: str
    over: str
    abandoned: str
    place: str
    unreachable: str
    not_upcard: str
    no_address: str
    no_match: str
    no_game: str
    no_bot: str
    no_option: str
    wrong_option: str
    allowed: str
    usually: str
    wrong_seats: str
    wrong_name: str
    wrong_request: str
    other_refusal: str
    refusals: Mapping[str, str]

    def refusal(self, problem: Mapping[str, Any]) -> str:
        """Why the server says no, as far as the code of the problem tells."""
        code = problem["code"]
        return self.refusals.get(code) or self.other_refusal.format(detail=problem.get("detail", code))


ENGLISH = Words(
    player="Player",
    bots=("Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"),
    you="you",
    help="A number plays that move.   ? rules   l log   v view   q quit",
    go_on="To go on with this match:",
    your_moves="You can:",
    prompt="Your move: ",
    nameless_move="a move without a name",
    not_understood="Type the number of a move, or   ? rules   l log   v view   q quit",
    no_such_move="The moves are numbered from 1 to {last}.",
    only_move="The only move: {move}.",
    waiting_for="Waiting for {names} …",
    waiting_for_seats="Waiting until every seat is taken …",
    empty_seat="Seat {number}",
    lost="The server does not answer; trying again …",
    found="The server is back.",
    interrupted="Interrupted.",
    left="You have left the table; the match waits for you.",
    over="Final places:",
    abandoned="The match was abandoned.",
    place="{place}. {name} ({score})",
    unreachable="No server answers at {address} ({reason}). `upcard up` starts one.",
    not_upcard="What answers at {address} is not an Upcard server ({reason}).",
    no_address="{address} is not the address of a server, such as http://localhost:8000.",
    no_match="{match} is neither the id nor the address of a match.",
    no_game="There is no game {game}. There are: {games}.",
    no_bot="There is no bot {bot}. There are: {bots}.",
    no_option="There is no option {name}. There are: {names}.",
    wrong_option="The option {name} cannot be {value}.",
    allowed="Allowed: {values}.",
    usually="Usually {default}.",
    wrong_seats="{game} is not played by {given}. Players: {allowed}.",
    wrong_name="Nobody can be called {name}: 1 to 40 visible characters, without spaces at either end.",
    wrong_request="The server does not accept {pointer}: {detail}.",
    other_refusal="The server says no: {detail}.",
    refusals=MappingProxyType(
        {
            "match_not_found": "There is no such match, or the token belongs to another one.",
            "unauthenticated": "Nobody at this table has that token.",
            "stale_version": "The table has moved on in the meantime. Look again.",
            "not_your_turn": "It is not your turn.",
            "match_over": "The match is over.",
            "match_not_started": "The match has not started.",
            "not_stored": "The server cannot store anything just now. Try again later.",
            "store_unavailable": "The server cannot reach its matches just now. Try again later.",
        }
    ),
)

KOREAN = Words(
    player="플레이어",
    bots=("민준", "서연", "하준", "유나", "도윤", "지아", "시우", "은서", "태오"),
    you="나",
    help="번호를 입력하면 그 수를 둡니다.   ? 규칙   l 기록   v 상황   q 나가기",
    go_on="이 게임을 이어서 하려면:",
    your_moves="할 수 있는 일:",
    prompt="선택: ",
    nameless_move="이름 없는 수",
    not_understood="번호를 입력하세요.   ? 규칙   l 기록   v 상황   q 나가기",
    no_such_move="번호는 1부터 {last}까지입니다.",
    only_move="할 수 있는 일이 하나뿐입니다: {move}.",
    waiting_for="기다리는 중: {names} …",
    waiting_for_seats="빈자리가 모두 차기를 기다리는 중 …",
    empty_seat="{number}번 자리",
    lost="서버가 응답하지 않아 다시 시도하는 중 …",
    found="서버와 다시 연결되었습니다.",
    interrupted="중단했습니다.",
    left="자리를 떠났습니다. 게임은 돌아올 때까지 기다립니다.",
    over="최종 순위:",
    abandoned="게임이 중단되어 끝났습니다.",
    place="{place}위 {name} ({score})",
    unreachable="{address} 주소에서 서버가 응답하지 않습니다. ({reason}) 서버는 `upcard up`으로 시작합니다.",
    not_upcard="{address} 주소에서 응답하는 것은 Upcard 서버가 아닙니다. ({reason})",
    no_address="서버 주소가 아닙니다: {address} (예: http://localhost:8000)",
    no_match="게임의 ID도 주소도 아닙니다: {match}",
    no_game="그런 게임은 없습니다: {game}. 있는 게임: {games}.",
    no_bot="그런 봇은 없습니다: {bot}. 있는 봇: {bots}.",
    no_option="그런 옵션은 없습니다: {name}. 있는 옵션: {names}.",
    wrong_option="옵션 {name}의 값으로 쓸 수 없습니다: {value}.",
    allowed="가능한 값: {values}.",
    usually="기본값: {default}.",
    wrong_seats="{game}의 인원이 맞지 않습니다: {given}명. 가능한 인원: {allowed}명.",
    wrong_name="이름으로 쓸 수 없습니다: {name}. 보이는 글자 1~40자이고 앞뒤에 공백이 없어야 합니다.",
    wrong_request="서버가 받아들이지 않은 부분: {pointer} ({detail})",
    other_refusal="서버가 거절했습니다: {detail}",
    refusals=MappingProxyType(
        {
            "match_not_found": "그런 게임이 없거나, 토큰이 다른 게임의 것입니다.",
            "unauthenticated": "이 테이블에 그 토큰을 가진 사람이 없습니다.",
            "stale_version": "그사이에 상황이 바뀌었습니다. 다시 살펴보세요.",
            "not_your_turn": "지금은 차례가 아닙니다.",
            "match_over": "이미 끝난 게임입니다.",
            "match_not_started": "아직 시작하지 않은 게임입니다.",
            "not_stored": "서버가 지금은 아무것도 저장하지 못합니다. 나중에 다시 시도하세요.",
            "store_unavailable": "서버가 지금은 게임을 읽지 못합니다. 나중에 다시 시도하세요.",
        }
    ),
)

WORDS: Mapping[str, Words] = MappingProxyType({"en": ENGLISH, "ko": KOREAN})
"""The words by language."""
