/** A client of the voice WebSocket sends these beside sound. */
type ClientMessage =
  | { type: "text"; text: string }
  | { type: "audio.end" }
  | { type: "recording.stop" }
  | { type: "interrupt"; playedMs: number | undefined }
  | { type: "token"; accessToken: string };

/** An access token has some 500 characters. */
const maxTokenLength = 4_096;

/** Reads a sentence that says what is wrong where it is no message of the protocol. */
export function readClientMessage(json: string): ClientMessage | string {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return "A text frame must be JSON. Send sound as binary frames.";
  }
  const { type, text, playedMs, accessToken } = (value ?? {}) as Record<string, unknown>;
  if (type === "audio.end" || type === "recording.stop") return { type };
  if (type === "text") {
    const isText = typeof text === "string" && text.trim() !== "";
    if (isText && text.includes("\0")) return "Text must not contain NUL characters (U+0000). Remove them.";
    return isText ? { type, text } : 'Send {"type":"text","text":"…"} with a text that is not empty.';
  }
  if (type === "interrupt") {
    const isTime = playedMs === undefined || (typeof playedMs === "number" && Number.isFinite(playedMs));
    return isTime ? { type, playedMs } : 'Send {"type":"interrupt","playedMs":1200}: milliseconds as a number.';
  }
  if (type === "token") {
    const isToken = typeof accessToken === "string" && accessToken.length <= maxTokenLength;
    return isToken ? { type, accessToken } : 'Send {"type":"token","accessToken":"…"} with a fresh access token.';
  }
  return "The type of the message must be text, audio.end, interrupt, recording.stop or token.";
}
