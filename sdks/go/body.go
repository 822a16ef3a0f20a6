package parley

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/textproto"
	"net/url"
	"reflect"
	"strings"
	"time"
)

// Upload is a file. Its content is sent as it is read, so it cannot be sent twice.
type Upload struct {
	Name      string
	MediaType string
	Content   io.Reader
}

// writtenBody is a body that is ready to be sent: whole, or once as a stream.
type writtenBody struct {
	whole     []byte
	stream    func(io.Writer) error
	mediaType string
	isOnce    bool
}

// begin gives the body of one attempt. Each part of a stream starts the limit again.
func (b writtenBody) begin(limit *deadline, timeout time.Duration) io.Reader {
	if !b.isOnce {
		if b.whole == nil {
			return nil
		}
		return bytes.NewReader(b.whole)
	}
	reader, writer := io.Pipe()
	go func() {
		writer.CloseWithError(b.stream(timedWriter{writer, limit, timeout}))
	}()
	return reader
}

type timedWriter struct {
	inner   io.Writer
	limit   *deadline
	timeout time.Duration
}

func (w timedWriter) Write(part []byte) (int, error) {
	w.limit.set(w.timeout)
	return w.inner.Write(part)
}

func writeBody(found route, call Call) (writtenBody, error) {
	body := call.Body
	if body == nil {
		return writtenBody{}, nil
	}
	if upload, isUpload := body.(Upload); isUpload {
		mediaType := upload.MediaType
		if mediaType == "" {
			mediaType = found.mediaType
		}
		copyAll := func(writer io.Writer) error {
			_, err := io.Copy(writer, upload.Content)
			return err
		}
		return writtenBody{stream: copyAll, mediaType: mediaType, isOnce: true}, nil
	}
	if text, isText := body.(string); isText && strings.Contains(found.flags, "y") {
		return writtenBody{whole: []byte(text), mediaType: found.mediaType}, nil
	}
	if strings.Contains(found.flags, "f") && hasUpload(body) {
		return writeForm(body)
	}
	whole, err := encode(body)
	if err != nil {
		return writtenBody{}, fmt.Errorf("%w: the body is no JSON: %s", ErrWrongUse, err)
	}
	if call.tag.Name != "" {
		tag, _ := json.Marshal(map[string]any{call.tag.Name: call.tag.Value})
		if string(whole) != "{}" {
			tag = append(append(tag[:len(tag)-1], ','), whole[1:]...)
		}
		whole = tag
	}
	return writtenBody{whole: whole, mediaType: "application/json"}, nil
}

// encode writes JSON without escapes for HTML.
func encode(value any) ([]byte, error) {
	buffer := bytes.Buffer{}
	encoder := json.NewEncoder(&buffer)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return bytes.TrimRight(buffer.Bytes(), "\n"), err
}

func hasUpload(body any) bool {
	value := reflect.ValueOf(body)
	if value.Kind() != reflect.Struct {
		return false
	}
	upload := reflect.TypeOf((*Upload)(nil))
	for index := 0; index < value.NumField(); index++ {
		if kind := value.Type().Field(index).Type; kind == upload || (kind.Kind() == reflect.Slice && kind.Elem() == upload) {
			return true
		}
	}
	return false
}

type formPart struct {
	name  string
	value any
}

func writeForm(body any) (writtenBody, error) {
	value := reflect.ValueOf(body)
	members := membersOf(value.Type())
	var parts []formPart
	for index := 0; index < value.NumField(); index++ {
		for name, at := range members {
			if at == index {
				parts = append(parts, partsOf(name, value.Field(index))...)
			}
		}
	}
	boundary := randomKey()
	stream := func(writer io.Writer) error {
		form := multipart.NewWriter(writer)
		if err := form.SetBoundary(boundary); err != nil {
			return err
		}
		for _, part := range parts {
			if err := writePart(form, part); err != nil {
				return err
			}
		}
		return form.Close()
	}
	return writtenBody{stream: stream, mediaType: "multipart/form-data; boundary=" + boundary, isOnce: true}, nil
}

