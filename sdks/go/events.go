package parley

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"
	"time"
)

// ServerSentEvent is one event of an event stream, as the HTML standard defines it.
type ServerSentEvent struct {
	// ID is empty when the event has none.
	ID    string
	Event string
	Data  string
}

// EventStream gives the events of one connection, until the server ends it.
type EventStream struct {
	lines    *bufio.Reader
	download *Download
	event    ServerSentEvent
	err      error
}

func callForEvents(ctx context.Context, client *Client, call Call) (*EventStream, error) {
	call.Options = append([]Option{WithHeader("Accept", "text/event-stream")}, call.Options...)
	download, err := callForDownload(ctx, client, call)
	if err != nil {
		return nil, err
	}
	return &EventStream{lines: bufio.NewReader(download), download: download}, nil
}

// Next waits for the next event. An incomplete event at the end of a lost connection is dropped.
func (s *EventStream) Next() bool {
	event := ServerSentEvent{Event: "message"}
	var data []string
	for {
		line, err := s.readLine()
		if err != nil {
			if err != io.EOF {
				s.err = err
			}
			s.Close()
			return false
		}
		if line == "" {
			if len(data) > 0 {
				event.Data = strings.Join(data, "\n")
				s.event = event
				return true
			}
			event = ServerSentEvent{Event: "message"}
			continue
		}
		field, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch field {
		case "id":
			event.ID = value
		case "event":
			event.Event = value
		case "data":
			data = append(data, value)
		}
	}
}

func (s *EventStream) readLine() (string, error) {
	line, err := s.lines.ReadString('\n')
	if err != nil {
		return "", err
	}
	return strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r"), nil
}

// Event gives the event that Next waited for.
func (s *EventStream) Event() ServerSentEvent { return s.event }

// Err gives the error that ended the stream, or nil.
func (s *EventStream) Err() error { return s.err }

// Close lets go of the connection.
func (s *EventStream) Close() error { return s.download.Close() }

// verdict says what happens to a stream after an event.
type verdict int

const (
	goesOn verdict = iota
	isSkipped
	isLast
	reconnects
)

// resumed gives every event once and in order, over as many connections as are needed.
type resumed struct {
	connect    func(lastID string) (*EventStream, error)
	judge      func(ServerSentEvent) verdict
	maxRetries int
	firstDelay time.Duration
	ctx        context.Context

	stream   *EventStream
	lastID   string
	failures int
	isEnded  bool
	err      error
}

func (r *resumed) next() (ServerSentEvent, bool) {
	for r.err == nil && !r.isEnded {
		if r.err = r.ctx.Err(); r.err != nil {
			break
		}
		if r.stream == nil && !r.reconnect() {
			break
		}
		if !r.stream.Next() {
			r.lose()
			continue
		}
		event := r.stream.Event()
		found := r.judge(event)
		if found == reconnects {
			r.lose()
			continue
		}
		if event.ID != "" {
			r.lastID, r.failures = event.ID, 0
		}
		r.isEnded = found == isLast
		if found != isSkipped {
			return event, true
		}
	}
	r.close()
	return ServerSentEvent{}, false
}

func (r *resumed) reconnect() bool {
	if r.failures > 0 {
		if r.failures > r.maxRetries {
			r.err = &Unreachable{Message: "The stream was lost too often."}
			return false
		}
		if r.err = pause(r.ctx, backoff(r.firstDelay, r.failures)); r.err != nil {
			return false
		}
	}
	// It retries by itself, so its errors are final.
	r.stream, r.err = r.connect(r.lastID)
	return r.err == nil
}

func (r *resumed) lose() {
	r.close()
	r.failures++
}

func (r *resumed) close() {
	if r.stream != nil {
		r.stream.Close()
		r.stream = nil
	}
}

