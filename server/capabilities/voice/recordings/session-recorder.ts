import type { KeyObject } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { quotasOf } from "../../../kernel/quotas/quotas-of.ts";
import { bindingOf } from "../../../kernel/secrets.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { recordingKeys, sealPiece } from "./seal-piece.ts";
import { StereoTape } from "./stereo-tape.ts";
import { appendPiece, deleteRecording, endRecording, insertRecording, refuseRecording } from "./store.ts";

/** A server that crashes loses so much of a recording, and `lateMs` more. */
const pieceMs = 2_000;
/** Sound is put where it belongs as long as it comes within this time. */
const lateMs = 500;
/** Pieces that wait while the database is slow: a minute of sound. */
const mostWaiting = 30;
const retryMs = 1_000;
/** The end of a recording waits so long for the database. */
const endWithinMs = 5_000;

type RecordedSession = { workspaceId: string; id: string; generation: number };

/**
 * Records the two sides of a voice session while it runs. What it stores never delays the talk: it
 * gives up where the database is too slow.
 */
export class SessionRecorder {
  /** The person is told this before the recording. */
  readonly notice: string;
  readonly #kernel: Kernel;
  readonly #session: RecordedSession;
  readonly #place: { workspaceId: string; id: string };
  readonly #key: KeyObject;
  readonly #tape: StereoTape;
  readonly #beganMs = performance.now();
  readonly #ticking: NodeJS.Timeout;
  #waiting: Int16Array[] = [];
  #stored = 0;
  #storing: Promise<void> | undefined;
  #isOver = false;
  #failure: string | null = null;

  private constructor(
    kernel: Kernel,
    session: RecordedSession,
    { id, key, notice, rateHz }: { id: string; key: KeyObject; notice: string; rateHz: number },
  ) {
    this.notice = notice;
    this.#kernel = kernel;
    this.#session = session;
    this.#place = { workspaceId: session.workspaceId, id };
    this.#key = key;
    this.#tape = new StereoTape(rateHz);
    this.#ticking = setInterval(() => this.#cut(this.#tape.take(this.#nowMs() - lateMs)), pieceMs);
  }

  /**
   * Begins to record a session that is connected. Undefined where the workspace's recordings leave
   * no room: the session goes on without one.
   */
  static async begin(
    kernel: Kernel,
    session: RecordedSession,
    { notice, rateHz }: { notice: string; rateHz: number },
  ): Promise<SessionRecorder | undefined> {
    const id = newUuid();
    const { key, sealedKey } = recordingKeys.make(kernel, id);
    const { workspaceId, id: sessionId, generation } = session;
    const startedAt = new Date(kernel.clock.now());
    const row = { workspaceId, id, sessionId, generation, notice, sealedKey, rateHz, startedAt };
    const most = Math.min(kernel.config.bounds.maxRecordingBytes, quotasOf(kernel, workspaceId).fileBytes);
    const hasRoom = await insertRecording(kernel.database.query, row, most);
    if (hasRoom) return new SessionRecorder(kernel, session, { id, key, notice, rateHz });
    kernel.log.warn({ workspaceId }, "a voice session is not recorded: the workspace's recordings leave no room");
    return undefined;
  }

  get isRecording(): boolean {
    return !this.#isOver;
  }

  /** Sound of the person, at the session's rate. */
  hear(samples: Int16Array): void {
    if (!this.#isOver) this.#tape.hear(samples, this.#nowMs());
  }

  /** Sound of the assistant that is sent. */
  play(frame: Int16Array): void {
    if (!this.#isOver) this.#tape.play(frame, this.#nowMs());
  }

  /** Stores what is left. */
  async end(): Promise<void> {
    if (this.#isOver) return;
    this.#cut(this.#tape.takeRest());
    this.#stop();
    await Promise.race([this.#storing, pause(endWithinMs, undefined, { ref: false })]);
    await this.#close();
  }

  /** The person does not want to be recorded: nothing of it stays, and the session is not recorded again. */
  async discard(): Promise<void> {
    this.#stop();
    this.#waiting = [];
    const { workspaceId, id } = this.#session;
    await inTransaction(this.#kernel.database, async (tx) => {
      await refuseRecording(tx, workspaceId, id);
      await deleteRecording(tx, this.#place);
    });
  }

  #nowMs(): number {
    return performance.now() - this.#beganMs;
  }

  #stop(): void {
    this.#isOver = true;
    clearInterval(this.#ticking);
  }

  #cut(sound: Int16Array): void {
    if (this.#isOver || sound.length === 0) return;
    this.#waiting.push(sound);
    if (this.#waiting.length > mostWaiting) this.#giveUp("storage-too-slow");
    this.#storing ??= this.#store().finally(() => {
      this.#storing = undefined;
    });
  }

  async #store(): Promise<void> {
    for (let sound = this.#waiting[0]; sound !== undefined; sound = this.#waiting[0]) {
      const number = this.#stored;
      const sealed = await sealPiece(this.#key, sound, bindingOf(this.#place, number));
      try {
        const piece = { number, samples: sound.length / 2, sealed };
        if (!(await appendPiece(this.#kernel.database.query, this.#place, piece))) return this.#giveUp(null);
        this.#stored++;
        this.#waiting.shift();
      } catch (cause) {
        this.#kernel.log.warn({ cause: String(cause) }, "could not store a piece of a recording; trying again");
        await pause(retryMs, undefined, { ref: false });
      }
    }
  }

  /** `failure`: null where the recording is gone. */
  #giveUp(failure: string | null): void {
    this.#stop();
    this.#waiting = [];
    this.#failure = failure;
    if (failure !== null) void this.#close();
  }

  async #close(): Promise<void> {
    const now = new Date(this.#kernel.clock.now());
    const isWhole = this.#failure === null && this.#waiting.length === 0;
    const reason = isWhole ? null : (this.#failure ?? "storage-too-slow");
    const state = isWhole ? "complete" : "failed";
    await inTransaction(this.#kernel.database, (tx) => endRecording(tx, this.#place, { state, reason, now })).catch(
      (cause) => this.#kernel.log.warn({ cause: String(cause) }, "could not end a recording"),
    );
  }
}
