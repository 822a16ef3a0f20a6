// Streams answers and reads a long list, and tells how much memory it holds: go run . URL ANSWERS
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"parley"
)

func main() {
	answers, err := strconv.Atoi(os.Args[2])
	if err == nil {
		err = run(context.Background(), os.Args[1], answers)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(ctx context.Context, url string, answers int) error {
	client, err := parley.New(parley.Settings{Endpoint: url})
	if err != nil {
		return err
	}
	chatbot, began := parley.Chatbot{Client: client}, time.Now()
	for count := 1; count <= answers; count++ {
		if err := ask(ctx, &chatbot); err != nil {
			return err
		}
		if count%100 == 0 {
			tell("answers", count, began)
		}
	}
	began = time.Now()
	count, contacts := 0, client.Contacts.List(&parley.ContactsListQuery{Limit: parley.Ptr(int64(100))})
	for contacts.Next(ctx) {
		if contacts.Item().ID == "" {
			return errors.New("no contact")
		}
		if count++; count%1000 == 0 {
			tell("items", count, began)
		}
	}
	return contacts.Err()
}

func ask(ctx context.Context, chatbot *parley.Chatbot) error {
	stream := chatbot.Stream(ctx, parley.SendMessage{Message: "Is delivery free?"})
	defer stream.Close()
	status := ""
	for stream.Next() {
		if answer := stream.Event().Answer; answer != nil {
			status = string(answer.Status)
		}
	}
	if stream.Err() == nil && status != "completed" {
		return errors.New("no answer")
	}
	return stream.Err()
}

func tell(kind string, count int, began time.Time) {
	debug.FreeOSMemory()
	text, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		panic(err)
	}
	pages, err := strconv.Atoi(strings.Fields(string(text))[1])
	if err != nil {
		panic(err)
	}
	line := map[string]any{"kind": kind, "count": count, "bytes": pages * os.Getpagesize(), "seconds": time.Since(began).Seconds()}
	written, _ := json.Marshal(line)
	fmt.Println(string(written))
}
