import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Event, readEvents } from "../../kernel/log/event.ts";
import { followWorkspace, type WorkspaceFollowing } from "../../kernel/log/follow-workspace.ts";
import type { Signal } from "../../kernel/log/realtime.ts";
import { type EncodedMessage, transientMessage } from "./encoded-message.ts";
import { encodeEvents, type FeedEntry } from "./feed-entry.ts";
import { SubjectVisitors } from "./subject-visitors.ts";

export type Subscriber = {
  /** Is called when the feed has new entries, or when a retry is due. */
  sendNext(): void;
  sendSignal(signal: Signal, message: EncodedMessage): void;
};

/** The number of newest entries that stay in memory, for clients that are nearly up to date. */
const keptEntries = 1_000;
/** Events may be large, so the memory is bounded by their text and not by their number alone. */
const keptCharacters = 8 * 1024 * 1024;
const eventsPerRead = 500;
const charactersPerPage = 256 * 1024;
const eventsPerEncoding = 50;
/**
 * After so many subscribers, other work of the node gets a turn: each write takes some
 * microseconds.
 */
const subscribersPerTurn = 250;
const retryMs = 500;

/**
 * The newest events of one workspace, in commit order and without gaps, read and encoded once for
 * all clients of this node.
 */
export class WorkspaceFeed {
  readonly visitors: SubjectVisitors;
  readonly #kernel: Kernel;
  readonly #workspaceId: string;
  readonly #following: WorkspaceFollowing;
  readonly #subscribers = new Set<Subscriber>();
  #entries: FeedEntry[] = [];
  #position = 0;
  #retryTimer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(kernel: Kernel, workspaceId: string) {
    this.#kernel = kernel;
    this.#workspaceId = workspaceId;
    this.visitors = new SubjectVisitors(kernel, workspaceId);
    this.#following = followWorkspace(kernel, workspaceId, {
      onEvents: (events) => this.#add(events),
      onTrouble: (cause) => {
        kernel.log.warn({ cause: String(cause) }, "could not read events for the stream; retrying");
      },
    });
  }

  /**
   * The workspace's newest position, from the database. The first call sets where the feed begins.
   */
  async readPosition(): Promise<number> {
    const newest = await this.#following.readPosition();
    this.#position = Math.max(this.#position, newest);
    return newest;
  }

  /** The subscriber hears events until the returned function is called. */
  addSubscriber(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  stop(): void {
    this.#isStopped = true;
    this.#following.stop();
    clearTimeout(this.#retryTimer);
  }

  /** The newest position that this feed knows. */
  get position(): number {
    return this.#position;
  }

  /** The entry after a position, when it is in memory. */
  entryAfter(position: number): FeedEntry | undefined {
    const first = this.#entries[0];
    return first === undefined ? undefined : this.#entries[position + 1 - first.position];
  }

  /**
   * The next entries after a position from the log, as many as make a page: for a client that needs
   * older entries than those in memory.
   */
  async readAfter(position: number): Promise<FeedEntry[]> {
    const { query } = this.#kernel.database;
    const events = await readEvents(query, this.#workspaceId, { after: position, limit: eventsPerRead });
    const entries: FeedEntry[] = [];
    let characters = 0;
    while (entries.length < events.length && characters < charactersPerPage) {
      const next = events.slice(entries.length, entries.length + eventsPerEncoding);
      for (const entry of await this.#encode(next)) {
        if (characters >= charactersPerPage) break;
        entries.push(entry);
        characters += entry.characters;
      }
    }
    return entries;
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
      void this.#callSubscribers();
    }, retryMs);
  }

  /**
   * Takes the next events. After an error it gets them again, with those that it has taken already.
   */
  async #add(events: readonly Event[]): Promise<void> {
    const newest = this.#entries.at(-1)?.position ?? 0;
    const added = events.filter(({ position }) => position > newest);
    for (let first = 0; first < added.length; first += eventsPerEncoding) {
      const next = added.slice(first, first + eventsPerEncoding);
      const entries = await this.#encode(next);
      this.#entries.push(...entries);
      this.#forgetOldest();
      this.#position = Math.max(this.#position, entries.at(-1)?.position ?? 0);
    }
    await this.#callSubscribers();
  }

  /** Also forgets the visitors that these events change, before a subscriber asks for them. */
  async #encode(events: readonly Event[]): Promise<FeedEntry[]> {
    const entries = await encodeEvents(this.#kernel, this.#workspaceId, events);
    for (const { subject, changesVisitor } of entries) if (changesVisitor && subject) this.visitors.forget(subject);
    return entries;
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
}
