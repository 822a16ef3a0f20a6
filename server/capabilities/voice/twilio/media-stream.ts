import { muLaw } from "@parley/speech";
import type { LiveSocket } from "../../../kernel/wire/live-socket.ts";
import type { SessionEvent } from "../live/session-event.ts";
import { SoundPace } from "../live/sound-pace.ts";
import type { VoiceSession } from "../live/voice-session.ts";
import type { SessionLife } from "../sessions/session-life.ts";
import type { CallIdentity } from "./phone-call.ts";
import { PlaybackMarks } from "./playback-marks.ts";
import { PressedKeys } from "./pressed-keys.ts";
import { readStreamMessage, type StreamMessage } from "./read-stream-message.ts";
import { TwilioSocket } from "./twilio-socket.ts";

/** Samples a second of telephone sound. */
export const phoneRateHz = 8_000;

/** A caller who presses this key does not want to be recorded. */
const refusingKey = "*";

type MediaStreamParts = {
  session: VoiceSession;
  life: SessionLife;
  /** Twilio has told which call it is. False: the call must not begin. */
  begin(call: CallIdentity): Promise<boolean>;
  /** Says what is said first. */
  greet(): void;
  isRecording(): boolean;
  /** Deletes what was recorded, and says so. */
  stopRecording(): Promise<void>;
};

/**
 * The sound of a phone call in both directions, as Twilio's Media Streams send it. Before `start`
 * nothing is heard and nothing is said.
 */
export class MediaStream {
  readonly #parts: MediaStreamParts;
  readonly #marks = new PlaybackMarks();
  readonly #pace = new SoundPace(phoneRateHz);
  readonly #keys: PressedKeys;
  #socket: TwilioSocket<StreamMessage> | undefined;
  #beginning: Promise<void> | undefined;
  #streamSid: string | undefined;
  #isStopped = false;

  constructor(parts: MediaStreamParts) {
    this.#parts = parts;
    this.#keys = new PressedKeys({
      // A caller who presses a key has heard enough.
      onFirst: () => parts.session.interrupt(),
      onText: (text) => parts.session.takeText(text),
    });
  }

  connect(opened: LiveSocket): void {
    const take = (message: StreamMessage) => this.#take(message);
    this.#socket = new TwilioSocket(opened, { read: readStreamMessage, take, life: this.#parts.life });
  }

  /** Follows what the session tells: the caller gets none of it, but the sound follows it. */
  tell(event: SessionEvent): void {
    if (event.type === "speech.started") this.#parts.life.noteSign();
    else if (event.type === "response.started") this.#marks.begin();
    else if (event.type === "response.interrupted") this.#clear();
  }

  /** Sends 20 ms of the assistant's speech. */
  sendSound(frame: Int16Array): void {
    this.#parts.life.noteSpeech();
    const payload = Buffer.from(muLaw.encode(frame)).toString("base64");
    this.#send("media", { media: { payload } });
    const name = this.#marks.add((frame.length / phoneRateHz) * 1000, performance.now());
    if (name !== undefined) this.#send("mark", { mark: { name } });
  }

  /** Gives how much of the turn's sound the caller has heard. */
  playedMs(): number {
    return this.#marks.playedMs(performance.now());
  }

  close(reason: string): void {
    this.#socket?.close(reason);
  }

  /** No key that was pressed becomes a message any more. */
  stop(): void {
    this.#isStopped = true;
    this.#keys.close();
  }

  #take(message: StreamMessage): void {
    if (message.event === "start") this.#beginning ??= this.#start(message);
    else if (message.event === "stop") this.#parts.life.end("call-ended");
    else if (this.#streamSid === undefined) return;
    else if (message.event === "mark") this.#marks.take(message.name, performance.now());
    else if (message.event === "media") this.#hear(message.sound);
    else if (message.event === "dtmf") {
      this.#parts.life.noteSign();
      if (message.digit === refusingKey && this.#parts.isRecording()) void this.#stopRecording();
      else this.#keys.press(message.digit);
    }
  }

  /** Where it cannot be deleted now, the call ends: the caller must not be recorded against their will. */
  async #stopRecording(): Promise<void> {
    await this.#parts.stopRecording().catch(() => this.#parts.life.end("failed"));
  }

  async #start({ streamSid, isMuLaw, ...call }: StreamMessage & { event: "start" }): Promise<void> {
    const { life, begin, greet } = this.#parts;
    if (!isMuLaw) return life.end("unknown-sound");
    try {
      if (!(await begin(call))) return life.end("begun-before");
      if (this.#isStopped) return;
      this.#streamSid = streamSid;
      greet();
    } catch {
      life.end("failed");
    }
  }

  #hear(sound: Uint8Array): void {
    if (this.#pace.takes(sound.length)) this.#parts.session.hear(muLaw.decode(sound));
    else this.#parts.life.end("too-much-sound");
  }

  /** Twilio forgets the sound that it has not played, and sends the marks of it back. */
  #clear(): void {
    this.#marks.begin();
    this.#send("clear", {});
  }

  #send(event: string, parts: object): void {
    const streamSid = this.#streamSid;
    if (streamSid !== undefined) this.#socket?.send({ event, streamSid, ...parts });
  }
}
