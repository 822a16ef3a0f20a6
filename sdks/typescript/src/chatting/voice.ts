import type { StartedVoice, StartVoice } from "../generated/api-types.generated.d.ts";
import type { CallOptions } from "../operation.d.ts";
import type { Chat } from "./chat.ts";

/** Sound of the assistant: PCM16, little-endian, mono. */
type VoiceSound = { type: "sound"; bytes: ArrayBuffer };

/** The server says this beside the sound. `session.ended` is the last one. */
type VoiceMessage = {
  type:
    | "session.ready"
    | "speech.started"
    | "speech.stopped"
    | "transcript"
    | "response.started"
    | "response.text"
    | "response.audio.done"
    | "response.interrupted"
    | "response.completed"
    | "error"
    | "session.ended";
  [member: string]: unknown;
};

export type VoiceEvent = VoiceSound | VoiceMessage;

/**
 * Starts a conversation by voice and connects.
 * @param body has the language, in BCP 47, and the `voice_model`
 * @example
 * const session = await startVoice(chat, { language: "en-US", voice_model: "default" });
 * for await (const event of session) if (event.type === "sound") play(event.bytes);
 */
export async function startVoice(
  chat: Chat,
  body: StartVoice,
  { rate = 16_000, ...options }: CallOptions & { rate?: 8_000 | 16_000 | 24_000 } = {},
): Promise<VoiceSession> {
  if (typeof WebSocket === "undefined") throw new TypeError("Node has WebSocket from version 22 on.");
  const route = { method: "POST", path: "/api/voice/start", flags: "bi" };
  const started = await chat.call<StartedVoice>(route, { ...options, body });
  const address = new URL(started.webSocketUrl, chat.settings.endpoint.replace(/^http/, "ws"));
  address.searchParams.set("rate", String(rate));
  const socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  return new VoiceSession(started, socket);
}

/** A conversation by voice. Iterating it yields the sound and the messages as they arrive. */
export class VoiceSession {
  /** The server answered with the ids, the language and what the voice can do. */
  readonly started: StartedVoice;
  readonly #socket: WebSocket;
  readonly #waiting: VoiceEvent[] = [];
  #wake: () => void = () => undefined;
  #isOver = false;

  constructor(started: StartedVoice, socket: WebSocket) {
    this.started = started;
    this.#socket = socket;
    socket.addEventListener("message", ({ data }: MessageEvent) => {
      this.#waiting.push(typeof data === "string" ? JSON.parse(data) : { type: "sound", bytes: data });
      this.#wake();
    });
    socket.addEventListener("close", () => {
      this.#isOver = true;
      this.#wake();
    });
  }

  /** Sends sound: PCM16, little-endian, mono. What is sent before the connection stands is dropped. */
  sendSound(bytes: ArrayBuffer | Uint8Array): void {
    if (this.#socket.readyState === 1) this.#socket.send(bytes as Uint8Array<ArrayBuffer>);
  }

  /** Sends a text instead of sound, and other messages of the protocol, once the session is ready. */
  sendText(text: string): void {
    this.#tell({ type: "text", text });
  }

  /** Says that no more sound comes for now. */
  endSound(): void {
    this.#tell({ type: "audio.end" });
  }

  /** Stops the assistant. @param playedMs says how much of its sound was heard */
  interrupt(playedMs: number): void {
    this.#tell({ type: "interrupt", playedMs });
  }

  close(): void {
    this.#socket.close();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<VoiceEvent, void> {
    for (;;) {
      const event = this.#waiting.shift();
      if (event !== undefined) yield event;
      else if (this.#isOver) return;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  #tell(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }
}