func partsOf(name string, value reflect.Value) []formPart {
	if value.Kind() == reflect.Slice {
		var parts []formPart
		for index := 0; index < value.Len(); index++ {
			parts = append(parts, partsOf(name, value.Index(index))...)
		}
		return parts
	}
	if value.IsZero() {
		return nil
	}
	if value.Kind() == reflect.Pointer && value.Type() != reflect.TypeOf((*Upload)(nil)) {
		value = value.Elem()
	}
	return []formPart{{name, value.Interface()}}
}

func writePart(form *multipart.Writer, part formPart) error {
	upload, isUpload := part.value.(*Upload)
	if !isUpload {
		text, isText := part.value.(string)
		if !isText {
			whole, err := encode(part.value)
			if err != nil {
				return err
			}
			text = strings.Trim(string(whole), `"`)
		}
		return form.WriteField(part.name, text)
	}
	name, mediaType := upload.Name, upload.MediaType
	if name == "" {
		name = "file"
	}
	if mediaType == "" {
		mediaType = "application/octet-stream"
	}
	escape := strings.NewReplacer("\r", "%0D", "\n", "%0A", `"`, "%22").Replace
	header := textproto.MIMEHeader{}
	header.Set("Content-Disposition", fmt.Sprintf(`form-data; name="%s"; filename="%s"`, escape(part.name), escape(name)))
	header.Set("Content-Type", mediaType)
	writer, err := form.CreatePart(header)
	if err == nil {
		_, err = io.Copy(writer, upload.Content)
	}
	return err
}

func written(value any) string {
	switch each := value.(type) {
	case nil:
		return ""
	case string:
		return each
	case time.Time:
		return each.Format(time.RFC3339Nano)
	case json.Number:
		return each.String()
	}
	reflected := reflect.ValueOf(value)
	switch reflected.Kind() {
	case reflect.Pointer:
		if reflected.IsNil() {
			return ""
		}
		return written(reflected.Elem().Interface())
	case reflect.Slice:
		var texts []string
		for index := 0; index < reflected.Len(); index++ {
			texts = append(texts, written(reflected.Index(index).Interface()))
		}
		return strings.Join(texts, ",")
	}
	return fmt.Sprint(value)
}

// writeQuery writes the parameters in their order. Those that are nil are left out.
func writeQuery(query any) string {
	var pairs []string
	add := func(name string, value any) {
		if reflected := reflect.ValueOf(value); value == nil || (reflected.Kind() == reflect.Pointer && reflected.IsNil()) {
			return
		}
		pairs = append(pairs, url.QueryEscape(name)+"="+url.QueryEscape(written(value)))
	}
	if paged, isPaged := query.(cursored); isPaged {
		for _, pair := range strings.Split(writeQuery(paged.query), "&") {
			if pair != "" && !strings.HasPrefix(pair, "cursor=") {
				pairs = append(pairs, pair)
			}
		}
		return strings.Join(append(pairs, "cursor="+url.QueryEscape(paged.cursor)), "&")
	}
	if list, isList := query.([]Param); isList {
		for _, each := range list {
			add(each.Name, each.Value)
		}
		return strings.Join(pairs, "&")
	}
	value := reflect.ValueOf(query)
	if value.Kind() == reflect.Pointer {
		value = value.Elem()
	}
	if value.Kind() != reflect.Struct {
		return ""
	}
	for index := 0; index < value.NumField(); index++ {
		name, options, _ := strings.Cut(value.Type().Field(index).Tag.Get("json"), ",")
		if name == "-" || name == "" || (options == "omitempty" && value.Field(index).IsZero()) {
			continue
		}
		add(name, value.Field(index).Interface())
	}
	extra, _ := value.FieldByName("Extra").Interface().(Extra)
	for name, raw := range extra {
		add(name, strings.Trim(string(raw), `"`))
	}
	return strings.Join(pairs, "&")
}
