import { type Event, expandEvents } from "../../kernel/events.ts";
import { formatId } from "../../kernel/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scopes.ts";
import { readEvents, readPosition } from "./store.ts";

/** An event as watchers get it. Written out once, however many watch. */
export type FeedEntry = {
  position: number;
  type: string;
  /** Undefined for what nobody is told any more: its thing was erased, or the type is not known here. */
  visibleTo: Scope | undefined;
  /** The `conv_…` id of the conversation it belongs to, where it belongs to one. */
  conversationId: string | undefined;
  socketText: string;
  streamText: string;
};

/** How many of the newest entries are kept in memory for watchers that are nearly up to date. */
const keptEntries = 1_000;
const eventsPerRead = 500;

/**
 * The newest events of one workspace, read once for all its watchers on this node, in commit order and without a gap:
 * positions are given under a lock that is held to the commit, so what is read after position n is all there will be.
 */
export class WorkspaceFeed {
  readonly workspaceId: string;
  readonly #kernel: Kernel;
  readonly #stopWatching: () => void;
  readonly #readers = new Set<() => void>();
  #entries: FeedEntry[] = [];
  #newest: number | undefined;
  #isReading = false;
  #mustReadAgain = false;

  constructor(kernel: Kernel, workspaceId: string) {
    this.workspaceId = workspaceId;
    this.#kernel = kernel;
    this.#stopWatching = kernel.realtime.watch(workspaceId, () => void this.#read());
  }

  /** The position that the newest commit gave, asked of the database. */
  readPosition(): Promise<number> {
    return readPosition(this.#kernel.database.query, this.workspaceId);
  }

  /** Calls back whenever there is more to take. */
  onMore(reader: () => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  get isUnwatched(): boolean {
    return this.#readers.size === 0;
  }

  stop(): void {
    this.#stopWatching();
  }

  /** The next entries after a position: from memory where they are, else from the database. Empty when there are none. */
  async take(after: number): Promise<readonly FeedEntry[]> {
    const first = this.#entries[0];
    if (first !== undefined && first.position <= after + 1) return this.#entries.slice(after + 1 - first.position);
    if (this.#newest !== undefined && after >= this.#newest) return [];
    const entries = await this.#load(after);
    // Whoever is up to date with the database lets the memory begin there.
    if (this.#newest === undefined && entries.length < eventsPerRead) this.#newest = entries.at(-1)?.position ?? after;
    return entries;
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
      } while (this.#mustReadAgain);
    } catch (cause) {
      // The next commit, or the next look by the clock, reads on from the same position.
      this.#kernel.log.warn({ cause: String(cause) }, "could not read events for watchers");
    } finally {
      this.#isReading = false;
    }
    for (const reader of [...this.#readers]) reader();
  }

  async #readOn(): Promise<void> {
    if (this.#newest === undefined) return;
    for (;;) {
      const entries = await this.#load(this.#newest);
      this.#entries.push(...entries);
      if (this.#entries.length > keptEntries) this.#entries = this.#entries.slice(-keptEntries);
      this.#newest = entries.at(-1)?.position ?? this.#newest;
      if (entries.length < eventsPerRead) return;
    }
  }

  async #load(after: number): Promise<FeedEntry[]> {
    const events = await readEvents(this.#kernel.database.query, this.workspaceId, after, eventsPerRead);
    const expanded = await expandEvents(this.#kernel, this.#kernel.eventTypes, this.workspaceId, events);
    const byPosition = new Map(expanded.map((event) => [event.position, event]));
    return events.map((event) => this.#write(event, byPosition.get(event.position)));
  }

  #write(stored: Event, expanded: Event | undefined): FeedEntry {
    const { position, type } = stored;
    const { conversationId } = stored.data as { conversationId?: string };
    const visibleTo = expanded === undefined ? undefined : this.#kernel.eventTypes.get(type)?.visibleTo;
    const text =
      expanded === undefined
        ? ""
        : JSON.stringify({
            id: formatId("evt", stored.id),
            position,
            type,
            timestamp: stored.createdAt.toISOString(),
            data: expanded.data,
          });
    return {
      position,
      type,
      visibleTo,
      conversationId,
      socketText: text,
      streamText: `id: ${position}\nevent: ${type}\ndata: ${text}\n\n`,
    };
  }
}
