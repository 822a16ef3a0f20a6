package parley

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"sync"
)

// Raw is JSON as it arrived.
type Raw = json.RawMessage

// Extra has members that a struct does not name.
type Extra map[string]json.RawMessage

// Null is sent for a member by Extra{"name": parley.Null}.
var Null = json.RawMessage("null")

// Ptr gives a pointer to a value, for members that may be left out.
func Ptr[T any](value T) *T { return &value }

// decode reads JSON. A number of a value without a type keeps its digits.
func decode(data []byte, into any) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	return decoder.Decode(into)
}

// decodeRecord reads a record into a struct, and the members that the struct does not know into extra.
func decodeRecord(data []byte, into any, extra *Extra) error {
	err := decode(data, into)
	if _, isOther := err.(*json.UnmarshalTypeError); err != nil && !isOther {
		return err
	}
	var all map[string]json.RawMessage
	if json.Unmarshal(data, &all) != nil {
		return err
	}
	known := membersOf(reflect.TypeOf(into).Elem())
	for name := range all {
		if _, isKnown := known[name]; isKnown && err == nil {
			delete(all, name)
		}
	}
	if len(all) > 0 {
		*extra = all
	}
	return nil
}

// encodeRecord writes a struct with the members that it does not name.
func encodeRecord(record any, extra Extra) ([]byte, error) {
	data, err := json.Marshal(record)
	if err != nil || len(extra) == 0 {
		return data, err
	}
	var all map[string]json.RawMessage
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, err
	}
	for name, value := range extra {
		all[name] = value
	}
	return json.Marshal(all)
}

var knownMembers sync.Map

// membersOf gives the names of the wire with the index of their fields.
func membersOf(record reflect.Type) map[string]int {
	if known, ok := knownMembers.Load(record); ok {
		return known.(map[string]int)
	}
	members := map[string]int{}
	for index := 0; index < record.NumField(); index++ {
		name, _, _ := strings.Cut(record.Field(index).Tag.Get("json"), ",")
		if name != "" && name != "-" {
			members[name] = index
		}
	}
	knownMembers.Store(record, members)
	return members
}

// decodeUnion sets the field whose tag fits best, or Raw.
func decodeUnion(data []byte, into any) error {
	value := reflect.ValueOf(into).Elem()
	var members map[string]json.RawMessage
	if err := json.Unmarshal(data, &members); err != nil {
		value.FieldByName("Raw").SetBytes(append([]byte(nil), data...))
		return nil
	}
	best, chosen := -1, -1
	for index := 0; index < value.NumField()-1; index++ {
		if fit := fitOf(members, value.Type().Field(index).Tag.Get("union")); fit > best {
			best, chosen = fit, index
		}
	}
	if chosen < 0 {
		value.FieldByName("Raw").SetBytes(append([]byte(nil), data...))
		return nil
	}
	field := reflect.New(value.Field(chosen).Type().Elem())
	value.Field(chosen).Set(field)
	return json.Unmarshal(data, field.Interface())
}

func fitOf(members map[string]json.RawMessage, marks string) int {
	fit := 0
	for _, mark := range strings.Split(marks, ",") {
		name, only, isTag := strings.Cut(mark, "=")
		value, has := members[name]
		if !has {
			continue
		}
		fit++
		if isTag {
			if strings.Trim(string(value), `"`) != only {
				return -1
			}
			fit += 100
		}
	}
	return fit
}

// encodeUnion writes the field that is set.
func encodeUnion(union any) ([]byte, error) {
	value := reflect.ValueOf(union)
	for index := 0; index < value.NumField()-1; index++ {
		if field := value.Field(index); !field.IsNil() {
			return json.Marshal(field.Interface())
		}
	}
	if raw := value.FieldByName("Raw").Bytes(); len(raw) > 0 {
		return raw, nil
	}
	return nil, fmt.Errorf("%w: no field of %T is set", ErrWrongUse, union)
}
