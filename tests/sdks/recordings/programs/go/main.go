// Records three calls, or plays them back: go run . record|replay FILE URL
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"parley"
)

func main() {
	if err := run(context.Background(), os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(ctx context.Context, mode, path, url string) error {
	settings := parley.Settings{Endpoint: url}
	if mode == "record" {
		recorder, err := parley.NewRecorder(path, nil)
		if err != nil {
			return err
		}
		settings.HTTPClient = recorder
	} else {
		replayer, err := parley.NewReplayer(path)
		if err != nil {
			return err
		}
		settings.HTTPClient, settings.WithoutKey = replayer, true
	}
	client, err := parley.New(settings)
	if err != nil {
		return err
	}
	asked := parley.NewLead{Email: parley.Ptr("grace@example.com"), Name: parley.Ptr("Grace Ünal"), Message: parley.Ptr(`1 < 2 & "so" on / off`)}
	lead, err := client.Leads.Create(ctx, asked)
	if err != nil {
		return err
	}
	page, err := client.Leads.List(&parley.LeadsListQuery{Limit: parley.Ptr(int64(1))}).Page(ctx, "")
	if err != nil {
		return err
	}
	chatbot, text := parley.Chatbot{Client: client}, ""
	stream := chatbot.Stream(ctx, parley.SendMessage{Message: "Is delivery free?"})
	defer stream.Close()
	for stream.Next() {
		text += stream.Event().Text
	}
	if stream.Err() != nil {
		return stream.Err()
	}
	written, err := json.Marshal(map[string]any{"lead": lead.ID, "name": page.Data[0].Name, "listed": len(page.Data), "text": text})
	fmt.Println(string(written))
	return err
}
