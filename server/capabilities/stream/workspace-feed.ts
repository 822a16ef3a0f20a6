import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Event, expandEvents, findPosition } from "../../kernel/log/event.ts";
import type { Signal } from "../../kernel/log/realtime.ts";
import type { Scope } from "../../kernel/scopes.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import { EventId } from "../../kernel/storage/id.ts";
import { EncodedMessage, transientMessage } from "./encoded-message.ts";
import { readEvents } from "./store.ts";
import { readSubject, type Subject } from "./wire-subject.ts";

/** An event as clients get it, encoded once for all of them. */
export type FeedEntry = {
  position: number;
  type: string;
  /**
   * Undefined for an event that no client gets: its content was erased, or this node does not know
   * its type.
   */
  visibleTo: { scope: Scope; visitors: boolean } | undefined;
  subject: Subject | undefined;
  message: EncodedMessage;
  characters: number;
};

export type Subscriber = {
  /** Called when the feed may have new entries. */
  sendNext(): void;
  sendSignal(signal: Signal, message: EncodedMessage): void;
};

/** How many of the newest entries stay in memory, for clients that are nearly up to date. */
const keptEntries = 1_000;
const eventsPerRead = 500;
/** Events may be large, so the memory is bounded by their text and not by their number alone. */
const keptCharacters = 8 * 1024 * 1024;
const charactersPerPage = 256 * 1024;
const eventsPerExpansion = 50;
/**
 * After so many subscribers, other work of the node gets a turn: each write takes some
 * microseconds.
 */
const subscribersPerTurn = 250;
const retryMs = 500;
const cachedVisitors = 10_000;

/**
 * The newest events of one workspace, in commit order and without gaps, read once for all clients
 * of this node. A transaction holds the workspace's position from its last statement to its commit,
 * so no event can appear before one that was read already.
 */
export class WorkspaceFeed {
  readonly workspaceId: string;
  readonly #kernel: Kernel;
  readonly #stopWatching: () => void;
  readonly #subscribers = new Set<Subscriber>();
  #entries: FeedEntry[] = [];
  /** The position of the last event that was read. Undefined until the first client joined. */
  #newest: number | undefined;
  #isReading = false;
  #mustReadAgain = false;
  #retryTimer: NodeJS.Timeout | undefined;
  #isStopped = false;

  /**
   * The visitor of each subject, by the subject's id. An event forgets the entry when the visitor
   * changes.
   */
  readonly #visitors = new Cache<string, string | null | Promise<string | null>>(cachedVisitors);

  constructor(kernel: Kernel, workspaceId: string) {
    this.workspaceId = workspaceId;
    this.#kernel = kernel;
    this.#stopWatching = kernel.realtime.watch(workspaceId, () => void this.#read());
  }

