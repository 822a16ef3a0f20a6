import type { Kernel } from "../../../kernel/kernel.ts";
import { MessageId } from "../../conversations/index.ts";
import type { TurnTimeline } from "../live/turn-timeline.ts";
import { countStages } from "./count-stages.ts";
import { endVoiceSession } from "./end-voice-session.ts";
import { connectSession, insertTurn, keepSession, type SessionRow } from "./store.ts";
import { type RoomFor, takeRoom } from "./take-room.ts";

/** Without a word of the person for so long, a session ends. */
const idleMs = 10 * 60_000;
const checkMs = 5_000;

/**
 * A session from its connection to its end, whichever way its sound comes: its room, its row, and
 * the limits of its length. The way that serves it closes the connection when `close` is called,
 * and calls `finish` when the connection is closed.
 */
export class SessionLife {
  readonly #kernel: Kernel;
  readonly #row: Pick<SessionRow, "workspaceId" | "id">;
  readonly #close: (reason: string) => void;
  readonly #leave: () => void;
  #watching: NodeJS.Timeout | undefined;
  #connected: SessionRow | undefined;
  #nodeId: string | undefined;
  #lastSignMs: number;
  /** Either side was heard then. */
  #lastSoundMs: number;
  #reason: string | undefined;
  /** One turn after the other: each gets the next number. */
  #storing: Promise<void> = Promise.resolve();

  /** Throws too-many-voice-sessions. */
  constructor(kernel: Kernel, row: RoomFor & Pick<SessionRow, "id">, close: (reason: string) => void) {
    this.#kernel = kernel;
    this.#row = row;
    this.#close = close;
    this.#lastSignMs = this.#lastSoundMs = kernel.clock.elapsed();
    const silentMs = () => kernel.clock.elapsed() - this.#lastSoundMs;
    const { workspaceId, id, address } = row;
    this.#leave = takeRoom(kernel, { workspaceId, id, address, silentMs, close: (reason) => this.end(reason) });
  }

  /** Gives undefined for a session that was connected or has ended meanwhile. */
  async connect(): Promise<SessionRow | undefined> {
    const { node, clock, database } = this.#kernel;
    this.#nodeId = node.id;
    this.#connected = await connectSession(database.query, this.#row, this.#nodeId, new Date(clock.now()));
    if (this.#connected === undefined) return undefined;
    const beganMs = clock.elapsed();
    this.noteSign();
    this.#watching = setInterval(() => {
      const nowMs = this.#kernel.clock.elapsed();
      if (nowMs - beganMs >= this.#kernel.config.bounds.maxVoiceMs) this.end("too-long");
      else if (nowMs - this.#lastSignMs >= idleMs) this.end("idle");
      else void this.#keep();
    }, checkMs);
    return this.#connected;
  }

  /** This node got another id when it lost its connection to the database: the session goes on. */
  async #keep(): Promise<void> {
    const { node, database, log } = this.#kernel;
    const { id } = node;
    if (this.#connected === undefined || id === this.#nodeId || !node.isRegistered) return;
    try {
      if (!(await keepSession(database.query, this.#connected, id))) this.end("node-died");
      this.#nodeId = id;
    } catch (cause) {
      log.warn({ cause: String(cause) }, "could not keep a voice session; trying again");
    }
  }

  /** The person spoke or wrote. */
  noteSign(): void {
    this.#lastSignMs = this.#lastSoundMs = this.#kernel.clock.elapsed();
  }

  /** The assistant speaks. */
  noteSpeech(): void {
    this.#lastSoundMs = this.#kernel.clock.elapsed();
  }

  storeTurn(timeline: TurnTimeline): void {
    countStages(timeline);
    const messageId = timeline.messageId === null ? null : (MessageId.parse(timeline.messageId) ?? null);
    const { database, clock, log } = this.#kernel;
    const now = new Date(clock.now());
    this.#storing = this.#storing
      .then(() => insertTurn(database.query, this.#row, { messageId, timeline, now }))
      .catch((cause) => log.warn({ cause: String(cause) }, "could not store the times of a voice turn"));
  }

  /** Closes the connection. The first reason counts. */
  end(reason: string): void {
    if (this.#reason !== undefined) return;
    this.#reason = reason;
    this.#close(reason);
  }

  /** The connection is closed, or did not come about. `reason`: where nothing ended it here. */
  async finish(reason: string): Promise<void> {
    this.#leave();
    clearInterval(this.#watching);
    const state = this.#reason === "failed" ? "failed" : "ended";
    if (this.#connected === undefined) return;
    await this.#storing;
    await endVoiceSession(this.#kernel, this.#connected, { state, reason: this.#reason ?? reason }).catch((cause) =>
      this.#kernel.log.warn({ cause: String(cause) }, "could not end a voice session"),
    );
  }
}
