// Runs every conformance case with the Go client and prints a table: go run . http://127.0.0.1:4010
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"reflect"
	"strings"
	"time"

	"parley"
)

const key = "parley_sk_conformance"

type testCase struct {
	Name    string          `json:"name"`
	URL     string          `json:"url"`
	Outcome json.RawMessage `json:"outcome"`
	Answers []struct {
		Status int    `json:"status"`
		Ending string `json:"ending"`
	} `json:"answers"`
	Call struct {
		Kind           string            `json:"kind"`
		Operation      string            `json:"operation"`
		Params         map[string]string `json:"params"`
		Query          json.RawMessage   `json:"query"`
		Body           json.RawMessage   `json:"body"`
		AccessTokens   []string          `json:"accessTokens"`
		IdempotencyKey string            `json:"idempotencyKey"`
		Settings       struct {
			MaxRetries *int `json:"maxRetries"`
			TimeoutMs  int  `json:"timeoutMs"`
		} `json:"settings"`
		CancelAfterRequests int `json:"cancelAfterRequests"`
		CancelAfterEvents   int `json:"cancelAfterEvents"`
		Take                int `json:"take"`
		Webhook             struct {
			Body       string            `json:"body"`
			Headers    map[string]string `json:"headers"`
			Secret     string            `json:"secret"`
			NowSeconds int64             `json:"nowSeconds"`
		} `json:"webhook"`
	} `json:"call"`
}

func main() {
	server, failed := os.Args[1], 0
	var cases []testCase
	get(server+"/cases", &cases)
	for _, each := range cases {
		faults := check(each)
		if len(faults) == 0 {
			fmt.Println("pass  " + each.Name)
			continue
		}
		failed++
		fmt.Println("fail  " + each.Name + "\n      " + strings.Join(faults, "\n      "))
	}
	fmt.Printf("%d of %d cases pass.\n", len(cases)-failed, len(cases))
	if failed > 0 {
		os.Exit(1)
	}
}

func get(url string, into any) {
	answer, err := http.Get(url)
	if err != nil {
		panic(err)
	}
	defer answer.Body.Close()
	if err := json.NewDecoder(answer.Body).Decode(into); err != nil {
		panic(err)
	}
}

func check(test testCase) []string {
	var logged []parley.LogEntry
	value, err := perform(test, func(entry parley.LogEntry) { logged = append(logged, entry) })
	outcome := map[string]any{"value": value}
	if err != nil {
		outcome = describe(err, test)
	}
	var faults []string
	if got := written(outcome); !isSame(got, test.Outcome) {
		faults = append(faults, "the outcome is "+string(got))
	}
	if !isLogged(test, logged) {
		faults = append(faults, fmt.Sprintf("the log is %+v", logged))
	}
	var verdict struct{ Faults []string }
	get(test.URL+"/verdict", &verdict)
	return append(faults, verdict.Faults...)
}

// isLogged tells whether each request has an entry, and none has the key.
func isLogged(test testCase, logged []parley.LogEntry) bool {
	var statuses, wanted []int
	for _, each := range logged {
		statuses = append(statuses, each.Status)
	}
	for _, each := range test.Answers {
		switch {
		case each.Ending == "refuse" && strings.HasPrefix(test.Call.Operation, "GET "):
			// net/http sends a GET again by itself when the server has closed a connection that it kept.
			if len(logged) == len(test.Answers) {
				wanted = append(wanted, 0)
			}
		case each.Ending == "refuse":
			wanted = append(wanted, 0)
		case each.Status == 0:
			wanted = append(wanted, 200)
		default:
			wanted = append(wanted, each.Status)
		}
	}
	// A call that is cancelled may end before the headers arrive.
	fits := reflect.DeepEqual(statuses, wanted)
	if test.Call.CancelAfterRequests > 0 {
		fits = len(statuses) == len(wanted)
	}
	return fits && !strings.Contains(fmt.Sprintf("%+v", logged), key)
}

func written(value any) []byte {
	data, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return data
}

func isSame(one, other []byte) bool {
	return reflect.DeepEqual(read(one), read(other))
}

// read keeps the digits of numbers.
func read(data []byte) any {
	var value any
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	if err := decoder.Decode(&value); err != nil {
		panic(err)
	}
	return value
}

// pairs reads the members of an object in their order.
func pairs(data []byte) []parley.Param {
	var list []parley.Param
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	if _, err := decoder.Token(); err != nil {
		return nil
	}
	for decoder.More() {
		name, _ := decoder.Token()
		value, _ := decoder.Token()
		list = append(list, parley.Param{Name: name.(string), Value: value})
	}
	return list
}

