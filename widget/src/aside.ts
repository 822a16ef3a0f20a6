import type { Message } from "./message.ts";
import type { Talk } from "./talk.ts";

/** The history comes in many pieces, and what was seen is told once for all of them. */
const seenPauseMs = 400;
/** A colleague who types says so again within this time. */
const typingHoldsMs = 8_000;
const typingRepeatsMs = 3_000;

/** A colleague, as visitors see one. `picture` is a path at the server. */
export type Face = { name: string | null; picture: string | null };

/** Says what the server knows of the conversation beside its messages. */
type Listener = { changed(): void; handedOver(isHandedOver: boolean): void };

/**
 * Knows what happens beside the messages of a conversation that a person has taken over: who types, and what
 * was seen. The chat works without it. Only a page that somebody looks at has its stream, because a browser
 * opens few connections to one server.
 */
export class Aside {
  /** The colleague who types. */
  typist: Face | undefined;
  /** The team has seen everything up to this message. */
  seenByTeam: string | null = null;
  readonly #talk: Talk;
  readonly #listener: Listener;
  #following: AbortController | undefined;
  #seen: string | undefined;
  #seenTimer: ReturnType<typeof setTimeout> | undefined;
  #typingTimer: ReturnType<typeof setTimeout> | undefined;
  #saidTypingAt = Number.NEGATIVE_INFINITY;

  constructor(talk: Talk, listener: Listener) {
    this.#talk = talk;
    this.#listener = listener;
  }

  /** Follows, or no longer. */
  follow(isWanted: boolean): void {
    if (isWanted === (this.#following !== undefined)) return;
    this.#following?.abort();
    this.#following = undefined;
    this.#setTyping(undefined);
    if (!isWanted) return;
    const following = new AbortController();
    this.#following = following;
    this.#read(following.signal).catch(() => {});
  }

  /** Forgets what was of another conversation, or of another visitor. */
  forget(): void {
    this.follow(false);
    clearTimeout(this.#seenTimer);
    this.#seen = undefined;
    this.seenByTeam = null;
  }

  /**
   * Tells the team that the visitor has seen the messages, and learns what the team has seen. While the
   * assistant answers it is told once, to learn whether a person has taken over.
   */
  see(messages: readonly Message[], isHandedOver: boolean): void {
    const last = messages.findLast(({ id, key, state }) => id !== key && state !== "writing");
    if (last === undefined || last.id === this.#seen || (this.#seen !== undefined && !isHandedOver)) return;
    clearTimeout(this.#seenTimer);
    this.#seenTimer = setTimeout(() => {
      this.#seen = last.id;
      this.#talk.see(last.id).then(
        ({ seen, status }) => {
          // Another person may be at the browser since, or more was seen.
          if (this.#seen !== last.id) return;
          this.seenByTeam = seen.team;
          this.#listener.handedOver(status === "handed-over");
          this.#listener.changed();
        },
        () => {},
      );
    }, seenPauseMs);
  }

  /** Tells the colleague that the visitor types, or types no more. */
  type(isTyping: boolean): void {
    if (this.#following === undefined) return;
    const now = performance.now();
    const wasSaid = now - this.#saidTypingAt < typingRepeatsMs;
    if (isTyping === wasSaid) return;
    this.#saidTypingAt = isTyping ? now : Number.NEGATIVE_INFINITY;
    this.#talk.type(isTyping).catch(() => {});
  }

  async #read(signal: AbortSignal): Promise<void> {
    for await (const { type, data } of this.#talk.watchAside(signal)) {
      if (signal.aborted) return;
      if (type === "typing") {
        const { kind, name = null, picture = null } = (data.who ?? {}) as { kind?: string } & Partial<Face>;
        if (kind === "member") this.#setTyping(data.isTyping === true ? { name, picture } : undefined);
      } else if (type === "seen" && data.by === "team") this.seenByTeam = String(data.messageId);
      else if (type === "conversation.handed-over") this.#listener.handedOver(true);
      else if (type === "conversation.handed-back" || type === "conversation.closed") this.#listener.handedOver(false);
      this.#listener.changed();
    }
  }

  #setTyping(typist: Face | undefined): void {
    clearTimeout(this.#typingTimer);
    this.typist = typist;
    if (typist !== undefined) this.#typingTimer = setTimeout(() => this.#stopTyping(), typingHoldsMs);
  }

  #stopTyping(): void {
    this.#setTyping(undefined);
    this.#listener.changed();
  }

  /** Notes that the colleague's message has come, for which they typed. */
  arrived(): void {
    this.#setTyping(undefined);
  }
}
