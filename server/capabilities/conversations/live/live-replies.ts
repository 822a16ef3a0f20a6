import type { Kernel } from "../../../kernel/kernel.ts";

/** The text of a reply while a model writes it, as far as readers on this node may see it. */
export type LiveReply = {
  readonly text: string;
  /** Whether it is being written here; else its text is what the database has. */
  readonly isHere: boolean;
  /** Resolves at the first change after the call. */
  changed(): Promise<void>;
};

export type LiveWriter = {
  readonly text: string;
  /** Who is writing. */
  model: string | undefined;
  /** Aborts when the reply is not to be written any more, with ReplyStopped. */
  readonly signal: AbortSignal;
  /** Readers are woken once, however many pieces come in one turn of the event loop. After a stop it shows nothing. */
  append(piece: string): void;
  /** With ReplyStopped, or another reason. */
  stop(reason?: Error): void;
  /** Nothing more comes: readers turn to what is stored. */
  end(): void;
};

/** The reply was stopped, taken over or erased while it was being written. */
export class ReplyStopped extends Error {
  override name = "ReplyStopped";
}

/** The reply has to end now, with what there is of it: it took too long, or the node is stopping. */
export class ReplyCut extends Error {
  override name = "ReplyCut";
}

type Entry = LiveReply & {
  text: string;
  isHere: boolean;
  readers: number;
  stopping: AbortController | undefined;
  wake(): void;
};

const entriesOf = new WeakMap<Kernel, Map<string, Entry>>();

/** For the one who writes. */
export function writeLiveReply(kernel: Kernel, replyId: string): LiveWriter {
  const entry = entryOf(kernel, replyId);
  const stopping = new AbortController();
  entry.isHere = true;
  entry.stopping = stopping;
  return {
    signal: stopping.signal,
    model: undefined,
    get text() {
      return entry.text;
    },
    append(piece) {
      if (stopping.signal.aborted) return;
      entry.text += piece;
      entry.wake();
    },
    stop(reason = new ReplyStopped()) {
      stopping.abort(reason);
    },
    end() {
      entry.isHere = false;
      entry.stopping = undefined;
      entry.wake();
      letGo(kernel, replyId, entry);
    },
  };
}

/** For one who reads along: it may come before the writer. Call `stop` when it goes. */
export function readLiveReply(kernel: Kernel, replyId: string): { live: LiveReply; stop(): void } {
  const entry = entryOf(kernel, replyId);
  entry.readers++;
  return {
    live: entry,
    stop() {
      entry.readers--;
      letGo(kernel, replyId, entry);
    },
  };
}

/** Stops those of these replies that are written here, and gives what was shown of each: nothing more will be. */
export function stopLiveReplies(kernel: Kernel, replyIds: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const replyId of replyIds) {
    const entry = entriesOf.get(kernel)?.get(replyId);
    if (entry?.stopping === undefined) continue;
    entry.stopping.abort(new ReplyStopped());
    texts.set(replyId, entry.text);
  }
  return texts;
}

const cut = new WeakSet<Kernel>();

/** Ends all that is written here, with what there is of it; from now on no model is asked on this node. */
export function cutLiveReplies(kernel: Kernel): void {
  cut.add(kernel);
  for (const entry of entriesOf.get(kernel)?.values() ?? []) entry.stopping?.abort(new ReplyCut());
}

export function areRepliesCut(kernel: Kernel): boolean {
  return cut.has(kernel);
}

function entryOf(kernel: Kernel, replyId: string): Entry {
  const entries = entriesOf.get(kernel) ?? new Map<string, Entry>();
  entriesOf.set(kernel, entries);
  const found = entries.get(replyId);
  if (found !== undefined) return found;
  let waiting: PromiseWithResolvers<void> | undefined;
  const entry: Entry = {
    text: "",
    isHere: false,
    readers: 0,
    stopping: undefined,
    changed() {
      waiting ??= Promise.withResolvers<void>();
      return waiting.promise;
    },
    wake() {
      waiting?.resolve();
      waiting = undefined;
    },
  };
  entries.set(replyId, entry);
  return entry;
}

function letGo(kernel: Kernel, replyId: string, entry: Entry): void {
  const entries = entriesOf.get(kernel);
  if (entry.readers === 0 && !entry.isHere && entries?.get(replyId) === entry) entries.delete(replyId);
}