func perform(test testCase, log func(parley.LogEntry)) (any, error) {
	call := test.Call
	if call.Kind == "webhook" {
		headers := http.Header{}
		for name, value := range call.Webhook.Headers {
			headers.Set(name, value)
		}
		event, err := parley.UnwrapWebhookAt([]byte(call.Webhook.Body), headers, call.Webhook.Secret, time.Unix(call.Webhook.NowSeconds, 0))
		if err != nil {
			return nil, err
		}
		return event.Raw, nil
	}
	settings := parley.Settings{Endpoint: test.URL, RetryDelay: time.Millisecond, Log: log}
	if tokens := call.AccessTokens; tokens == nil {
		settings.APIKey = key
	} else {
		settings.AccessToken = func(_ context.Context, refused string) (string, error) {
			if refused != "" && refused != tokens[0] {
				return "", errors.New("another token was refused")
			}
			if refused != "" && len(tokens) > 1 {
				tokens = tokens[1:]
			}
			return tokens[0], nil
		}
	}
	settings.Timeout = time.Duration(call.Settings.TimeoutMs) * time.Millisecond
	if most := call.Settings.MaxRetries; most != nil {
		settings.MaxRetries = *most
		if *most == 0 {
			settings.MaxRetries = -1
		}
	}
	client, err := parley.New(settings)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	if call.CancelAfterRequests > 0 {
		go func() {
			get(fmt.Sprintf("%s/received/%d", test.URL, call.CancelAfterRequests), &struct{}{})
			cancel()
		}()
	}
	given := parley.Call{Operation: call.Operation, Query: pairs(call.Query)}
	for name, value := range call.Params {
		given.Params = append(given.Params, parley.Param{Name: name, Value: value})
	}
	if call.Body != nil {
		given.Body = call.Body
	}
	if call.IdempotencyKey != "" {
		given.Options = []parley.Option{parley.WithIdempotencyKey(call.IdempotencyKey)}
	}
	switch call.Kind {
	case "value":
		var value any
		err := client.Do(ctx, given, &value)
		return value, err
	case "items":
		items, pages := []any{}, parley.List[any](client, given)
		for pages.Next(ctx) {
			items = append(items, pages.Item())
		}
		return items, pages.Err()
	case "page":
		page, err := parley.List[any](client, given).Page(ctx, "")
		return page, err
	case "download":
		download, err := client.Open(ctx, given)
		if err != nil {
			return nil, err
		}
		defer download.Close()
		data, err := io.ReadAll(download)
		return string(data), err
	case "watch":
		return watch(ctx, client, call.Take)
	}
	return chat(ctx, cancel, client, test)
}

func watch(ctx context.Context, client *parley.Client, take int) (any, error) {
	var taken []any
	events := client.Watch(ctx, parley.WatchOptions{})
	defer events.Close()
	for len(taken) < take && events.Next() {
		taken = append(taken, events.Event().Raw)
	}
	return taken, events.Err()
}

func chat(ctx context.Context, cancel func(), client *parley.Client, test testCase) (any, error) {
	var body struct{ Message, SessionID string }
	if err := json.Unmarshal(test.Call.Body, &body); err != nil {
		return nil, err
	}
	text, answer, count := "", any(nil), 0
	bot := &parley.Chatbot{Client: client}
	stream := bot.Stream(ctx, parley.SendMessage{Message: body.Message, SessionID: &body.SessionID})
	defer stream.Close()
	for stream.Next() {
		event := stream.Event()
		text += event.Text
		if event.Answer != nil {
			// A struct has zeros for the members that the short answers of the cases lack.
			answer = event.Raw
			text += strings.Repeat("?", len(event.Answer.AIResponse)-len(text))
		}
		if count++; count == test.Call.CancelAfterEvents {
			cancel()
		}
	}
	return map[string]any{"text": text, "answer": answer}, stream.Err()
}

func describe(err error, test testCase) map[string]any {
	if text := fmt.Sprintf("%v %+v %#v", err, err, err); strings.Contains(text, key) {
		return map[string]any{"leak": true}
	}
	var problem *parley.Error
	var lost *parley.Unreachable
	var refused *parley.WebhookRefused
	switch {
	case errors.As(err, &problem):
		described := map[string]any{"status": problem.Status, "code": problem.Code}
		var wanted struct {
			Problem struct{ Members map[string]any }
		}
		_ = json.Unmarshal(test.Outcome, &wanted)
		if len(wanted.Problem.Members) > 0 {
			members := map[string]any{}
			for name := range wanted.Problem.Members {
				members[name] = problem.Document[name]
			}
			described["members"] = members
		}
		return map[string]any{"problem": described}
	case errors.As(err, &lost):
		return map[string]any{"unreachable": map[string]any{"isTimeout": lost.IsTimeout}}
	case errors.As(err, &refused):
		return map[string]any{"refused": refused.Reason}
	case errors.Is(err, context.Canceled):
		return map[string]any{"cancelled": true}
	case errors.Is(err, parley.ErrWrongUse):
		return map[string]any{"wrongUse": true}
	}
	return map[string]any{"error": err.Error()}
}
