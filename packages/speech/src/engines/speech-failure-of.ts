import { cleanReason, readReasonOfBody, WebSocketFailed } from "@parley/outbound";
import { SpeechFailure } from "./speech-engine.ts";

/** A message may not quote these: the key, and what is spoken. */
type Sent = { vendor: string; apiKey: string; text?: string };

const meanings: Record<SpeechFailure["fault"], string> = {
  "refused-key": "refused the key",
  "unknown-voice": "does not know the voice, the model or the address",
  "rate-limited": "has reached its limit for this key",
  "refused-request": "refused the request",
  unreachable: "could not be reached",
  broken: "answered with an error, or with what cannot be read",
};

/**
 * Says why an error means that the provider neither spoke nor listened, in words without secrets.
 */
export function speechFailureOf(error: unknown, sent: Sent): SpeechFailure {
  if (error instanceof SpeechFailure) return error;
  if (error instanceof WebSocketFailed && error.status !== undefined) {
    return failure(faultOfStatus(error.status), sent, undefined, error);
  }
  return failure("unreachable", sent, undefined, error);
}

/** @param body of the answer, which may say why */
export function failureOfStatus(status: number, body: string, sent: Sent): SpeechFailure {
  return failure(faultOfStatus(status), sent, readReasonOfBody(body));
}

/** @param reason in the vendor's own words */
export function failure(
  fault: SpeechFailure["fault"],
  { vendor, apiKey, text = "" }: Sent,
  reason?: string,
  cause?: unknown,
): SpeechFailure {
  const cleaned = reason === undefined ? undefined : cleanReason(reason, { apiKey, texts: [text] });
  const said = cleaned === undefined ? "" : ` It says: ${cleaned}`;
  return new SpeechFailure(fault, `${vendor} ${meanings[fault]}.${said}`, cause);
}

function faultOfStatus(status: number): SpeechFailure["fault"] {
  if (status === 401 || status === 403) return "refused-key";
  if (status === 404) return "unknown-voice";
  if (status === 402 || status === 429) return "rate-limited";
  return status >= 500 ? "broken" : "refused-request";
}

/** Tells whether the same may succeed at once. */
export function isWorthRetrying({ fault }: SpeechFailure): boolean {
  return fault === "unreachable" || fault === "broken";
}
