import { eventScopesOf } from "../../kernel/caller.ts";
import type { Subject } from "../../kernel/log/event.ts";
import type { Signal } from "../../kernel/log/realtime.ts";
import type { Client } from "./client.ts";
import type { EncodedMessage } from "./encoded-message.ts";
import type { FeedEntry } from "./feed-entry.ts";
import { wireSubject } from "./wire-subject.ts";
import type { Subscriber, WorkspaceFeed } from "./workspace-feed.ts";

export type EventFilter = {
  /** Exact event types, or prefixes that end in `.*`; undefined = all. */
  types: readonly string[] | undefined;
  /** Undefined = all. */
  subject: Subject | undefined;
};

export type SubscriptionParts = {
  feed: WorkspaceFeed;
  filter: EventFilter;
  client: Client;
  /** The position of the last event that the client has. */
  since: number;
};

/**
 * Sends one client the events that it may see and that it asked for, each once, in commit order.
 *
 * Most methods return a promise only when they must wait, because with a thousand clients a turn of
 * the event loop for each of them costs more than all the rest.
 */
export class Subscription implements Subscriber {
  readonly #feed: WorkspaceFeed;
  readonly #filter: EventFilter;
  readonly #client: Client;
  #position: number;
  #isWaiting = false;

  constructor({ feed, filter, client, since }: SubscriptionParts) {
    this.#feed = feed;
    this.#filter = filter;
    this.#client = client;
    this.#position = since;
  }

  /**
   * Sends all events that the client does not have yet. Safe to call at any time: while it waits
   * for a slow client or for the database, it continues by itself afterwards.
   */
  sendNext(): void {
    if (this.#isWaiting) return;
    let waiting: Promise<void> | undefined;
    while (waiting === undefined && this.#client.isOpen) {
      const entry = this.#feed.entryAfter(this.#position);
      if (entry !== undefined) waiting = this.#send(entry);
      else if (this.#position < this.#feed.position) waiting = this.#sendFromLog();
      else return;
    }
    if (waiting !== undefined) void this.#continueAfter(waiting);
  }

  /**
   * Members see what their scopes let them see; a visitor sees who types and what
   * was seen in the visitor's own subjects.
   */
  sendSignal(signal: Signal, message: EncodedMessage): void {
    const subject = wireSubject.read(signal.data);
    if (subject !== undefined && !this.#wants(subject)) return;
    if (this.#client.caller.kind !== "publishable-key") {
      const scope = signal.visibleTo ?? "conversations:read";
      if (this.#client.caller.scopes.has(scope)) this.#client.writeIfKeepingUp(message);
    } else if ((signal.kind === "typing" || signal.kind === "seen") && subject !== undefined) {
      void this.#sendSignalToOwner(subject, message);
    }
  }

  async #continueAfter(waiting: Promise<void>): Promise<void> {
    this.#isWaiting = true;
    try {
      await waiting;
      this.#isWaiting = false;
      this.sendNext();
    } catch {
      // The database does not answer. The position is unchanged, and the next call continues there.
      this.#isWaiting = false;
      this.#feed.retrySoon();
    }
  }

  async #sendFromLog(): Promise<void> {
    const { position } = this.#feed;
    const entries = await this.#feed.readAfter(this.#position);
    // No entry up to the feed's position: the events were erased with their workspace.
    if (entries.length === 0) this.#position = position;
    for (const entry of entries) {
      if (!this.#client.isOpen) return;
      await this.#send(entry);
    }
  }

  /** Gives undefined when the entry is sent at once, or left out. */
  #send(entry: FeedEntry): Promise<void> | undefined {
    const isAccepted = this.#accepts(entry);
    if (typeof isAccepted !== "boolean") return this.#sendIf(isAccepted, entry);
    this.#position = entry.position;
    return isAccepted ? this.#client.write(entry.messageIn(this.#client.version)) : undefined;
  }

  async #sendIf(accepting: Promise<boolean>, entry: FeedEntry): Promise<void> {
    const isAccepted = await accepting;
    this.#position = entry.position;
    if (isAccepted && this.#client.isOpen) await this.#client.write(entry.messageIn(this.#client.version));
  }

  #accepts({ type, subject, visibleTo }: FeedEntry): boolean | Promise<boolean> {
    const { types } = this.#filter;
    if (visibleTo === undefined || !this.#wants(subject)) return false;
    if (types !== undefined && !types.some((pattern) => matches(pattern, type))) return false;
    if (this.#client.caller.kind !== "publishable-key") return eventScopesOf(this.#client.caller).has(visibleTo.scope);
    return visibleTo.visitors && subject !== undefined && this.#owns(subject);
  }

  #wants(subject: Subject | undefined): boolean {
    const wanted = this.#filter.subject;
    return wanted === undefined || (wanted.id === subject?.id && wanted.kind === subject.kind);
  }

  /** Tells whether the subject belongs to this client's visitor. */
  #owns(subject: Subject): boolean | Promise<boolean> {
    const visitorId = this.#feed.visitors.visitorOf(subject);
    if (visitorId instanceof Promise) return visitorId.then((found) => found === this.#client.caller.visitorId);
    return visitorId === this.#client.caller.visitorId;
  }

  async #sendSignalToOwner(subject: Subject, message: EncodedMessage): Promise<void> {
    try {
      if (await this.#owns(subject)) this.#client.writeIfKeepingUp(message);
    } catch {
      // The database does not answer. A signal is outdated before a retry could succeed.
    }
  }
}

function matches(pattern: string, type: string): boolean {
  if (pattern === "*") return true;
  return pattern.endsWith(".*") ? type.startsWith(pattern.slice(0, -1)) : pattern === type;
}
