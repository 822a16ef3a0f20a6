import { Problem } from "../../../kernel/problem.ts";
import type { LiveSocket } from "../../../kernel/wire/live-socket.ts";
import type { SessionEvent, ShownFault } from "../live/session-event.ts";
import { maxAheadMs, SoundPace } from "../live/sound-pace.ts";
import type { VoiceSession } from "../live/voice-session.ts";
import type { SessionLife } from "../sessions/session-life.ts";
import { readClientMessage } from "./read-client-message.ts";
import type { SoundFormat } from "./sound-format.ts";

/** A client that reads more slowly than the assistant speaks is cut. */
const maxBufferedBytes = 1024 * 1024;
const maxMessagesPerSecond = 50;
const maxTextsPerSecond = 3;

type Ending = { type: "session.ended"; reason: string };
type Outgoing =
  | SessionEvent
  | Ending
  | { type: "session.ready"; recordingNotice?: string }
  | { type: "recording.stopped" }
  | { type: "token"; expiresAt: string };

type SessionSocketParts = {
  rateHz: number;
  format: SoundFormat;
  session: VoiceSession;
  life: SessionLife;
  /** Deletes what was recorded. */
  stopRecording(): Promise<void>;
};

/**
 * The own WebSocket of voice sessions: sound as binary frames of PCM16 or Opus, everything else as JSON.
 */
export class SessionSocket {
  readonly #opened: LiveSocket;
  readonly #parts: SessionSocketParts;
  readonly #pace: SoundPace;
  #second = 0;
  #messages = 0;
  #texts = 0;
  #hasComplained = false;

  constructor(opened: LiveSocket, parts: SessionSocketParts) {
    this.#opened = opened;
    this.#parts = parts;
    this.#pace = new SoundPace(parts.rateHz);
    opened.socket.on("message", (bytes: Buffer, isBinary: boolean) => {
      if (isBinary) this.#takeSound(bytes);
      else void this.#takeMessage(String(bytes));
    });
  }

  send(event: Outgoing): void {
    if (event.type === "speech.started") this.#parts.life.noteSign();
    const { type, problem, ...rest } = { problem: undefined, ...event };
    this.#write(JSON.stringify({ type, ...problem, ...rest }));
  }

  sendSound(frame: Int16Array): void {
    this.#parts.life.noteSpeech();
    this.#write(this.#parts.format.write(frame));
  }

  /** Tells the client why, and closes. */
  close(reason: string): void {
    this.send({ type: "session.ended", reason });
    this.#opened.socket.close(1000, reason);
  }

  #write(data: string | Uint8Array): void {
    const { socket, connection } = this.#opened;
    if (socket.readyState !== socket.OPEN) return;
    if (connection.writableLength > maxBufferedBytes) {
      this.#parts.life.end("client-too-slow");
      socket.terminate();
    } else socket.send(data);
  }

  #takeSound(bytes: Buffer): void {
    const samples = this.#parts.format.read(bytes);
    // A frame that is no sound takes its time, too.
    if (this.#pace.takes(samples?.length ?? this.#parts.rateHz / 50)) {
      if (samples !== undefined) this.#parts.session.hear(samples);
      else this.#complainOfSound();
      return;
    }
    this.#complain(
      `Sound came ${maxAheadMs / 1000} s ahead of real time. Send it as it is recorded.`,
      "too-much-sound",
    );
    this.#parts.life.end("too-much-sound");
  }

  /** Once: a client that sends another format sends many frames of it. */
  #complainOfSound(): void {
    if (this.#hasComplained) return;
    this.#hasComplained = true;
    this.#complain("A binary frame must be one packet of Opus, without a container.", "invalid-request");
  }

  async #takeMessage(json: string): Promise<void> {
    const message = this.#isFlooded() ? undefined : readClientMessage(json);
    if (message === undefined) return;
    if (typeof message === "string") return this.#complain(message, "invalid-request");
    if (message.type === "audio.end") return this.#parts.session.commit();
    if (message.type === "interrupt") return this.#parts.session.interrupt(message.playedMs);
    if (message.type === "recording.stop") return this.#stopRecording();
    if (message.type === "token") return this.#renew(message.accessToken);
    this.#parts.life.noteSign();
    this.#texts++;
    if (this.#texts <= maxTextsPerSecond) return this.#parts.session.takeText(message.text);
    this.#complain(
      `At most ${maxTextsPerSecond} texts a second are answered. Send it again later.`,
      "rate-limited",
      429,
    );
  }

  #isFlooded(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#messages = this.#texts = 0;
    this.#second = second;
    this.#messages++;
    if (this.#messages === maxMessagesPerSecond + 1) {
      this.#complain(`At most ${maxMessagesPerSecond} messages a second are read.`, "rate-limited", 429);
    }
    return this.#messages > maxMessagesPerSecond;
  }

  async #stopRecording(): Promise<void> {
    try {
      await this.#parts.stopRecording();
      this.send({ type: "recording.stopped" });
    } catch {
      this.#complain("What was recorded could not be deleted. Send it again.", "unavailable", 503);
    }
  }

  async #renew(accessToken: string): Promise<void> {
    try {
      await this.#opened.renew(accessToken);
      this.send({ type: "token", expiresAt: new Date(this.#opened.endsAtMs).toISOString() });
    } catch (error) {
      const problem = error instanceof Problem ? error : undefined;
      this.#complain(
        problem?.detail ?? "The token could not be checked. Send it again.",
        problem?.type.code ?? "unavailable",
        problem?.type.status ?? 503,
      );
    }
  }

  #complain(detail: string, code: string, status = 400): void {
    const problem: ShownFault = { code, title: "The message was not taken", status, detail };
    this.send({ type: "error", problem });
  }
}
