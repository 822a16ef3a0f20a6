package parley

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"reflect"
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"
)

var (
	secretName   = regexp.MustCompile(`(?i)secret|password|token|api_?key|recovery|code$`)
	secretText   = regexp.MustCompile(`\b(?:parley_\w+|whsec_[\w+/=-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)`)
	formBoundary = regexp.MustCompile(`^--(\w{32})\r\n`)
	keptHeaders  = []string{"Content-Type", "Retry-After", "X-Request-Id", "Etag"}
)

type recordedRequest struct {
	Method string `json:"method"`
	Path   string `json:"path"`
	Body   string `json:"body"`
}

type recordedAnswer struct {
	Status  int               `json:"status"`
	Headers map[string]string `json:"headers"`
	Text    *string           `json:"text,omitempty"`
	Base64  string            `json:"base64,omitempty"`
}

type recordedEntry struct {
	Request recordedRequest `json:"request"`
	Answer  recordedAnswer  `json:"answer"`
}

// withoutSecrets leaves out the secrets of JSON by their names, and those of other texts by their form.
func withoutSecrets(text string) string {
	var value any
	if decode([]byte(text), &value) != nil || !json.Valid([]byte(text)) {
		return secretText.ReplaceAllString(text, "[secret]")
	}
	clean, err := encode(scrub(value, ""))
	if err != nil {
		return ""
	}
	return string(clean)
}

func scrub(value any, name string) any {
	switch each := value.(type) {
	case map[string]any:
		for own, member := range each {
			each[own] = scrub(member, own)
		}
	case []any:
		for index, item := range each {
			each[index] = scrub(item, name)
		}
	case string:
		// A problem's code says what is wrong, and is no secret.
		if secretName.MatchString(name) && name != "code" {
			return "[secret]"
		}
		return secretText.ReplaceAllString(each, "[secret]")
	}
	return value
}

// describe reads the body of a request, and gives the request the same one again.
func describe(request *http.Request) (recordedRequest, error) {
	described := recordedRequest{Method: request.Method, Path: secretText.ReplaceAllString(request.URL.RequestURI(), "[secret]")}
	if request.Body != nil {
		whole, err := io.ReadAll(request.Body)
		if err != nil {
			return described, err
		}
		request.Body = io.NopCloser(bytes.NewReader(whole))
		text := strings.ToValidUTF8(string(whole), "\uFFFD")
		// The boundary of a form is another one each time.
		if found := formBoundary.FindStringSubmatch(text); found != nil {
			text = strings.ReplaceAll(text, found[1], "boundary")
		}
		described.Body = withoutSecrets(text)
	}
	return described, nil
}

// Recorder sends requests, and writes each with its answer to a file, a line of JSON each, without keys,
// tokens and passwords. It is an HTTPClient of the settings.
type Recorder struct {
	file  *os.File
	inner Doer
	lock  sync.Mutex
}

// NewRecorder begins a file. Without an inner client, it sends by one of the standard library.
func NewRecorder(path string, inner Doer) (*Recorder, error) {
	if inner == nil {
		stay := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
		inner = &http.Client{CheckRedirect: stay}
	}
	file, err := os.Create(path)
	return &Recorder{file: file, inner: inner}, err
}

// Do sends a request, and writes it when its answer has been read.
func (r *Recorder) Do(request *http.Request) (*http.Response, error) {
	described, err := describe(request)
	if err != nil {
		return nil, err
	}
	response, err := r.inner.Do(request)
	if err == nil {
		response.Body = &recordedBody{ReadCloser: response.Body, recorder: r, request: described, response: response}
	}
	return response, err
}

// Close ends the file.
func (r *Recorder) Close() error { return r.file.Close() }

type recordedBody struct {
	io.ReadCloser
	recorder *Recorder
	request  recordedRequest
	response *http.Response
	whole    bytes.Buffer
	once     sync.Once
}

