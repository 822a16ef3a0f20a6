import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Event, expandEvents, findPosition } from "../../kernel/log/event.ts";
import type { Signal } from "../../kernel/log/realtime.ts";
import type { Scope } from "../../kernel/scopes.ts";
import { EventId } from "../../kernel/storage/id.ts";
import { conversationIdentified, readVisitors } from "../conversations/index.ts";
import { Notice, passingNotice } from "./notice.ts";
import { readEvents } from "./store.ts";

/** An event as watchers get it. Written out once, however many watch. */
export type FeedEntry = {
  position: number;
  type: string;
  /** Undefined for what nobody is told any more: its thing was erased, or the type is not known here. */
  visibleTo: Scope | undefined;
  /** The `conv_…` id of the conversation it belongs to, where it belongs to one. */
  conversationId: string | undefined;
  /** No visitor is told, though it belongs to the visitor's conversation. */
  isForTeam: boolean;
  notice: Notice;
  characters: number;
};

/** Whoever follows a feed. */
export type Reader = {
  /** There may be more to take. */
  goOn(): void;
  /** Something of the moment, which is kept nowhere. */
  hear(signal: Signal, notice: Notice): void;
};

/** How many of the newest entries are kept in memory for watchers that are nearly up to date. */
const keptEntries = 1_000;
const eventsPerRead = 500;
/** An event may be as large as a webhook: memory is bounded by what is written out, not by how many there are. */
const keptCharacters = 8 * 1024 * 1024;
const charactersPerPage = 256 * 1024;
const eventsPerExpansion = 50;
/** So many are told before others get their turn: a write to a network costs some microseconds for each. */
const readersPerTurn = 250;
const retryMs = 500;
const rememberedVisitors = 10_000;

/**
 * The newest events of one workspace, read once for all its watchers on this node, in commit order and without a gap:
 * positions are given under a lock that is held to the commit, so what is read after position n is all there will be.
 */
export class WorkspaceFeed {
  readonly workspaceId: string;
  readonly #kernel: Kernel;
  readonly #stopWatching: () => void;
  readonly #readers = new Set<Reader>();
  #entries: FeedEntry[] = [];
  /** Up to where this feed has read; undefined until the first watcher asked where the log stands. */
  #newest: number | undefined;
  #isReading = false;
  #mustReadAgain = false;
  #retryTimer: NodeJS.Timeout | undefined;
  #isStopped = false;

  /** Whose each conversation is, by `conv_…` id, as it was asked; forgotten when one becomes another's. */
  readonly #visitors = new Map<string, string | null | Promise<string | null>>();

  constructor(kernel: Kernel, workspaceId: string) {
    this.workspaceId = workspaceId;
    this.#kernel = kernel;
    this.#stopWatching = kernel.realtime.watch(workspaceId, () => void this.#read());
  }

  /** The position that the newest commit gave, asked of the database. The memory begins with the first answer. */
  async readPosition(): Promise<number> {
    const position = await findPosition(this.#kernel.database.query, this.workspaceId);
    if (this.#newest === undefined) {
      this.#newest = position;
      // A commit that was announced while we asked found nothing to go on from.
      void this.#read();
    }
    return position;
  }

  /** Until the returned function is called. */
  addReader(reader: Reader): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  /** The visitor that holds a conversation, null for none; at once where it was asked before. */
  visitorOf(conversationId: string): string | null | Promise<string | null> {
    const known = this.#visitors.get(conversationId);
    if (known !== undefined) return known;
    const asked: Promise<string | null> = readVisitors(this.#kernel.database.query, this.workspaceId, [
      conversationId,
    ]).then(
      (visitors) => {
        const visitorId = visitors.get(conversationId) ?? null;
        if (this.#visitors.get(conversationId) === asked) this.#visitors.set(conversationId, visitorId);
        return visitorId;
      },
      (cause) => {
        this.#visitors.delete(conversationId);
        throw cause;
      },
    );
    this.#visitors.set(conversationId, asked);
    if (this.#visitors.size > rememberedVisitors) this.#visitors.delete(this.#visitors.keys().next().value ?? "");
    return asked;
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopWatching();
    clearTimeout(this.#retryTimer);
  }

  /** The entry after a position, where it is in memory. */
  entryAfter(position: number): FeedEntry | undefined {
    const first = this.#entries[0];
    return first === undefined ? undefined : this.#entries[position + 1 - first.position];
  }

  /** The position up to which this feed has read. */
  get reached(): number {
    return this.#newest ?? 0;
  }

  /**
   * The next entries after a position from the log, for a watcher that is further behind than the memory reaches: as many
   * as make a page. `isAll` when the log had no more.
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
        const entry = this.#write(event, byPosition.get(event.position));
        entries.push(entry);
        characters += entry.characters;
      }
    }
    return { entries, isAll: events.length < eventsPerRead && entries.length === events.length };
  }

  passOn(signal: Signal): void {
    const { source: _source, ...data } = signal.data;
    const notice = passingNotice(signal.kind, data);
    for (const reader of this.#readers) reader.hear(signal, notice);
  }

  /** Looks again after a while: whoever could not read goes on then, though nothing new was committed. */
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
        await this.#readOn();
        await this.#tellReaders();
      } while (this.#mustReadAgain);
    } catch (cause) {
      this.#kernel.log.warn({ cause: String(cause) }, "could not read events for watchers; trying again");
      this.retrySoon();
    } finally {
      this.#isReading = false;
    }
  }

  async #readOn(): Promise<void> {
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

  async #tellReaders(): Promise<void> {
    let told = 0;
    for (const reader of this.#readers) {
      reader.goOn();
      if (++told % readersPerTurn === 0) await nextTurn();
    }
  }

  #write(stored: Event, expanded: Event | undefined): FeedEntry {
    const { position, type } = stored;
    const { conversationId } = stored.data as { conversationId?: string };
    // Before anyone is asked whether this or a later event may pass: events are read in the order of their commits.
    if (type === conversationIdentified.type) this.#visitors.delete(conversationId ?? "");
    const visibleTo = expanded === undefined ? undefined : this.#kernel.eventTypes.get(type)?.visibleTo;
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
    const notice = new Notice(type, text, text, position);
    const isForTeam = this.#kernel.eventTypes.get(type)?.isForTeam === true;
    return { position, type, visibleTo, conversationId, isForTeam, notice, characters: text.length };
  }
}
