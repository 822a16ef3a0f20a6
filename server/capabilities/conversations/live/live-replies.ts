import { state } from "../../../kernel/state.ts";

/** The text of a reply while a model writes it, as far as readers on this node may see it. */
type LiveReply = {
  readonly text: string;
  /** Says whether this node writes the reply. Otherwise the database has the text. */
  readonly isHere: boolean;
  /** Says whether readers wait for the first word longer than usual. */
  readonly isDelayed: boolean;
  /** Resolves at the first change after the call. */
  changed(): Promise<void>;
};

/** After so long without a word, readers are told that the reply takes longer. */
export const usualDelayMs = 5_000;

/** The part of a reply that readers have seen, and the model that wrote it. */
export type SeenPart = { text: string; model: string | undefined };

export type LiveWriter = {
  readonly text: string;
  /** Names the model that writes from here on. */
  writtenBy(model: string): void;
  readonly model: string | undefined;
  /** Tells readers that the first word takes longer than usual. */
  tellDelay(): void;
  /** Aborts when the reply must not be written any further, with the reason of `stop`. */
  readonly signal: AbortSignal;
  /**
   * Wakes readers once, however many pieces come in one turn of the event loop. After a stop it
   * does nothing.
   */
  append(piece: string): void;
  /** Stops the reply; without a reason by ReplyStopped. */
  stop(reason?: Error): void;
  /** No more text comes: readers go on with the stored reply. */
  end(): void;
};

/** The reply was stopped, handed over or erased while it was written. */
export class ReplyStopped extends Error {
  override name = "ReplyStopped";
}

/** The reply must end now with the text so far. */
export class ReplyCut extends Error {
  override name = "ReplyCut";
  readonly reason: "too-slow" | "node-stopped";
  constructor(reason: "too-slow" | "node-stopped") {
    super(`The reply is cut: ${reason}`);
    this.reason = reason;
  }
}

/** Holds the replies that models write on this node, for their writers and readers. */
export class LiveReplies {
  readonly #entries = new Map<string, Entry>();
  #areCut = false;

  /** For the writer of a reply. Call `end` in any case. */
  write(replyId: string): LiveWriter {
    const entry = this.#entryOf(replyId);
    const stopping = new AbortController();
    entry.stopping = stopping;
    const release = () => this.#release(replyId, entry);
    return {
      signal: stopping.signal,
      get text() {
        return entry.text;
      },
      get model() {
        return entry.model;
      },
      writtenBy(model) {
        entry.model = model;
      },
      tellDelay() {
        if (!stopping.signal.aborted) entry.tellDelay();
      },
      append(piece) {
        if (!stopping.signal.aborted) entry.append(piece);
      },
      stop(reason = new ReplyStopped()) {
        stopping.abort(reason);
      },
      end() {
        entry.stopping = undefined;
        entry.wake();
        release();
      },
    };
  }

  /** For a reader, who may come before the writer. Call `stop` when the reader leaves. */
  read(replyId: string): { live: LiveReply; stop(): void } {
    const entry = this.#entryOf(replyId);
    entry.readers++;
    return {
      live: entry,
      stop: () => {
        entry.readers--;
        this.#release(replyId, entry);
      },
    };
  }

  /**
   * Stops those of the replies that this node writes. Gives the part of each that readers have seen:
   * they see no more of it.
   */
  stop(replyIds: readonly string[]): Map<string, SeenPart> {
    const seen = new Map<string, SeenPart>();
    for (const replyId of replyIds) {
      const entry = this.#entries.get(replyId);
      if (entry?.stopping === undefined) continue;
      entry.stopping.abort(new ReplyStopped());
      seen.set(replyId, { text: entry.text, model: entry.model });
    }
    return seen;
  }

  /**
   * Ends all replies that this node writes with their text so far. From now on this node asks no
   * models.
   */
  cutAll(): void {
    this.#areCut = true;
    for (const { stopping } of this.#entries.values()) stopping?.abort(new ReplyCut("node-stopped"));
  }

  get areCut(): boolean {
    return this.#areCut;
  }

  #entryOf(replyId: string): Entry {
    const entry = this.#entries.get(replyId) ?? new Entry();
    this.#entries.set(replyId, entry);
    return entry;
  }

  #release(replyId: string, entry: Entry): void {
    if (entry.readers === 0 && !entry.isHere && this.#entries.get(replyId) === entry) this.#entries.delete(replyId);
  }
}

export const liveRepliesOf = state(() => new LiveReplies());

class Entry implements LiveReply {
  text = "";
  model: string | undefined;
  readers = 0;
  /** Set while this node writes the reply. */
  stopping: AbortController | undefined;
  #waiting: PromiseWithResolvers<void> | undefined;

  readonly #madeMs = performance.now();
  #isTold = false;

  get isHere(): boolean {
    return this.stopping !== undefined;
  }

  /** This node does not know what another one tells its readers: the time since the first reader came says it. */
  get isDelayed(): boolean {
    if (this.text !== "") return false;
    return this.#isTold || (!this.isHere && performance.now() - this.#madeMs > usualDelayMs);
  }

  tellDelay(): void {
    this.#isTold = true;
    this.wake();
  }

  append(piece: string): void {
    this.text += piece;
    this.wake();
  }

  changed(): Promise<void> {
    this.#waiting ??= Promise.withResolvers<void>();
    return this.#waiting.promise;
  }

  wake(): void {
    this.#waiting?.resolve();
    this.#waiting = undefined;
  }
}