func (b *recordedBody) Read(buffer []byte) (int, error) {
	count, err := b.ReadCloser.Read(buffer)
	b.whole.Write(buffer[:count])
	return count, err
}

func (b *recordedBody) Close() error {
	b.once.Do(b.write)
	return b.ReadCloser.Close()
}

func (b *recordedBody) write() {
	answer := recordedAnswer{Status: b.response.StatusCode, Headers: map[string]string{}}
	for _, name := range keptHeaders {
		if value := b.response.Header.Get(name); value != "" {
			answer.Headers[strings.ToLower(name)] = value
		}
	}
	if whole := b.whole.Bytes(); utf8.Valid(whole) {
		answer.Text = Ptr(cleanText(string(whole), answer.Headers["content-type"]))
	} else {
		answer.Base64 = base64.StdEncoding.EncodeToString(whole)
	}
	line, err := encode(recordedEntry{b.request, answer})
	if err != nil {
		return
	}
	b.recorder.lock.Lock()
	defer b.recorder.lock.Unlock()
	_, _ = b.recorder.file.Write(append(line, '\n'))
}

func cleanText(text, mediaType string) string {
	if !strings.HasPrefix(mediaType, "text/event-stream") {
		return withoutSecrets(text)
	}
	lines := strings.Split(text, "\n")
	for index, line := range lines {
		if data := strings.TrimPrefix(line, "data:"); data != line {
			lines[index] = "data: " + withoutSecrets(strings.TrimSpace(data))
		}
	}
	return strings.Join(lines, "\n")
}

// NotRecorded tells that a recording has no answer to a request, or has given it already.
type NotRecorded struct{ Request string }

// Error names the request.
func (e *NotRecorded) Error() string {
	return "The recording has no further answer to " + e.Request + "."
}

// Replayer answers from a recording, each entry once and in order, and sends nothing. It is an HTTPClient
// of the settings.
type Replayer struct {
	entries []recordedEntry
	lock    sync.Mutex
}

// NewReplayer reads a recording.
func NewReplayer(path string) (*Replayer, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	replayer := &Replayer{}
	lines := bufio.NewReader(file)
	for {
		line, readErr := lines.ReadBytes('\n')
		if len(bytes.TrimSpace(line)) > 0 {
			var entry recordedEntry
			if err := json.Unmarshal(line, &entry); err != nil {
				return nil, fmt.Errorf("%w: the recording is damaged", ErrWrongUse)
			}
			replayer.entries = append(replayer.entries, entry)
		}
		if readErr != nil {
			return replayer, nil
		}
	}
}

// Do answers a request.
func (r *Replayer) Do(request *http.Request) (*http.Response, error) {
	wanted, err := describe(request)
	if err != nil {
		return nil, err
	}
	r.lock.Lock()
	defer r.lock.Unlock()
	for index, entry := range r.entries {
		if isSame(entry.Request, wanted) {
			r.entries = append(r.entries[:index:index], r.entries[index+1:]...)
			return play(entry.Answer, request), nil
		}
	}
	return nil, &NotRecorded{wanted.Method + " " + wanted.Path}
}

// isSame compares JSON by its values, since languages order members differently.
func isSame(one, other recordedRequest) bool {
	if one.Method != other.Method || one.Path != other.Path {
		return false
	}
	var a, b any
	if decode([]byte(one.Body), &a) != nil || decode([]byte(other.Body), &b) != nil {
		return one.Body == other.Body
	}
	return reflect.DeepEqual(a, b)
}

func play(answer recordedAnswer, request *http.Request) *http.Response {
	whole, _ := base64.StdEncoding.DecodeString(answer.Base64)
	if answer.Text != nil {
		whole = []byte(*answer.Text)
	}
	header := http.Header{}
	for name, value := range answer.Headers {
		header.Set(name, value)
	}
	return &http.Response{StatusCode: answer.Status, Header: header, Body: io.NopCloser(bytes.NewReader(whole)), Request: request}
}
