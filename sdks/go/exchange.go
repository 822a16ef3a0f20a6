package parley

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	mathrand "math/rand"
	"net"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

const (
	// A longer wait is the caller's decision: then the error is returned.
	maxDelay      = 30 * time.Second
	maxRetryAfter = time.Minute
	// The server sends something every 15 seconds on each stream.
	silence = 45 * time.Second
)

type route struct{ operation, flags, mediaType string }

var (
	routes     map[string]route
	makeRoutes sync.Once
)

func routesByOperation() map[string]route {
	makeRoutes.Do(func() {
		routes = make(map[string]route, len(routeRows))
		for _, each := range routeRows {
			routes[each.operation] = each
		}
	})
	return routes
}

// deadline cancels an attempt when nothing arrives in time. It is set again with each part of a stream.
type deadline struct {
	timer     *time.Timer
	cancel    context.CancelFunc
	isExpired atomic.Bool
	limit     time.Duration
}

func newDeadline(cancel context.CancelFunc, limit time.Duration) *deadline {
	made := &deadline{cancel: cancel, limit: limit}
	made.timer = time.AfterFunc(limit, func() {
		made.isExpired.Store(true)
		cancel()
	})
	return made
}

func (d *deadline) set(limit time.Duration) {
	d.limit = limit
	d.timer.Reset(limit)
}

func (d *deadline) pause() { d.timer.Stop() }

func (d *deadline) end() {
	d.timer.Stop()
	d.cancel()
}

// answer is an answer that is being read.
type answer struct {
	response  *http.Response
	deadline  *deadline
	ctx       context.Context
	key       string
	operation string
	isKept    bool
}

