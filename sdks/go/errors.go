package parley

import (
	"errors"
	"fmt"
	"time"
)

// ErrWrongUse is the cause of errors that the caller can avoid, such as an empty parameter of a path.
var ErrWrongUse = errors.New("wrong use of the client")

// CodeUnexpectedAnswer is the code of an answer that is not one of Parley, such as a proxy's page.
const CodeUnexpectedAnswer string = "unexpected-answer"

// WrongMember says what is wrong with a member of the request, by its JSON pointer.
type WrongMember struct {
	Pointer string `json:"pointer"`

	Message string `json:"message"`
}

// Error tells that the server refused the request or failed. Its fields are those of RFC 9457.
type Error struct {
	Status int
	// Code is stable. A newer server may send others.
	Code   string
	Title  string
	Detail string
	// Errors has the members of the request that are wrong.
	Errors []WrongMember
	// RequestID is the id in the server's log. Empty when the answer did not come from Parley.
	RequestID string
	// RetryAfter is what the next attempt should wait, if the server says so.
	RetryAfter time.Duration
	// Document has all members, also those that only this code has.
	Document map[string]any
}

// Error gives the code, the detail and the request id.
func (e *Error) Error() string {
	if e.RequestID == "" {
		return fmt.Sprintf("%s: %s", e.Code, e.Detail)
	}
	return fmt.Sprintf("%s: %s (%s)", e.Code, e.Detail, e.RequestID)
}

func newError(status int, document map[string]any, retryAfter time.Duration) *Error {
	text := func(name string) string {
		value, _ := document[name].(string)
		return value
	}
	made := &Error{Status: status, Code: text("code"), Title: text("title"), Detail: text("detail")}
	made.RequestID, made.RetryAfter, made.Document = text("requestId"), retryAfter, document
	list, _ := document["errors"].([]any)
	for _, each := range list {
		member, _ := each.(map[string]any)
		pointer, _ := member["pointer"].(string)
		message, _ := member["message"].(string)
		made.Errors = append(made.Errors, WrongMember{pointer, message})
	}
	return made
}

// Unreachable tells that no answer arrived: nobody listens, the connection was lost, or the time was over.
type Unreachable struct {
	Message   string
	IsTimeout bool
}

// Error says what is lost.
func (e *Unreachable) Error() string { return e.Message }

// WebhookRefused tells that a delivery is not a genuine, recent one of the endpoint.
type WebhookRefused struct {
	// Reason is missing, malformed, expired or wrong.
	Reason  string
	Message string
}

// Error says why the delivery is refused.
func (e *WebhookRefused) Error() string { return e.Message }
