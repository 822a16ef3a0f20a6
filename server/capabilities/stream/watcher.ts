import type { Caller } from "../../kernel/caller.ts";
import type { Signal } from "../../kernel/log/realtime.ts";
import type { Client } from "./client.ts";
import type { Notice } from "./notice.ts";
import type { FeedEntry, Reader, WorkspaceFeed } from "./workspace-feed.ts";

export type Filter = {
  /** Exact types, or prefixes that end in `.*`; undefined = all. */
  events: readonly string[] | undefined;
  /** The `conv_…` id; undefined = all. */
  conversationId: string | undefined;
};

/**
 * Follows a workspace's events for one client: what it may see and asked for, each once, in commit order.
 * Waits only where it must, because with a thousand watchers a turn of the event loop for each is what costs.
 */
export class Watcher implements Reader {
  readonly #feed: WorkspaceFeed;
  readonly #caller: Caller;
  readonly #filter: Filter;
  readonly #client: Client;
  #position: number;
  #isWaiting = false;

  constructor(parts: {
    feed: WorkspaceFeed;
    caller: Caller;
    filter: Filter;
    client: Client;
    since: number;
  }) {
    this.#feed = parts.feed;
    this.#caller = parts.caller;
    this.#filter = parts.filter;
    this.#client = parts.client;
    this.#position = parts.since;
  }

  /** Passes on what there is. Safe to call at any time: while it waits for something, it goes on by itself after it. */
  goOn(): void {
    if (this.#isWaiting) return;
    let awaited: Promise<void> | undefined;
    while (awaited === undefined && this.#client.isOpen) {
      const entry = this.#feed.entryAfter(this.#position);
      if (entry !== undefined) awaited = this.#take(entry);
      else if (this.#position < this.#feed.reached) awaited = this.#catchUp();
      else return;
    }
    if (awaited !== undefined) void this.#goOnAfter(awaited);
  }

  /** Members see everybody's presence and typing; a visitor sees the typing in its own conversations. */
  hear(signal: Signal, notice: Notice): void {
    const { conversationId } = signal.data as { conversationId?: string };
    if (conversationId !== undefined && !this.#wantsConversation(conversationId)) return;
    if (this.#caller.kind !== "publishable-key") {
      if (this.#caller.scopes.has("conversations:read")) this.#client.mention(notice);
    } else if (signal.kind === "typing" && conversationId !== undefined) {
      void this.#mentionToHolder(conversationId, notice);
    }
  }

  async #goOnAfter(awaited: Promise<void>): Promise<void> {
    this.#isWaiting = true;
    try {
      await awaited;
      this.#isWaiting = false;
      this.goOn();
    } catch {
      // The database is away. The position stands where it was, and the next call goes on from there.
      this.#isWaiting = false;
      this.#feed.retrySoon();
    }
  }

  async #catchUp(): Promise<void> {
    const { reached } = this.#feed;
    const { entries } = await this.#feed.readAfter(this.#position);
    // Nothing is left of what there was: it was erased with its workspace.
    if (entries.length === 0) this.#position = reached;
    for (const entry of entries) {
      if (!this.#client.isOpen) return;
      await this.#take(entry);
    }
  }

  /** Undefined when that is done at once. */
  #take(entry: FeedEntry): Promise<void> | undefined {
    const mayPass = this.#accepts(entry);
    if (typeof mayPass !== "boolean") return this.#takeWhenKnown(entry, mayPass);
    this.#position = entry.position;
    return mayPass ? this.#client.write(entry.notice) : undefined;
  }

  async #takeWhenKnown(entry: FeedEntry, mayPass: Promise<boolean>): Promise<void> {
    const passes = await mayPass;
    this.#position = entry.position;
    if (passes && this.#client.isOpen) await this.#client.write(entry.notice);
  }

  #accepts(entry: FeedEntry): boolean | Promise<boolean> {
    const { events } = this.#filter;
    if (entry.visibleTo === undefined || !this.#wantsConversation(entry.conversationId)) return false;
    if (events !== undefined && !events.some((pattern) => matches(pattern, entry.type))) return false;
    if (this.#caller.kind !== "publishable-key") return this.#caller.scopes.has(entry.visibleTo);
    if (entry.isForTeam || entry.conversationId === undefined || entry.visibleTo !== "conversations:read") return false;
    return this.#holds(entry.conversationId);
  }

  #wantsConversation(conversationId: string | undefined): boolean {
    return this.#filter.conversationId === undefined || this.#filter.conversationId === conversationId;
  }

  #holds(conversationId: string): boolean | Promise<boolean> {
    const visitorId = this.#feed.visitorOf(conversationId);
    if (visitorId instanceof Promise) return visitorId.then((found) => found === this.#caller.visitorId);
    return visitorId === this.#caller.visitorId;
  }

  async #mentionToHolder(conversationId: string, notice: Notice): Promise<void> {
    try {
      if (await this.#holds(conversationId)) this.#client.mention(notice);
    } catch {
      // What is of the moment is not worth a second question to a database that is away.
    }
  }
}

function matches(pattern: string, type: string): boolean {
  if (pattern === "*") return true;
  return pattern.endsWith(".*") ? type.startsWith(pattern.slice(0, -1)) : pattern === type;
}
