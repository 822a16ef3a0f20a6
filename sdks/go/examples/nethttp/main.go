// A webhook comes in, and an answer streams out, with net/http.
package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"parley"
)

func receive(response http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(response, request.Body, 1<<20))
	if err != nil {
		return
	}
	event, err := parley.UnwrapWebhook(body, request.Header, os.Getenv("WEBHOOK_SECRET"))
	if err != nil {
		http.Error(response, err.Error(), http.StatusBadRequest)
		return
	}
	if message, isMessage := event.Data.(*parley.Message); isMessage {
		fmt.Println(event.ID, message.Text)
	}
	response.WriteHeader(http.StatusNoContent)
}

func chat(chatbot *parley.Chatbot) http.HandlerFunc {
	return func(response http.ResponseWriter, request *http.Request) {
		stream := chatbot.Stream(request.Context(), parley.SendMessage{Message: request.FormValue("question")})
		defer stream.Close()
		response.Header().Set("Content-Type", "text/plain; charset=utf-8")
		for stream.Next() {
			fmt.Fprint(response, stream.Event().Text)
			response.(http.Flusher).Flush()
		}
		if err := stream.Err(); err != nil {
			log.Println(err)
		}
	}
}

func main() {
	client, err := parley.New(parley.Settings{})
	if err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/webhook", receive)
	http.HandleFunc("/chat", chat(&parley.Chatbot{Client: client}))
	log.Fatal(http.ListenAndServe(os.Getenv("ADDRESS"), nil))
}
