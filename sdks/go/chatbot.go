package parley

import (
	"context"
	"encoding/json"
)

// Chatbot talks to the assistant, as a visitor or for one. It is for one conversation partner, and not for
// many goroutines.
type Chatbot struct {
	Client *Client
	// Model names a language model, unless a message names another one.
	Model string
	// VisitorToken comes with the first answer to a publishable key, and opens the visitor's conversations.
	VisitorToken string
	// UserToken gives your server's proof of who the user is.
	UserToken func() string
}

const sending = "POST /api/chatbot/send"

// Send sends a message and waits for the whole answer.
func (b *Chatbot) Send(ctx context.Context, message SendMessage, options ...Option) (*ChatAnswer, error) {
	call := Call{Operation: sending, Body: b.body(message), Options: append(b.options(b.VisitorToken), options...)}
	answer, err := callForRecord[ChatAnswer](ctx, b.Client, call)
	if err == nil && answer.VisitorToken != nil {
		b.VisitorToken = *answer.VisitorToken
	}
	return answer, err
}

func (b *Chatbot) body(message SendMessage) SendMessage {
	if message.Model == nil && b.Model != "" {
		message.Model = &b.Model
	}
	return message
}

func (b *Chatbot) options(visitorToken string) []Option {
	options := []Option{WithHeader("X-Visitor-Token", visitorToken)}
	if b.UserToken != nil {
		options = append(options, WithHeader("X-User-Token", b.UserToken()))
	}
	return options
}

// ChatEvent is one event of an answer that is written.
type ChatEvent struct {
	// Type is message.started, .delayed, .delta with Text, .citation with Citation, and last .completed or
	// .interrupted with Answer.
	Type      string
	MessageID string
	SessionID string
	Text      string
	Citation  *Citation
	Answer    *ChatAnswer
	// Raw is the event as it arrived.
	Raw Raw
}

// ChatStream gives an answer while it is written.
type ChatStream struct {
	bot     *Chatbot
	events  *resumed
	visitor string
	started struct{ MessageID, SessionID string }
	event   ChatEvent
	err     error
	cancel  context.CancelFunc
}

// Stream sends a message and gives the answer while it is written. A lost connection is resumed: no text is
// missing and none arrives twice. Closing the stream does not stop the answer; Stop does.
func (b *Chatbot) Stream(ctx context.Context, message SendMessage, options ...Option) *ChatStream {
	ctx, cancel := context.WithCancel(ctx)
	stream := &ChatStream{bot: b, visitor: b.VisitorToken, cancel: cancel}
	chosen := callOptions{maxRetries: b.Client.settings.MaxRetries}
	for _, option := range options {
		option(&chosen)
	}
	// All connections use one key, whatever the client sends in the meantime.
	options = append([]Option{WithIdempotencyKey(randomKey())}, options...)
	body := b.body(message)
	connect := func(lastID string) (*EventStream, error) {
		all := append(append(b.options(stream.visitor), WithHeader("Last-Event-Id", lastID)), options...)
		if stream.started.MessageID == "" {
			return callForEvents(ctx, b.Client, Call{Operation: sending, Body: body, Options: all})
		}
		params := []Param{{"sessionId", stream.started.SessionID}}
		return callForEvents(ctx, b.Client, Call{Operation: "GET /api/conversations/{sessionId}/events", Params: params, Options: all})
	}
	stream.events = &resumed{connect: connect, judge: stream.judge, maxRetries: chosen.maxRetries, firstDelay: b.Client.settings.RetryDelay, ctx: ctx}
	return stream
}

// judge passes over other messages: an answer is resumed over the stream of its conversation.
func (s *ChatStream) judge(event ServerSentEvent) verdict {
	var value struct {
		MessageID *string
		Status    any
	}
	_ = json.Unmarshal([]byte(event.Data), &value)
	if s.started.MessageID != "" && value.MessageID != nil && *value.MessageID != s.started.MessageID {
		return isSkipped
	}
	status, _ := value.Status.(float64)
	switch {
	case event.Event == "message.completed" || event.Event == "message.interrupted":
		return isLast
	case event.Event != "error":
		return goesOn
	// An error without an id is about this connection's node. Another node continues the answer.
	case event.ID == "" && status >= 502 && status <= 504:
		return reconnects
	}
	return isLast
}

// Next waits for the next event.
func (s *ChatStream) Next() bool {
	for {
		event, isThere := s.events.next()
		if !isThere {
			s.err = s.events.err
			return false
		}
		if event.Event == "error" {
			s.err = readStreamError(event.Data)
			s.Close()
			return false
		}
		var read struct {
			MessageID    string    `json:"messageId"`
			SessionID    string    `json:"sessionId"`
			Text         string    `json:"text"`
			Citation     *Citation `json:"citation"`
			VisitorToken string    `json:"visitorToken"`
		}
		if json.Unmarshal([]byte(event.Data), &read) != nil {
			continue
		}
		s.event = ChatEvent{event.Event, read.MessageID, read.SessionID, read.Text, read.Citation, nil, Raw(event.Data)}
		switch event.Event {
		case "message.started":
			s.started.MessageID, s.started.SessionID = read.MessageID, read.SessionID
			if read.VisitorToken != "" {
				s.visitor = read.VisitorToken
			}
			s.bot.VisitorToken = s.visitor
		case "message.completed", "message.interrupted":
			s.event.Answer = new(ChatAnswer)
			if s.err = decode([]byte(event.Data), s.event.Answer); s.err != nil {
				return false
			}
			if s.visitor != "" {
				s.event.Answer.VisitorToken = &s.visitor
			}
		case "message.delayed", "message.delta", "message.citation":
		default:
			continue
		}
		return true
	}
}

func readStreamError(data string) error {
	var document map[string]any
	if json.Unmarshal([]byte(data), &document) != nil {
		return &Unreachable{Message: "The stream was damaged."}
	}
	status, _ := document["status"].(float64)
	return newError(int(status), document, 0)
}

// Event gives the event that Next waited for.
func (s *ChatStream) Event() ChatEvent { return s.event }

// Err gives the error that ended the stream, or nil.
func (s *ChatStream) Err() error { return s.err }

// Close lets go of the connection.
func (s *ChatStream) Close() {
	s.cancel()
	s.events.close()
}

// Stop stops the answers that are being written in a conversation. It gives the ids of their messages.
func (b *Chatbot) Stop(ctx context.Context, sessionID string) ([]string, error) {
	var answer struct{ Stopped []string }
	call := Call{Operation: "POST /api/conversations/{sessionId}/stop", Params: []Param{{"sessionId", sessionID}}, Options: b.options(b.VisitorToken)}
	err := b.Client.Do(ctx, call, &answer)
	return answer.Stopped, err
}