  /**
   * The workspace's newest position, from the database. The first call sets where the feed begins.
   */
  async readPosition(): Promise<number> {
    const position = await findPosition(this.#kernel.database.query, this.workspaceId);
    if (this.#newest === undefined) {
      this.#newest = position;
      // Commits that were announced during the query found no position to read from.
      void this.#read();
    }
    return position;
  }

  /** Until the returned function is called. */
  addSubscriber(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /**
   * The visitor that a subject belongs to; null when it belongs to none. A promise when the
   * database is asked.
   */
  visitorOf({ kind, id }: Subject): string | null | Promise<string | null> {
    const known = this.#visitors.get(id);
    if (known !== undefined) return known;
    const owner = this.#kernel.subjects.get(kind);
    if (owner === undefined) return null;
    const asked: Promise<string | null> = owner.findVisitors(this.#kernel, this.workspaceId, [id]).then(
      (visitors) => {
        const visitorId = visitors.get(id) ?? null;
        if (this.#visitors.get(id) === asked) this.#visitors.set(id, visitorId);
        return visitorId;
      },
      (cause) => {
        this.#visitors.delete(id);
        throw cause;
      },
    );
    this.#visitors.set(id, asked);
    return asked;
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopWatching();
    clearTimeout(this.#retryTimer);
  }

  /** The entry after a position, when it is in memory. */
  entryAfter(position: number): FeedEntry | undefined {
    const first = this.#entries[0];
    return first === undefined ? undefined : this.#entries[position + 1 - first.position];
  }

  /** The position of the last event that this feed has read. */
  get position(): number {
    return this.#newest ?? 0;
  }

  /**
   * The next entries after a position from the log, as many as make a page: for a client that needs
   * older entries than those in memory. `isAll` when the log has no more.
   */
  async readAfter(position: number): Promise<{ entries: FeedEntry[]; isAll: boolean }> {
    const events = await readEvents(this.#kernel.database.query, this.workspaceId, position, eventsPerRead);
    const entries: FeedEntry[] = [];
    let characters = 0;
    while (entries.length < events.length && characters < charactersPerPage) {
      const next = events.slice(entries.length, entries.length + eventsPerExpansion);
      const expanded = await expandEvents(this.#kernel, this.#kernel.eventTypes, this.workspaceId, next);
      const byPosition = new Map(expanded.map((event) => [event.position, event]));
      for (const event of next) {
        if (characters >= charactersPerPage) break;
        const entry = this.#encode(event, byPosition.get(event.position));
        entries.push(entry);
        characters += entry.characters;
      }
    }
    return { entries, isAll: events.length < eventsPerRead && entries.length === events.length };
  }

  passOn(signal: Signal): void {
    const { source: _source, ...data } = signal.data;
    const message = transientMessage(signal.kind, data);
    for (const subscriber of this.#subscribers) subscriber.sendSignal(signal, message);
  }

  /** Calls the subscribers again after a while, for those that could not read from the database. */
  retrySoon(): void {
    if (this.#isStopped) return;
    this.#retryTimer ??= setTimeout(() => {
      this.#retryTimer = undefined;
      void this.#read();
    }, retryMs);
  }

  async #read(): Promise<void> {
    if (this.#isReading) {
      this.#mustReadAgain = true;
      return;
    }
    this.#isReading = true;
    try {
      do {
        this.#mustReadAgain = false;
        await this.#readNew();
        await this.#callSubscribers();
      } while (this.#mustReadAgain);
    } catch (cause) {
      this.#kernel.log.warn({ cause: String(cause) }, "could not read events for the stream; retrying");
      this.retrySoon();
    } finally {
      this.#isReading = false;
    }
  }

  async #readNew(): Promise<void> {
    if (this.#newest === undefined) return;
    for (;;) {
      const { entries, isAll } = await this.readAfter(this.#newest);
      this.#entries.push(...entries);
      this.#forgetOldest();
      this.#newest = entries.at(-1)?.position ?? this.#newest;
      if (isAll) return;
    }
  }

  #forgetOldest(): void {
    let characters = 0;
    let kept = 0;
    while (kept < Math.min(keptEntries, this.#entries.length)) {
      characters += this.#entries.at(-1 - kept)!.characters;
      if (characters > keptCharacters) break;
      kept++;
    }
    if (kept < this.#entries.length) this.#entries = this.#entries.slice(this.#entries.length - kept);
  }

  async #callSubscribers(): Promise<void> {
    let called = 0;
    for (const subscriber of this.#subscribers) {
      subscriber.sendNext();
      if (++called % subscribersPerTurn === 0) await nextTurn();
    }
  }

  #encode(stored: Event, expanded: Event | undefined): FeedEntry {
    const { position, type } = stored;
    const subject = readSubject(stored.data as Record<string, unknown>);
    // Events are read in commit order, so the visitor is asked for again before this event is sent.
    const knownType = this.#kernel.eventTypes.get(type);
    if (knownType?.changesVisitor && subject !== undefined) this.#visitors.delete(subject.id);
    const eventType = expanded === undefined ? undefined : knownType;
    const visibleTo = eventType && {
      scope: eventType.visibleTo,
      visitors: eventType.isVisibleToVisitor === true,
    };
    const text =
      expanded === undefined
        ? ""
        : JSON.stringify({
            id: EventId.format(stored.id),
            position,
            type,
            timestamp: stored.createdAt.toISOString(),
            data: expanded.data,
          });
    const message = new EncodedMessage(type, text, text, position);
    return { position, type, visibleTo, subject, message, characters: text.length };
  }
}
