package parley

import (
	"context"
	"io"
	"net/http"
)

// Page is one page of a list, and the cursor of the next one.
type Page[T any] struct {
	Data []T `json:"data"`

	// NextCursor is nil on the last page.
	NextCursor *string `json:"nextCursor"`

	// Extra has what some lists count beside their items.
	Extra Extra `json:"-"`
}

// UnmarshalJSON reads the page with its extra members.
func (p *Page[T]) UnmarshalJSON(data []byte) error {
	var read plainPage[T]
	err := decodeRecord(data, &read, &p.Extra)
	p.Data, p.NextCursor = read.Data, read.NextCursor
	return err
}

type plainPage[T any] struct {
	Data []T `json:"data"`

	NextCursor *string `json:"nextCursor"`
}

// Pages gives all items of a list, page after page:
//
//	leads := client.Leads.List(nil)
//	for leads.Next(ctx) {
//		fmt.Println(leads.Item().ID)
//	}
//	if err := leads.Err(); err != nil {
//		return err
//	}
type Pages[T any] struct {
	client *Client
	call   Call
	page   *Page[T]
	at     int
	err    error
}

func newPages[T any](client *Client, call Call) *Pages[T] {
	return &Pages[T]{client: client, call: call}
}

// Page gives one page. Without a cursor it is the first one.
func (p *Pages[T]) Page(ctx context.Context, cursor string) (*Page[T], error) {
	call := p.call
	if cursor != "" {
		call.Query = cursored{call.Query, cursor}
	}
	page := new(Page[T])
	if err := p.client.Do(ctx, call, page); err != nil {
		return nil, err
	}
	return page, nil
}

// Next goes to the next item, and asks for the next page when there is no further one.
func (p *Pages[T]) Next(ctx context.Context) bool {
	p.at++
	for p.err == nil && (p.page == nil || p.at >= len(p.page.Data)) {
		cursor := ""
		if p.page != nil {
			if p.page.NextCursor == nil {
				return false
			}
			cursor = *p.page.NextCursor
		}
		p.page, p.err = p.Page(ctx, cursor)
		p.at = 0
	}
	return p.err == nil
}

// Item gives the item that Next went to.
func (p *Pages[T]) Item() T { return p.page.Data[p.at] }

// Err gives the error that ended the list, or nil.
func (p *Pages[T]) Err() error { return p.err }

// cursored is a query with another cursor.
type cursored struct {
	query  any
	cursor string
}

// Download is the bytes of an answer as they arrive. Close lets go of the connection.
type Download struct {
	Header http.Header
	answer *answer
}

func callForDownload(ctx context.Context, client *Client, call Call) (*Download, error) {
	var download *Download
	err := client.perform(ctx, call, func(answer *answer) error {
		answer.isKept = true
		download = &Download{answer.response.Header, answer}
		return nil
	})
	return download, err
}

// Read reads what has arrived. It fails when the server is silent for too long.
func (d *Download) Read(buffer []byte) (int, error) {
	d.answer.deadline.set(silence)
	count, err := d.answer.response.Body.Read(buffer)
	// The limit applies while we wait for the server, not while the caller works.
	d.answer.deadline.pause()
	if err != nil && err != io.EOF {
		err = d.answer.lossOf(err)
	}
	return count, err
}

// Close lets go of the connection.
func (d *Download) Close() error {
	d.answer.deadline.end()
	return d.answer.response.Body.Close()
}
