import { createHmac } from "node:crypto";
import { muLaw, Resampler } from "@parley/speech";
import { WebSocket } from "ws";
import { twilioToken } from "../voicebot/testing/twilio-requests.ts";

/** The socket of a stream got this: sound is there with its length only. */
type TwilioReceived = { atMs: number; event: string; name: string; soundMs: number };

/** Signs the address of a WebSocket as Twilio does. */
export function signSocket(url: string, token = twilioToken): string {
  return createHmac("sha1", token).update(url).digest("base64");
}

/** Opens a WebSocket as Twilio does. Rejects with the status of a refusal. */
export async function openTwilioSocket(url: string, signature = signSocket(url)): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers: { "x-twilio-signature": signature } });
  await new Promise<void>((resolve, reject) => {
    socket.on("open", () => resolve());
    socket.on("unexpected-response", (request, response) => {
      request.destroy();
      reject(Object.assign(new Error(`refused with ${response.statusCode}`), { status: response.statusCode }));
    });
    socket.on("error", reject);
  });
  return socket;
}

const rateHz = 8_000;
const frameSamples = 160;

/**
 * Opens a caller whose phone call Twilio sends as a Media Stream: plays what it gets in real time, sends
 * marks back when it has played what was before them, and all of them at a `clear`.
 */
export async function openStreamCall(
  url: string,
  callSid = "CA00000000000000000000000000000001",
  /** The time after which a silent phone begins to play a sound that came. */
  delayMs = 0,
) {
  const streamSid = `MZ${callSid.slice(2)}`;
  const socket = await openTwilioSocket(url);
  const received: TwilioReceived[] = [];
  const marks = new Map<NodeJS.Timeout, string>();
  /** Each `clear` adds the sound that was not played. */
  const clearedMs: number[] = [];
  let playedAtMs = 0;
  let sequence = 0;
  let chunk = 0;
  let closedWith: { code: number; reason: string } | undefined;
  const send = (event: string, parts: object = {}) =>
    socket.send(JSON.stringify({ event, sequenceNumber: String(++sequence), streamSid, ...parts }));
  const sendMark = (name: string) => {
    if (socket.readyState === socket.OPEN) send("mark", { mark: { name } });
  };
  socket.on("message", (bytes: Buffer) => {
    const { event, media, mark, streamSid: of } = JSON.parse(String(bytes));
    if (of !== streamSid) throw new Error(`A message of ${of} came over ${streamSid}.`);
    const atMs = performance.now();
    const soundMs = media === undefined ? 0 : (Buffer.from(media.payload, "base64").length / rateHz) * 1000;
    received.push({ atMs, event, name: mark?.name ?? "", soundMs });
    if (event === "media") playedAtMs = (playedAtMs > atMs ? playedAtMs : atMs + delayMs) + soundMs;
    if (event === "mark") {
      const timer = setTimeout(() => {
        marks.delete(timer);
        sendMark(mark.name);
      }, playedAtMs - atMs);
      marks.set(timer, mark.name);
    }
    if (event !== "clear") return;
    clearedMs.push(Math.max(0, playedAtMs - atMs));
    playedAtMs = atMs;
    for (const [timer, name] of marks) {
      clearTimeout(timer);
      sendMark(name);
    }
    marks.clear();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on("close", (code, reason) => {
      for (const timer of marks.keys()) clearTimeout(timer);
      closedWith = { code, reason: String(reason) };
      resolve(closedWith);
    }),
  );
  const media = (sound: Uint8Array) => {
    const place = { track: "inbound", chunk: String(++chunk), timestamp: String(chunk * 20) };
    send("media", { media: { ...place, payload: Buffer.from(sound).toString("base64") } });
  };
  return {
    ...{ socket, received, closed, clearedMs, send, media },
    /** Tells whether all marks were sent back. */
    isMarked: () => marks.size === 0,
    /** Sends what Twilio sends first. */
    start(from = "+15005550006", token?: string): void {
      socket.send(JSON.stringify({ event: "connected", protocol: "Call", version: "1.0.0" }));
      const mediaFormat = { encoding: "audio/x-mulaw", sampleRate: rateHz, channels: 1 };
      const call = { accountSid: "AC1", callSid, streamSid, tracks: ["inbound"], mediaFormat };
      send("start", { start: { ...call, customParameters: { from, token } } });
    },
    /** Speaks sound of 16 kHz into the phone: a frame each 20 ms, or as many times faster. */
    async speak(samples: Int16Array, times = 1): Promise<void> {
      const sound = muLaw.encode(new Resampler(16_000, rateHz).push(samples));
      const beganMs = performance.now();
      for (let at = 0, frames = 1; at < sound.length && closedWith === undefined; at += frameSamples, frames++) {
        media(sound.subarray(at, at + frameSamples));
        const waitMs = beganMs + (frames * 20) / times - performance.now();
        if (waitMs > 1) await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    },
    silence: (lengthMs: number): Int16Array => new Int16Array(lengthMs * 16),
    /** Milliseconds of sound that came since the first `from` messages. */
    soundMs: (from = 0): number => received.slice(from).reduce((sum, each) => sum + each.soundMs, 0),
    count: (event: string): number => received.filter((each) => each.event === event).length,
    async hangUp(): Promise<void> {
      send("stop", { stop: { callSid } });
      await closed;
    },
  };
}

/** Opens a caller whose words Twilio's ConversationRelay sends, and to whom it speaks. */
export async function openRelayCall(url: string, callSid = "CA00000000000000000000000000000002") {
  const socket = await openTwilioSocket(url);
  const received: { type: string; token?: string; last?: boolean; handoffData?: string }[] = [];
  socket.on("message", (bytes: Buffer) => received.push(JSON.parse(String(bytes))));
  const closed = new Promise<number>((resolve) => socket.on("close", (code) => resolve(code)));
  const send = (message: object) => socket.send(JSON.stringify(message));
  return {
    ...{ socket, received, closed, send },
    setUp(from = "+15005550006", token?: string): void {
      const customParameters = token === undefined ? {} : { token };
      send({ type: "setup", sessionId: "VX1", callSid, from, to: "+15005550001", customParameters });
    },
    prompt: (voicePrompt: string): void => send({ type: "prompt", voicePrompt, lang: "en-US", last: true }),
    /** Gives what was said of each answer that is complete. */
    answers(): string[] {
      const tokens = received.filter(({ type }) => type === "text");
      const answers: string[] = [];
      let text = "";
      for (const { token, last } of tokens) {
        text += token;
        if (last !== true) continue;
        answers.push(text);
        text = "";
      }
      return answers;
    },
    /** Gives what was said since the last answer was complete. */
    said(): string {
      const tokens = received.filter(({ type }) => type === "text");
      const end = tokens.findLastIndex(({ last }) => last === true);
      return tokens
        .slice(end + 1)
        .map(({ token }) => token)
        .join("");
    },
    async hangUp(): Promise<void> {
      socket.close();
      await closed;
    },
  };
}
