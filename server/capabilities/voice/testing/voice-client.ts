import type { OpusCodec } from "@parley/speech";
import { WebSocket } from "ws";
import type { SessionEvent } from "../live/session-event.ts";

/** The socket got this: a message, or a frame of sound. */
type Received =
  | { kind: "message"; atMs: number; message: { type: string; [name: string]: unknown } }
  | { kind: "sound"; atMs: number; samples: Int16Array };

/** A client of the own voice WebSocket, which keeps what it gets. `codec`: it speaks Opus. */
export async function openVoice(webSocketUrl: string, rateHz = 16_000, codec?: OpusCodec) {
  const query = `${rateHz === 16_000 ? "" : `&rate=${rateHz}`}${codec === undefined ? "" : "&codec=opus"}`;
  const socket = new WebSocket(webSocketUrl + query);
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  socket.on("message", (bytes: Buffer, isBinary: boolean) => {
    const atMs = performance.now();
    if (isBinary) received.push({ kind: "sound", atMs, samples: codec?.decode(bytes) ?? samplesOf(bytes) });
    else received.push({ kind: "message", atMs, message: JSON.parse(String(bytes)) });
    wake();
  });
  let closedWith: { code: number; reason: string } | undefined;
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => {
      closedWith = { code, reason: String(reason) };
      resolve(closedWith);
      wake();
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.on("open", () => resolve());
    socket.on("unexpected-response", (_request, response) =>
      reject(Object.assign(new Error("refused"), { status: response.statusCode })),
    );
    socket.on("error", reject);
  });

  const messages = () => received.flatMap((each) => (each.kind === "message" ? [each.message] : []));
  const frame = Math.round(rateHz / 50);
  return {
    ...{ socket, received, closed, messages },
    /** The next message of the type after the first `from` things received. */
    async next<Type extends string>(type: Type, from = 0): Promise<MessageOf<Type>> {
      for (;;) {
        for (const each of received.slice(from)) {
          if (each.kind === "message" && isOfType(each.message, type)) return each.message;
        }
        if (closedWith !== undefined)
          throw new Error(`closed with ${closedWith.code} ${closedWith.reason} before ${type}`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    send(message: object): void {
      socket.send(JSON.stringify(message));
    },
    /** Sends sound as it would be recorded: a frame each 20 ms, or as many times faster. */
    async speak(samples: Int16Array, times = 1): Promise<void> {
      const beganMs = performance.now();
      for (let at = 0, frames = 0; at < samples.length && closedWith === undefined; at += frame, frames++) {
        const part = samples.subarray(at, at + frame);
        socket.send(codec?.encode(part) ?? Buffer.from(part.buffer, part.byteOffset, part.byteLength));
        const dueMs = ((frames + 1) * 20) / times;
        const waitMs = beganMs + dueMs - performance.now();
        if (waitMs > 1) await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    },
    silence: (lengthMs: number): Int16Array => new Int16Array((lengthMs / 1000) * rateHz),
    /** Milliseconds of sound that came. */
    soundMs: () =>
      received.reduce((sum, each) => sum + (each.kind === "sound" ? (each.samples.length / rateHz) * 1000 : 0), 0),
    async close(): Promise<void> {
      socket.close();
      await closed;
    },
  };
}

export type VoiceClient = Awaited<ReturnType<typeof openVoice>>;

function samplesOf(bytes: Buffer): Int16Array {
  const samples = new Int16Array(bytes.length / 2);
  for (let index = 0; index < samples.length; index++) samples[index] = bytes.readInt16LE(index * 2);
  return samples;
}

type MessageOf<Type extends string> = Extract<SessionEvent, { type: Type }> & Record<string, unknown>;

/** A message of a type has the shape that the session gives to it. */
function isOfType<Type extends string>(
  message: { type: string; [name: string]: unknown },
  type: Type,
): message is typeof message & MessageOf<Type> {
  return message.type === type;
}
