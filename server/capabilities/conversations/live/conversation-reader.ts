import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { EventStream } from "../../../kernel/wire/event-stream.ts";
import { MessageId } from "../ids.ts";
import { nameMembers } from "../record/name-members.ts";
import type { MessageRow } from "../record/store.ts";
import { deltaEvents } from "./delta-events.ts";
import { type LiveReplies, liveRepliesOf } from "./live-replies.ts";
import { delayedEvent, startedEvent } from "./message-event.ts";
import type { ReadingPosition } from "./reading-position.ts";
import { remainingEvents } from "./remaining-events.ts";

/** Another node that writes a reply stores its text as often. */
const readStoredMs = 250;

type ReaderParts = {
  kernel: Kernel;
  stream: EventStream;
  /** The session id of the conversation is as the wire shows it. */
  sessionId: string;
  requestId: string;
  /** Notes are for colleagues only. */
  showsNotes: boolean;
  /** The number of the last message that the reader has whole. */
  after: number;
  /** The reader has this much of the next one. */
  position: ReadingPosition | undefined;
};

type PendingReading = {
  id: string;
  offset: number;
  reading: ReturnType<LiveReplies["read"]>;
  isDelayTold: boolean;
};

/**
 * Sends the messages of one conversation to one reader: in order, each once, and a pending reply
 * while it is written.
 */
export class ConversationReader {
  readonly #parts: ReaderParts;
  #after: number;
  #position: ReadingPosition | undefined;
  /** The pending reply that the reader follows. */
  #pending: PendingReading | undefined;

  constructor(parts: ReaderParts) {
    this.#parts = parts;
    this.#after = parts.after;
    this.#position = parts.position;
  }

  get after(): number {
    return this.#after;
  }

  /**
   * Sends ended messages up to the first pending one, and the stored part of that. False when
   * nothing was new.
   */
  async sendNew(rows: readonly MessageRow[]): Promise<boolean> {
    const { stream, showsNotes } = this.#parts;
    let hasMoved = false;
    for (const row of rows) {
      if (row.isNote && !showsNotes) {
        this.#after = row.number;
        continue;
      }
      if (row.status === "pending") return (await this.#sendPending(row)) || hasMoved;
      await this.#sendEnded(row);
      hasMoved = true;
      if (!stream.isOpen) return hasMoved;
    }
    return hasMoved;
  }

  /**
   * Sends the pending reply while this node writes it, without asking the database, until `other`
   * resolves.
   */
  async sendWhileWritten(other: Promise<void>): Promise<void> {
    const isOver = other.then(() => true);
    for (;;) {
      const live = this.#pending?.reading.live;
      const grown = live?.changed().then(() => false);
      if (live !== undefined && (await this.#sendText(live.text))) continue;
      if (await this.#sendDelay()) continue;
      const pause = new AbortController();
      // When another node writes the reply, the caller reads the stored text again.
      const later =
        live?.isHere === false ? delay(readStoredMs, true, { ref: false, signal: pause.signal }) : undefined;
      later?.catch(() => {});
      const woken = await Promise.race([isOver, ...(grown === undefined ? [] : [grown]), ...(later ? [later] : [])]);
      pause.abort();
      if (woken || !this.#parts.stream.isOpen || live?.isHere === false) return;
    }
  }

  stop(): void {
    this.#pending?.reading.stop();
    this.#pending = undefined;
  }

  async #sendPending(row: MessageRow): Promise<boolean> {
    const { kernel, stream, sessionId } = this.#parts;
    const isNew = this.#pending?.id !== row.id;
    if (isNew) {
      this.stop();
      const position = this.#positionIn(row);
      const reading = liveRepliesOf(kernel).read(row.id);
      this.#pending = { id: row.id, offset: position?.offset ?? 0, reading, isDelayTold: false };
      if (position === undefined) await stream.send(startedEvent(MessageId.format(row.id), sessionId));
    }
    return (await this.#sendText(row.text)) || isNew;
  }

  async #sendEnded(row: MessageRow): Promise<void> {
    const { kernel, stream, sessionId, requestId } = this.#parts;
    let position = this.#positionIn(row);
    if (this.#pending?.id === row.id) {
      position = { citations: 0, ...position, messageId: row.id, offset: this.#pending.offset, isEnd: false };
      this.stop();
    }
    for (const message of await nameMembers(kernel.database.query, [row])) {
      for (const event of remainingEvents(kernel, message, sessionId, position, requestId)) await stream.send(event);
    }
    this.#after = row.number;
    this.#position = undefined;
  }

  async #sendText(text: string): Promise<boolean> {
    const pending = this.#pending;
    if (pending === undefined || text.length <= pending.offset) return false;
    const piece = text.slice(pending.offset);
    pending.offset = text.length;
    const { stream } = this.#parts;
    for (const event of deltaEvents(MessageId.format(pending.id), piece, text.length)) await stream.send(event);
    return true;
  }

  async #sendDelay(): Promise<boolean> {
    const pending = this.#pending;
    if (pending === undefined || pending.offset > 0 || pending.isDelayTold || !pending.reading.live.isDelayed)
      return false;
    pending.isDelayTold = true;
    await this.#parts.stream.send(delayedEvent(MessageId.format(pending.id)));
    return true;
  }

  #positionIn(row: MessageRow): ReadingPosition | undefined {
    return this.#position?.messageId === row.id ? this.#position : undefined;
  }
}
