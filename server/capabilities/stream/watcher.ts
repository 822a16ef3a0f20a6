import type { Caller } from "../../kernel/caller.ts";
import type { FeedEntry, WorkspaceFeed } from "./workspace-feed.ts";

/** Where a watcher's entries go. `write` resolves when the client can take more: a slow one is waited for, not filled up. */
export type Sink = { write(entry: FeedEntry): Promise<void> | undefined; readonly isOpen: boolean };

export type Filter = {
  /** Exact types, or prefixes that end in `.*`; undefined = all. */
  events: readonly string[] | undefined;
  /** The `conv_…` id; undefined = all. */
  conversationId: string | undefined;
};

/** Follows a workspace's events for one client: what it may see and asked for, each once, in commit order. */
export class Watcher {
  readonly #feed: WorkspaceFeed;
  readonly #caller: Caller;
  readonly #filter: Filter;
  readonly #sink: Sink;
  readonly #visitorOf: (conversationId: string) => Promise<string | null>;
  readonly #forget: () => void;
  #position: number;
  #isPumping = false;
  #hasMore = false;

  constructor(parts: {
    feed: WorkspaceFeed;
    caller: Caller;
    filter: Filter;
    sink: Sink;
    since: number;
    /** The visitor that holds a conversation; null for none. */
    visitorOf: (conversationId: string) => Promise<string | null>;
  }) {
    this.#feed = parts.feed;
    this.#caller = parts.caller;
    this.#filter = parts.filter;
    this.#sink = parts.sink;
    this.#position = parts.since;
    this.#visitorOf = parts.visitorOf;
    this.#forget = parts.feed.onMore(() => void this.pump());
  }

  stop(): void {
    this.#forget();
  }

  /** Passes on what there is. Safe to call at any time; calls while one is at work are joined to it. */
  async pump(): Promise<void> {
    this.#hasMore = true;
    if (this.#isPumping) return;
    this.#isPumping = true;
    try {
      while (this.#hasMore && this.#sink.isOpen) {
        this.#hasMore = false;
        for (;;) {
          const entries = await this.#feed.take(this.#position);
          if (entries.length === 0) break;
          for (const entry of entries) {
            if (!this.#sink.isOpen) return;
            this.#position = entry.position;
            const mayPass = this.#accepts(entry);
            if (mayPass !== false && (mayPass === true || (await mayPass))) await this.#sink.write(entry);
          }
        }
      }
    } catch {
      // The database is away. The position stands where it was, and the next call goes on from there.
    } finally {
      this.#isPumping = false;
    }
  }

  #accepts(entry: FeedEntry): boolean | Promise<boolean> {
    const { events, conversationId } = this.#filter;
    if (entry.visibleTo === undefined) return false;
    if (conversationId !== undefined && entry.conversationId !== conversationId) return false;
    if (events !== undefined && !events.some((pattern) => matches(pattern, entry.type))) return false;
    if (this.#caller.kind !== "publishable-key") return this.#caller.scopes.has(entry.visibleTo);
    if (entry.conversationId === undefined || entry.visibleTo !== "conversations:read") return false;
    return this.#visitorOf(entry.conversationId).then((visitorId) => visitorId === this.#caller.visitorId);
  }
}

function matches(pattern: string, type: string): boolean {
  if (pattern === "*") return true;
  return pattern.endsWith(".*") ? type.startsWith(pattern.slice(0, -1)) : pattern === type;
}