func (c *Client) perform(ctx context.Context, call Call, read func(*answer) error) error {
	options := callOptions{timeout: c.settings.Timeout, maxRetries: c.settings.MaxRetries}
	for _, option := range call.Options {
		option(&options)
	}
	address, err := c.address(call)
	if err != nil {
		return err
	}
	key, err := c.key(ctx, "")
	if err != nil {
		return err
	}
	found, isKnown := routesByOperation()[call.Operation]
	if !isKnown {
		found = route{call.Operation, "b", ""}
	}
	body, err := writeBody(found, call)
	if err != nil {
		return err
	}
	method, _, _ := strings.Cut(call.Operation, " ")
	headers, err := c.headers(found, options, key, body)
	if err != nil {
		return err
	}
	isRepeatable := method != http.MethodPost || strings.ContainsAny(found.flags, "ih")
	retries := options.maxRetries
	if body.isOnce {
		retries = 0
	}
	failures, waited, isUnknown, isRenewed := 0, time.Duration(0), false, false
	for attempt := 1; ; attempt++ {
		err := c.attempt(ctx, call.Operation, method, address, headers, body, key, options.timeout, attempt, read)
		if err == nil {
			return nil
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		var problem *Error
		errors.As(err, &problem)
		if c.settings.AccessToken != nil && problem != nil && problem.Status == 401 && !isRenewed && !body.isOnce {
			refused, wrong := key, error(nil)
			if key, wrong = c.key(ctx, refused); wrong != nil {
				return wrong
			}
			isRenewed = true
			headers.Set("Authorization", "Bearer "+key)
			if key != refused {
				continue
			}
		}
		// After a DELETE whose answer was lost, 404 means that the first attempt succeeded.
		if isUnknown && method == http.MethodDelete && problem != nil && problem.Status == 404 {
			return nil
		}
		if problem != nil && problem.Code == "request-in-progress" && waited < options.timeout {
			wait := longer(problem.RetryAfter, c.settings.RetryDelay)
			waited += wait
			if err := pause(ctx, wait); err != nil {
				return err
			}
			continue
		}
		failures++
		wait, isWorth := delay(err, problem, failures, retries, isRepeatable, c.settings.RetryDelay)
		if !isWorth {
			return err
		}
		isUnknown = isUnknown || problem == nil || problem.Status != 429
		if err := pause(ctx, wait); err != nil {
			return err
		}
	}
}

func (c *Client) key(ctx context.Context, refused string) (key string, err error) {
	switch {
	case c.settings.AccessToken != nil:
		key, err = c.settings.AccessToken(ctx, refused)
		if err == nil && key == "" {
			err = fmt.Errorf("%w: AccessToken gave no token", ErrWrongUse)
		}
	case c.settings.KeyFunc != nil:
		key, err = c.settings.KeyFunc(ctx)
	default:
		return c.settings.APIKey, nil
	}
	if err == nil && !goodKey.MatchString(key) {
		err = errBadKey
	}
	return key, err
}

var (
	pathParameter = regexp.MustCompile(`\{\w+\}`)
	goodHeader    = regexp.MustCompile(`^[\t\x20-\x7e\x80-\xff]*$`)
)

func (c *Client) address(call Call) (string, error) {
	_, path, _ := strings.Cut(call.Operation, " ")
	var wrong error
	path = pathParameter.ReplaceAllStringFunc(path, func(found string) string {
		name, text := found[1:len(found)-1], ""
		for _, each := range call.Params {
			if each.Name == name {
				text = written(each.Value)
			}
		}
		// Servers resolve dots, so the call would reach another path.
		if text == "" || text == "." || text == ".." {
			wrong = fmt.Errorf("%w: %s cannot be %q", ErrWrongUse, name, text)
		}
		return strings.ReplaceAll(url.QueryEscape(text), "+", "%20")
	})
	if wrong != nil {
		return "", wrong
	}
	if query := writeQuery(call.Query); query != "" {
		path += "?" + query
	}
	return c.settings.Endpoint + path, nil
}

func (c *Client) headers(found route, options callOptions, key string, body writtenBody) (http.Header, error) {
	headers := http.Header{}
	headers.Set("Accept", "application/json, */*")
	headers.Set("Parley-Version", APIVersion)
	if key != "" {
		headers.Set("Authorization", "Bearer "+key)
	}
	if body.mediaType != "" {
		headers.Set("Content-Type", body.mediaType)
	}
	// All attempts share one key, so that the server does the work once.
	if strings.Contains(found.flags, "i") {
		if options.idempotencyKey == "" {
			options.idempotencyKey = randomKey()
		}
		headers.Set("Idempotency-Key", options.idempotencyKey)
	}
	for _, each := range options.headers {
		if value := written(each.Value); value != "" {
			headers.Set(each.Name, value)
		}
	}
	for name, values := range headers {
		if !goodHeader.MatchString(values[0]) {
			return nil, fmt.Errorf("%w: %s has characters that no header has", ErrWrongUse, name)
		}
	}
	return headers, nil
}

func (c *Client) attempt(ctx context.Context, operation, method, address string, headers http.Header, body writtenBody, key string, timeout time.Duration, number int, read func(*answer) error) (err error) {
	began := time.Now()
	entry := LogEntry{Operation: operation, Attempt: number}
	defer func() {
		if c.settings.Log != nil {
			entry.Duration, entry.Err = time.Since(began), err
			c.settings.Log(entry)
		}
	}()
	inner, cancel := context.WithCancel(ctx)
	// Known bytes have the time that a slow line of 16 kB a second takes.
	limit := newDeadline(cancel, timeout+time.Duration(len(body.whole)/16)*time.Millisecond)
	got := &answer{deadline: limit, ctx: ctx, key: key, operation: operation}
	defer func() {
		if !got.isKept {
			limit.end()
			if got.response != nil {
				got.response.Body.Close()
			}
		}
	}()
	request, err := http.NewRequestWithContext(inner, method, address, body.begin(limit, timeout))
	if err != nil {
		return fmt.Errorf("%w: the address cannot be called", ErrWrongUse)
	}
	request.Header = headers.Clone()
	// The library must not send a request again by itself.
	request.GetBody = nil
	if got.response, err = c.settings.HTTPClient.Do(request); err != nil {
		return got.lossOf(err)
	}
	entry.Status, entry.RequestID = got.response.StatusCode, got.response.Header.Get("X-Request-Id")
	if entry.Status < 200 || entry.Status > 299 {
		return got.readError()
	}
	return read(got)
}

func (a *answer) lossOf(err error) error {
	var own *Error
	var replay *NotRecorded
	switch {
	case a.ctx.Err() != nil:
		return a.ctx.Err()
	case errors.As(err, &own) || errors.Is(err, ErrWrongUse) || errors.As(err, &replay):
		return err
	case a.deadline.isExpired.Load():
		return &Unreachable{fmt.Sprintf("Nothing arrived for %s.", a.deadline.limit), true}
	case errors.Is(err, syscall.ECONNREFUSED):
		return &Unreachable{"Nothing listens: the connection was refused. Check the port.", false}
	}
	var name *net.DNSError
	if errors.As(err, &name) {
		return &Unreachable{"No machine has the name in the endpoint.", false}
	}
	// The text is our own, since others may quote the address or the key.
	return &Unreachable{"The connection was lost.", false}
}

func (a *answer) readAll() ([]byte, error) {
	data, err := io.ReadAll(a.response.Body)
	if err != nil {
		return nil, a.lossOf(err)
	}
	return data, nil
}

// text leaves the key out, which a proxy may quote.
func (a *answer) text(data []byte) string {
	if a.key == "" {
		return string(data)
	}
	return strings.ReplaceAll(string(data), a.key, "[key]")
}

func (a *answer) mediaType() string { return a.response.Header.Get("Content-Type") }

func (a *answer) unexpected(text string, retryAfter time.Duration) error {
	title := fmt.Sprintf("The answer with status %d is not one of Parley.", a.response.StatusCode)
	if len(text) > 1000 {
		text = text[:1000]
	}
	document := map[string]any{"code": CodeUnexpectedAnswer, "title": title, "detail": title, "body": text}
	document["requestId"] = a.response.Header.Get("X-Request-Id")
	return newError(a.response.StatusCode, document, retryAfter)
}

func (a *answer) readError() error {
	retryAfter := readRetryAfter(a.response.Header.Get("Retry-After"))
	data, err := a.readAll()
	if err != nil {
		return err
	}
	text := a.text(data)
	var document map[string]any
	if decode([]byte(text), &document) != nil {
		return a.unexpected(text, retryAfter)
	}
	if !strings.HasPrefix(a.mediaType(), "application/problem") {
		// The compatible APIs answer in OpenAI's form.
		foreign, _ := document["error"].(map[string]any)
		document = foreign
		if document != nil {
			document["title"], document["detail"] = document["message"], document["message"]
		}
	}
	if _, isText := document["code"].(string); !isText {
		return a.unexpected(text, retryAfter)
	}
	return newError(a.response.StatusCode, document, retryAfter)
}

var ofInterface = regexp.MustCompile(`^\w+ /(?:api|v1)/`)
var isJSON = regexp.MustCompile(`^application/(?:\w+\+)?json`)

// readValue reads JSON into a value. A text is read into a *string or a *any.
func (a *answer) readValue(into any) error {
	data, err := a.readAll()
	if err != nil {
		return err
	}
	// A proxy, or another server, may answer with a page of its own in place of the interface.
	if strings.HasPrefix(a.mediaType(), "text/html") && ofInterface.MatchString(a.operation) {
		return a.unexpected(a.text(data), 0)
	}
	if len(data) == 0 || into == nil {
		return nil
	}
	if !isJSON.MatchString(a.mediaType()) {
		switch place := into.(type) {
		case *string:
			*place = string(data)
			return nil
		case *any:
			*place = string(data)
			return nil
		}
	}
	if err := decode(data, into); err != nil || !json.Valid(data) {
		return a.unexpected(a.text(data), 0)
	}
	return nil
}

func readRetryAfter(header string) time.Duration {
	if seconds, err := strconv.Atoi(header); err == nil && seconds >= 0 {
		return time.Duration(seconds) * time.Second
	}
	if at, err := http.ParseTime(header); err == nil {
		return longer(time.Until(at), 0)
	}
	return 0
}

func backoff(first time.Duration, failures int) time.Duration {
	wait := first
	for count := 1; count < failures && wait < maxDelay; count++ {
		wait *= 2
	}
	if wait > maxDelay {
		wait = maxDelay
	}
	// It is random, so that many clients do not return at the same moment.
	return time.Duration(float64(wait) * (0.5 + mathrand.Float64()/2))
}

func delay(err error, problem *Error, failures, most int, isRepeatable bool, first time.Duration) (time.Duration, bool) {
	var lost *Unreachable
	if failures > most {
		return 0, false
	}
	wait := backoff(first, failures)
	if errors.As(err, &lost) {
		return wait, isRepeatable
	}
	if problem == nil || problem.RetryAfter > maxRetryAfter {
		return 0, false
	}
	// The server answers 429 before it does anything. After the other statuses the outcome is unknown.
	isPassing := problem.Status >= 502 && problem.Status <= 504
	return longer(wait, problem.RetryAfter), problem.Status == 429 || (isRepeatable && isPassing)
}

func longer(one, other time.Duration) time.Duration {
	if one > other {
		return one
	}
	return other
}

func pause(ctx context.Context, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

func randomKey() string {
	var random [16]byte
	if _, err := rand.Read(random[:]); err != nil {
		panic(err)
	}
	return hex.EncodeToString(random[:])
}

func callFor[T any](ctx context.Context, client *Client, call Call) (T, error) {
	var value T
	err := client.Do(ctx, call, &value)
	return value, err
}

func callForRecord[T any](ctx context.Context, client *Client, call Call) (*T, error) {
	value := new(T)
	if err := client.Do(ctx, call, value); err != nil {
		return nil, err
	}
	return value, nil
}

func callForNothing(ctx context.Context, client *Client, call Call) error {
	return client.Do(ctx, call, nil)
}

func callForText(ctx context.Context, client *Client, call Call) (string, error) {
	text := bytes.Buffer{}
	err := client.perform(ctx, call, func(answer *answer) error {
		text.Reset()
		data, err := answer.readAll()
		text.Write(data)
		return err
	})
	return text.String(), err
}

func addressOfSocket(client *Client, call Call) (string, error) {
	address, err := client.address(call)
	return "ws" + strings.TrimPrefix(address, "http"), err
}