// Event is what happens in a workspace. A webhook brings the same.
type Event struct {
	// ID is the same in each attempt. Events that are not stored, such as typing, have none.
	ID string
	// Type is one of the constants that begin with Event. A newer server may send others.
	Type      string
	Timestamp time.Time
	// Position is the place in the workspace. A webhook does not bring it.
	Position int64
	// Data is a pointer to the struct of the type, or to any: switch data := event.Data.(type).
	Data any
	// Raw is the event as it arrived.
	Raw Raw
}

var errNoEvent = errors.New("this is no event of Parley")

func readEvent(raw []byte) (*Event, error) {
	var envelope struct {
		ID        string    `json:"id"`
		Type      string    `json:"type"`
		Timestamp time.Time `json:"timestamp"`
		Position  int64     `json:"position"`
		Data      Raw       `json:"data"`
	}
	if err := json.Unmarshal(raw, &envelope); err != nil || envelope.Type == "" {
		return nil, errNoEvent
	}
	event := &Event{envelope.ID, envelope.Type, envelope.Timestamp, envelope.Position, dataOfEvent(envelope.Type), raw}
	if len(envelope.Data) > 0 && decode(envelope.Data, event.Data) != nil {
		event.Data = new(any)
		if err := decode(envelope.Data, event.Data); err != nil {
			return nil, errNoEvent
		}
	}
	return event, nil
}

// WatchOptions say which events a Watch gives, and to whom.
type WatchOptions struct {
	Query        []Param
	VisitorToken string
	UserToken    func() string
	// MaxRetries is how many connections in a row may fail. Default: any number.
	MaxRetries int
}

// Watching gives what happens in a workspace.
type Watching struct {
	events *resumed
	event  *Event
	err    error
	cancel context.CancelFunc
}

// Watch gives what happens in the workspace, until ctx ends. It reconnects by itself.
func (c *Client) Watch(ctx context.Context, options WatchOptions) *Watching {
	if options.MaxRetries == 0 {
		options.MaxRetries = int(^uint(0) >> 1)
	}
	ctx, cancel := context.WithCancel(ctx)
	watching := &Watching{cancel: cancel}
	var position *int64
	connect := func(lastID string) (*EventStream, error) {
		call := Call{Operation: "GET /api/stream", Query: append(options.Query[:len(options.Query):len(options.Query)], Param{"since", position})}
		call.Options = []Option{WithHeader("Last-Event-Id", lastID), WithHeader("X-Visitor-Token", options.VisitorToken), WithMaxRetries(options.MaxRetries)}
		if options.UserToken != nil {
			call.Options = append(call.Options, WithHeader("X-User-Token", options.UserToken()))
		}
		return callForEvents(ctx, c, call)
	}
	judge := func(event ServerSentEvent) verdict {
		// A connection that is lost before the first event resumes at the position of hello.
		if event.Event == "hello" && position == nil {
			var hello struct{ Position *int64 }
			if json.Unmarshal([]byte(event.Data), &hello) == nil {
				position = hello.Position
			}
		}
		return goesOn
	}
	watching.events = &resumed{connect: connect, judge: judge, maxRetries: options.MaxRetries, firstDelay: c.settings.RetryDelay, ctx: ctx}
	return watching
}

// Next waits for the next event.
func (w *Watching) Next() bool {
	event, isThere := w.events.next()
	if !isThere {
		w.err = w.events.err
		return false
	}
	raw := []byte(event.Data)
	if event.ID == "" {
		// An event that is not stored has no envelope: all of it is data.
		raw, _ = json.Marshal(map[string]any{"type": event.Event, "data": Raw(event.Data)})
	}
	if w.event, w.err = readEvent(raw); w.err != nil {
		return false
	}
	if at, err := strconv.ParseInt(event.ID, 10, 64); err == nil {
		w.event.Position = at
	}
	return true
}

// Event gives the event that Next waited for.
func (w *Watching) Event() *Event { return w.event }

// Err gives the error that ended the watching, or nil.
func (w *Watching) Err() error { return w.err }

// Close ends the watching.
func (w *Watching) Close() {
	w.cancel()
	w.events.close()
}
