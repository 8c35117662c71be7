// A match of Showdown against a bot, by the generated client. Usage: play http://127.0.0.1:8000
package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log"
	"os"
	"reflect"

	upcard "upcard.example/clients/go"
)

const waitSeconds = 20

func main() {
	settings := upcard.NewConfiguration()
	settings.Servers = upcard.ServerConfigurations{{URL: os.Args[1]}}
	client := upcard.NewAPIClient(settings)

	match := opened(client)
	// From here on every request carries the token of seat 0.
	seated := context.WithValue(context.Background(), upcard.ContextAccessToken, match.Seats[0].GetToken())
	fmt.Println("match", match.Id)
	tryToFold(seated, client, match)
	for match.Status == upcard.OWNMATCHSTATUS_ACTIVE {
		match = next(seated, client, match)
	}
	tellTheLog(seated, client, match.Id)
}

func opened(client *upcard.APIClient) *upcard.Match {
	person, bot := upcard.NewSeatOfMatch(upcard.SEATOFMATCHKIND_HUMAN), upcard.NewSeatOfMatch(upcard.SEATOFMATCHKIND_BOT)
	person.SetName("Go")
	bot.SetBot("basic")
	request := upcard.NewMatchRequest("showdown", []upcard.SeatOfMatch{*person, *bot})
	first, energy := any(0), any(4)
	request.SetOptions(map[string]*any{"first_seat": &first, "starting_energy": &energy})
	// The token derives from this key, so nobody may guess it.
	asked := client.MatchesAPI.OpenMatch(context.Background()).MatchRequest(*request).IdempotencyKey(rand.Text())
	match, _, err := asked.Execute()
	must(err)
	return match
}

// The match after one move of ours, or after something that somebody else did.
func next(seated context.Context, client *upcard.APIClient, match *upcard.Match) *upcard.Match {
	if len(match.LegalMoves) > 0 {
		key := fmt.Sprintf("move-%d", match.Version)
		move := client.MovesAPI.MakeMove(seated, match.Id).Move(chosen(match))
		answer, _, err := move.IfMatch(ifMatch(match)).IdempotencyKey(key).Execute()
		must(err)
		return &answer.Match
	}
	_, _, err := client.EventsAPI.ListEvents(seated, match.Id).After(match.Version).Wait(waitSeconds).Execute()
	must(err)
	now, _, err := client.MatchesAPI.GetMatch(seated, match.Id).Execute()
	must(err)
	return now
}

// Bets the least, folds if somebody else has bet, and otherwise makes the first legal move.
func chosen(match *upcard.Match) upcard.Move {
	view := match.View.ShowdownView
	for _, move := range match.LegalMoves {
		switch kind := move.ShowdownMove.GetActualInstance().(type) {
		case *upcard.ShowdownBet:
			if view.Bet.Get() == nil && kind.Count == 1 {
				return move
			}
		case *upcard.ShowdownFold:
			return move
		}
	}
	return match.LegalMoves[0]
}

// A refusal: while cards are being stacked, nobody can fold.
func tryToFold(seated context.Context, client *upcard.APIClient, match *upcard.Match) {
	kind := upcard.ShowdownFoldAsShowdownMove(upcard.NewShowdownFold(upcard.SHOWDOWNFOLDTYPE_FOLD))
	fold := upcard.Move{ShowdownMove: &kind}
	move := client.MovesAPI.MakeMove(seated, match.Id).Move(fold)
	_, _, err := move.IfMatch(ifMatch(match)).IdempotencyKey("fold").Execute()
	var refusal *upcard.GenericOpenAPIError
	if errors.As(err, &refusal) {
		problem := refusal.Model().(upcard.Problem)
		fmt.Println("refused", problem.Status, problem.Code, problem.GetRule())
	}
}

// Prints what each event of the match came as, and how it ended.
func tellTheLog(seated context.Context, client *upcard.APIClient, match string) {
	for after, version := int32(0), int32(1); after < version; {
		page, _, err := client.EventsAPI.ListEvents(seated, match).After(after).Execute()
		must(err)
		for _, event := range page.Events {
			fmt.Println("event", reflect.TypeOf(kind(event)).Elem().Name())
			if event.MatchFinished != nil {
				fmt.Println("places", event.MatchFinished.Places)
			}
		}
		after, version = page.NextAfter, page.Version
	}
}

// What an event came as: whichever field of the union is not nil.
func kind(event upcard.Event) any {
	if event.ShowdownEvent != nil {
		return event.ShowdownEvent.GetActualInstance()
	}
	union := reflect.ValueOf(event)
	for i := range union.NumField() {
		if !union.Field(i).IsNil() {
			return union.Field(i).Interface()
		}
	}
	return &event
}

func ifMatch(match *upcard.Match) string {
	return fmt.Sprintf("%q", fmt.Sprint(match.Version))
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
