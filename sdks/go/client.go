// Package parley is the client library of Parley, a self-hosted AI assistant service. It stands on the
// standard library alone.
package parley

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"strings"
	"time"
)

// Doer sends a request. *http.Client is one.
type Doer interface {
	Do(request *http.Request) (*http.Response, error)
}

// LogEntry is one attempt of a call. It has no key, no body and no parameter. What an HTTP client sends
// again by itself is a part of the attempt: net/http does so with a GET on a connection that was closed.
type LogEntry struct {
	Operation string
	Attempt   int
	Duration  time.Duration
	// Status is 0 when no answer arrived.
	Status    int
	RequestID string
	Err       error
}

// Settings of a client. The zero value takes all of them from the environment and the defaults.
type Settings struct {
	// Endpoint is the URL of the server. When it is empty, PARLEY_URL says it.
	Endpoint string
	// APIKey is a key or a member's access token. When it is empty, PARLEY_API_KEY says it.
	APIKey string
	// KeyFunc is asked for the key before each call. It replaces APIKey.
	KeyFunc func(ctx context.Context) (string, error)
	// AccessToken gives the access token of an app, in place of APIKey. It is called before each call, where
	// refused is empty, and once more with the token that the server has refused (401): then the call is sent
	// again with the token that it gives. It may be called by many goroutines.
	AccessToken func(ctx context.Context, refused string) (string, error)
	// WithoutKey makes a client that signs up or signs in first.
	WithoutKey bool
	// MaxRetries is how often a call is retried after a passing failure. Default: 3. Below 0: never.
	MaxRetries int
	// Timeout is the limit of one attempt. Default: a minute.
	Timeout time.Duration
	// RetryDelay is the wait before the first retry. It doubles with each. Default: half a second.
	RetryDelay time.Duration
	// HTTPClient replaces the HTTP client. It must follow no redirect.
	HTTPClient Doer
	// Log gets each attempt.
	Log func(LogEntry)
}

// Client calls every operation of the API. It may be used by many goroutines.
type Client struct {
	Calls
	settings Settings
}

// String shows the endpoint, and never the key.
func (c *Client) String() string { return "parley.Client(" + c.settings.Endpoint + ")" }

// GoString shows the endpoint, and never the key.
func (c *Client) GoString() string { return c.String() }

var (
	goodEndpoint = regexp.MustCompile(`(?i)^https?://[^@/?#\s]+(?:/[^?#\s]*)?$`)
	goodKey      = regexp.MustCompile(`^[\x21-\x7e]*$`)
)

// New makes a client. The error never has the key in its text.
func New(settings Settings) (*Client, error) {
	if settings.Endpoint == "" {
		settings.Endpoint = os.Getenv("PARLEY_URL")
	}
	if !goodEndpoint.MatchString(settings.Endpoint) {
		return nil, fmt.Errorf("%w: Endpoint or PARLEY_URL must be a URL of http or https without a password", ErrWrongUse)
	}
	settings.Endpoint = strings.TrimRight(settings.Endpoint, "/")
	if settings.WithoutKey {
		settings.APIKey, settings.KeyFunc, settings.AccessToken = "", nil, nil
	} else if settings.APIKey == "" && settings.KeyFunc == nil && settings.AccessToken == nil {
		if settings.APIKey = os.Getenv("PARLEY_API_KEY"); settings.APIKey == "" {
			return nil, fmt.Errorf("%w: APIKey or PARLEY_API_KEY is missing; WithoutKey is no key", ErrWrongUse)
		}
	}
	if !goodKey.MatchString(settings.APIKey) {
		return nil, errBadKey
	}
	if settings.MaxRetries == 0 {
		settings.MaxRetries = 3
	}
	if settings.Timeout == 0 {
		settings.Timeout = time.Minute
	}
	if settings.RetryDelay == 0 {
		settings.RetryDelay = 500 * time.Millisecond
	}
	if settings.HTTPClient == nil {
		stay := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
		settings.HTTPClient = &http.Client{CheckRedirect: stay}
	}
	return newClient(settings), nil
}

var errBadKey = fmt.Errorf("%w: the key has characters that no key has", ErrWrongUse)

func newClient(settings Settings) *Client {
	client := &Client{settings: settings}
	client.makeGroups()
	return client
}

// WithKey gives the same client with another credential, e.g. the access token of a member who signed in.
func (c *Client) WithKey(key string) *Client {
	settings := c.settings
	settings.APIKey, settings.KeyFunc, settings.AccessToken = key, nil, nil
	return newClient(settings)
}

// Option changes one call.
type Option func(*callOptions)

type callOptions struct {
	idempotencyKey string
	timeout        time.Duration
	maxRetries     int
	headers        []Param
}

// WithIdempotencyKey is for work that must happen once even if this program restarts.
func WithIdempotencyKey(key string) Option {
	return func(options *callOptions) { options.idempotencyKey = key }
}

// WithTimeout sets the limit of each attempt.
func WithTimeout(timeout time.Duration) Option {
	return func(options *callOptions) { options.timeout = timeout }
}

// WithMaxRetries sets how often the call is retried. Below 0: never.
func WithMaxRetries(count int) Option {
	return func(options *callOptions) { options.maxRetries = count }
}

// WithHeader adds a header.
func WithHeader(name, value string) Option {
	return func(options *callOptions) { options.headers = append(options.headers, Param{name, value}) }
}

// Param is a name with its value.
type Param struct {
	Name  string
	Value any
}

// Call is any operation by its method and path, for Do, Open and List.
type Call struct {
	// Operation is the method and the path, such as "GET /api/leads/{leadId}".
	Operation string
	Params    []Param
	// Query is a []Param, or a struct of this package.
	Query   any
	Body    any
	Options []Option

	tag Param
}

// Do calls any operation and reads its JSON into a value, which may be nil. A number of a value without a
// type is a json.Number, with all of its digits.
func (c *Client) Do(ctx context.Context, call Call, into any) error {
	return c.perform(ctx, call, func(answer *answer) error { return answer.readValue(into) })
}

// Open calls any operation and gives the bytes of its answer as they arrive.
func (c *Client) Open(ctx context.Context, call Call) (*Download, error) {
	return callForDownload(ctx, c, call)
}

// List gives all items of any list.
func List[T any](client *Client, call Call) *Pages[T] { return newPages[T](client, call) }
