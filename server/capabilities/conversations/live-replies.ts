import type { Kernel } from "../../kernel/kernel.ts";

/** The text of a reply while a model writes it, as far as readers on this node may see it. */
export type LiveReply = {
  readonly text: string;
  /** Whether it is being written here; else its text is what the database has. */
  readonly isHere: boolean;
  /** Resolves at the first change after the call. */
  changed(): Promise<void>;
};

/** Readers are woken once, however many pieces come in one turn of the event loop. */
export type LiveWriter = { append(piece: string): void; readonly text: string; end(): void };

type Entry = LiveReply & { wake(): void; readers: number; isHere: boolean; text: string };

const entriesOf = new WeakMap<Kernel, Map<string, Entry>>();

/** For the one who writes. `end`: nothing more comes, readers turn to what is stored. */
export function writeLiveReply(kernel: Kernel, replyId: string): LiveWriter {
  const entry = entryOf(kernel, replyId);
  entry.isHere = true;
  return {
    get text() {
      return entry.text;
    },
    append(piece) {
      entry.text += piece;
      entry.wake();
    },
    end() {
      entry.isHere = false;
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

/** What has been written of a reply here by now. */
export function liveTextOf(kernel: Kernel, replyId: string): string {
  return entriesOf.get(kernel)?.get(replyId)?.text ?? "";
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
