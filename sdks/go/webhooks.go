package parley

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Tolerance is how old a delivery may be.
const Tolerance = 5 * time.Minute

var goodTimestamp = regexp.MustCompile(`^[0-9]{1,12}$`)

// UnwrapWebhook verifies a delivery by Standard Webhooks and reads it. The body must be the bytes as they
// arrived, and the secret is the endpoint's whsec_…. A delivery may arrive twice, with the same ID. The
// error is a *WebhookRefused when the delivery is not signed with the secret, or is too old.
func UnwrapWebhook(body []byte, headers http.Header, secret string) (*Event, error) {
	return UnwrapWebhookAt(body, headers, secret, time.Now())
}

// UnwrapWebhookAt does the same at another time, for tests.
func UnwrapWebhookAt(body []byte, headers http.Header, secret string, now time.Time) (*Event, error) {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil || len(key) == 0 {
		return nil, fmt.Errorf("%w: the secret must be whsec_ followed by base64", ErrWrongUse)
	}
	id, timestamp, signatures := headers.Get("Webhook-Id"), headers.Get("Webhook-Timestamp"), headers.Get("Webhook-Signature")
	if id == "" || timestamp == "" || signatures == "" {
		return nil, &WebhookRefused{"missing", "The headers webhook-id, webhook-timestamp and webhook-signature are required."}
	}
	// With a dot in the id, the same signed bytes could mean another id and timestamp.
	if strings.Contains(id, ".") || !goodTimestamp.MatchString(timestamp) {
		return nil, &WebhookRefused{"malformed", "webhook-id or webhook-timestamp is not valid by Standard Webhooks."}
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	if !hasSignature(signatures, mac.Sum(nil)) {
		return nil, &WebhookRefused{"wrong", "No signature matches. Check the secret, and that the body is unchanged."}
	}
	seconds, _ := strconv.ParseInt(timestamp, 10, 64)
	if age := now.Sub(time.Unix(seconds, 0)); age > Tolerance || age < -Tolerance {
		return nil, &WebhookRefused{"expired", "The delivery is more than five minutes old, or of the future."}
	}
	var members map[string]json.RawMessage
	if json.Unmarshal(body, &members) == nil && members != nil {
		members["id"], _ = json.Marshal(id)
		if whole, err := encode(members); err == nil {
			if event, err := readEvent(whole); err == nil {
				return event, nil
			}
		}
	}
	return nil, &WebhookRefused{"malformed", "The body is not an event of Parley."}
}

// hasSignature looks at each signature: while a secret is being replaced, there are several.
func hasSignature(signatures string, right []byte) bool {
	for _, each := range strings.Split(signatures, " ") {
		version, text, _ := strings.Cut(each, ",")
		given, err := base64.StdEncoding.DecodeString(text)
		if version == "v1" && err == nil && hmac.Equal(given, right) {
			return true
		}
	}
	return false
}
