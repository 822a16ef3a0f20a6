import { textAt, valueAt } from "../voicebot/text-at.ts";
import { parseJson } from "./parse-json.ts";

/** Twilio sends these over a Media Stream. */
export type StreamMessage =
  | { event: "connected" }
  | {
      event: "start";
      streamSid: string;
      callSid: string;
      from: string | undefined;
      token: string | undefined;
      isMuLaw: boolean;
    }
  /** Sound of the caller, µ-law at 8 kHz. */
  | { event: "media"; sound: Uint8Array }
  | { event: "dtmf"; digit: string }
  | { event: "mark"; name: string }
  | { event: "stop" };

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;
const rateHz = 8_000;
const longestNumber = 255;
const longestToken = 255;
/** A second of sound and some; usually a message has 20 ms. */
const mostCharacters = 16_000;

/**
 * Gives undefined for what is no message of Media Streams, and for sound of another track than the
 * caller's.
 */
export function readStreamMessage(json: string): StreamMessage | undefined {
  const message = parseJson(json);
  const event = textAt(message, ["event"]);
  switch (event) {
    case "connected":
    case "stop":
      return { event };
    case "start":
      return readStart(message);
    case "media": {
      const payload = valueAt(message, ["media", "payload"]);
      const isOfCaller = (textAt(message, ["media", "track"]) ?? "inbound") === "inbound";
      const isSound = typeof payload === "string" && payload.length <= mostCharacters && base64.test(payload);
      return isOfCaller && isSound ? { event, sound: Buffer.from(payload, "base64") } : undefined;
    }
    case "dtmf": {
      const digit = textAt(message, ["dtmf", "digit"]);
      return digit === undefined ? undefined : { event, digit };
    }
    case "mark": {
      const name = textAt(message, ["mark", "name"]);
      return name === undefined ? undefined : { event, name };
    }
    default:
      return undefined;
  }
}

function readStart(message: unknown): StreamMessage | undefined {
  const streamSid = textAt(message, ["start", "streamSid"]) ?? textAt(message, ["streamSid"]);
  const callSid = textAt(message, ["start", "callSid"]);
  if (streamSid === undefined || callSid === undefined) return undefined;
  // The only format that Twilio documents.
  const encoding = textAt(message, ["start", "mediaFormat", "encoding"]) ?? "audio/x-mulaw";
  const rate = Number(valueAt(message, ["start", "mediaFormat", "sampleRate"]) ?? rateHz);
  // The TwiML of the channel names it so.
  const from = textAt(message, ["start", "customParameters", "from"], longestNumber);
  const token = textAt(message, ["start", "customParameters", "token"], longestToken);
  return { event: "start", streamSid, callSid, from, token, isMuLaw: encoding === "audio/x-mulaw" && rate === rateHz };
}
