import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import java.util.UUID;
import upcard.client.ApiClient;
import upcard.client.ApiException;
import upcard.client.api.EventsApi;
import upcard.client.api.MatchesApi;
import upcard.client.api.MovesApi;
import upcard.client.model.Event;
import upcard.client.model.EventPage;
import upcard.client.model.Match;
import upcard.client.model.MatchFinished;
import upcard.client.model.MatchRequest;
import upcard.client.model.Move;
import upcard.client.model.MoveAnswer;
import upcard.client.model.Problem;
import upcard.client.model.SeatOfMatch;
import upcard.client.model.ShowdownBet;
import upcard.client.model.ShowdownEvent;
import upcard.client.model.ShowdownFold;
import upcard.client.model.ShowdownMove;
import upcard.client.model.ShowdownView;

/** A match of Showdown against a bot, by the generated client. Usage: java PlayAMatch http://127.0.0.1:8000 */
public final class PlayAMatch {
    private static final int WAIT_SECONDS = 20;

    private final ApiClient client = new ApiClient();

    public static void main(String[] arguments) throws Exception {
        PlayAMatch player = new PlayAMatch();
        player.client.updateBaseUri(arguments[0]);
        // Games share words such as round_started, and the client takes the first event of that name that it can read:
        // without this it would read what it knows and drop the rest.
        ObjectMapper strict = player.client.getObjectMapper().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        player.client.setObjectMapper(strict);
        Match match = player.play(player.opened());
        player.tellTheLog(match.getId());
    }

    /** A new match. From here on every request carries the token of seat 0. */
    private Match opened() throws ApiException {
        MatchRequest request = new MatchRequest()
                .game("showdown")
                .options(Map.of("first_seat", 0, "starting_energy", 4))
                .addSeatsItem(new SeatOfMatch().kind(SeatOfMatch.KindEnum.HUMAN).name("Java"))
                .addSeatsItem(new SeatOfMatch().kind(SeatOfMatch.KindEnum.BOT).bot("basic"));
        // The token derives from this key, so nobody may guess it.
        Match match = new MatchesApi(client).openMatch(request, UUID.randomUUID().toString());
        String token = match.getSeats().get(0).getToken();
        client.setRequestInterceptor(sent -> sent.header("Authorization", "Bearer " + token));
        System.out.println("match " + match.getId());
        return match;
    }

    private Match play(Match match) throws Exception {
        MovesApi moves = new MovesApi(client);
        tryToFold(moves, match);
        while (match.getStatus() == Match.StatusEnum.ACTIVE) {
            if (match.getLegalMoves().isEmpty()) {
                EventsApi events = new EventsApi(client);
                events.listEvents(match.getId(), null, match.getVersion(), null, WAIT_SECONDS, null, null);
                match = new MatchesApi(client).getMatch(match.getId(), null, null, null);
            } else {
                String key = "move-" + match.getVersion();
                MoveAnswer answer = moves.makeMove(match.getId(), chosen(match), ifMatch(match), key);
                match = answer.getMatch();
            }
        }
        return match;
    }

    /** A refusal: while cards are being stacked, nobody can fold. */
    private void tryToFold(MovesApi moves, Match match) throws Exception {
        Move fold = new Move(new ShowdownMove(new ShowdownFold().type(ShowdownFold.TypeEnum.FOLD)));
        try {
            moves.makeMove(match.getId(), fold, ifMatch(match), "fold");
        } catch (ApiException refusal) {
            Problem problem = client.getObjectMapper().readValue(refusal.getResponseBody(), Problem.class);
            System.out.println("refused " + problem.getStatus() + " " + problem.getCode() + " " + problem.getRule());
        }
    }

    /** Bets the least, folds if somebody else has bet, and otherwise makes the first legal move. */
    private static Move chosen(Match match) {
        ShowdownView view = match.getView().getShowdownView();
        for (Move move : match.getLegalMoves()) {
            Object kind = move.getShowdownMove().getActualInstance();
            boolean leastBet = kind instanceof ShowdownBet bet && view.getBet() == null && bet.getCount() == 1;
            if (leastBet || kind instanceof ShowdownFold) {
                return move;
            }
        }
        return match.getLegalMoves().get(0);
    }

    private static String ifMatch(Match match) {
        return "\"" + match.getVersion() + "\"";
    }

    /** Prints what each event of the match came as, and how it ended. */
    private void tellTheLog(String match) throws ApiException {
        int after = 0;
        EventPage page;
        do {
            page = new EventsApi(client).listEvents(match, null, after, null, null, null, null);
            for (Event event : page.getEvents()) {
                Object kind = event.getActualInstance();
                if (kind instanceof ShowdownEvent of) {
                    kind = of.getActualInstance();
                }
                System.out.println("event " + kind.getClass().getSimpleName());
                if (kind instanceof MatchFinished end) {
                    System.out.println("places " + end.getPlaces());
                }
            }
            after = page.getNextAfter();
        } while (after < page.getVersion());
    }
}
