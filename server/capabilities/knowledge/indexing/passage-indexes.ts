import { learningWork, learnPhrasings, PassageIndex, type PhrasedAnswer, type PhrasingModel } from "@parley/engine";
import type { Measure } from "../../../kernel/capability.ts";
import { Counter } from "../../../kernel/counter.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { OwnerDeleted } from "../../../kernel/storage/database.ts";
import { catchUp } from "./catch-up.ts";
import { IndexThread } from "./index-thread.ts";
import { readKnowledgeVersion } from "./store.ts";

const evictions = new Counter(
  "parley_index_evictions_total",
  "Indexes that this node has dropped from its memory to make room for others.",
);
const maxBytesHeld = 640 * 1024 * 1024;
/** Multiplications that the main thread does itself: they take a few milliseconds. */
const maxWorkOnMainThread = 4_000_000;

type Held = {
  index: PassageIndex;
  version: number;
  byteCount: number;
  /** Counts what others keep in memory beside the index. */
  bytesBeside: number;
  catchingUp: Promise<void> | undefined;
  /** Names the `faqVersion` of the index whose phrasings were learnt last. */
  learnt: number;
  /** Is under way while the index holds FAQ whose phrasings are not learnt yet. Never fails. */
  learning: Promise<void> | undefined;
};

/**
 * Holds the passage indexes of one node: one in memory for each workspace that was asked recently.
 * All of it can be read from the database again. An index is made at the first question. Beyond a
 * number of bytes, the least recently used indexes are dropped.
 */
export class PassageIndexes {
  readonly #kernel: Kernel;
  readonly #maxBytes: number;
  readonly #empty = new PassageIndex();
  readonly #closing = new AbortController();
  readonly #thread = new IndexThread();
  /** Stands in the order of last use. */
  readonly #held = new Map<string, Held>();
  #byteCount = 0;

  constructor(kernel: Kernel, maxBytes = maxBytesHeld) {
    this.#kernel = kernel;
    this.#maxBytes = maxBytes;
  }

  get byteCount(): number {
    return this.#byteCount;
  }

  get workspaceIds(): string[] {
    return [...this.#held.keys()];
  }

  /**
   * Returns the index of the workspace, at least as new as `version`, with what is learnt of its
   * knowledge. Callers that come while it catches up share the work. Throws OwnerDeleted when the
   * workspace was deleted since the version was read.
   */
  async at(workspaceId: string, version: number): Promise<PassageIndex> {
    if (version === 0) return this.#empty;
    const held = this.#use(workspaceId);
    // Once: under a stream of changes a caller of an older version would wait for each of them.
    await held.learning;
    while (held.version < version) {
      const shared = held.catchingUp;
      held.catchingUp ??= this.#catchUp(workspaceId, held);
      await held.catchingUp;
      // Shared work may have begun before this version was committed. Work that began here must
      // reach the version.
      if (shared === undefined && held.version < version) {
        const newest = await readKnowledgeVersion(this.#kernel.database.query, workspaceId);
        if (newest === 0) throw new OwnerDeleted("The knowledge of the workspace is deleted.");
        throw new Error(`Knowledge version ${version} was asked for and the newest committed one is ${newest}.`);
      }
    }
    return held.index;
  }

  /** Works like `at`, but returns undefined when the caller would have to wait. */
  ready(workspaceId: string, version: number): PassageIndex | undefined {
    if (version === 0) return this.#empty;
    const held = this.#held.get(workspaceId);
    if (held === undefined || held.version < version || held.learning !== undefined) return undefined;
    return this.#use(workspaceId).index;
  }

  /** Returns what is in memory, without a look at the database, as `heldPassageIndex` says. */
  held(workspaceId: string): HeldPassageIndex | undefined {
    const held = this.#held.get(workspaceId);
    if (held === undefined || held.version === 0) return { index: this.#empty, version: 0 };
    return held.learning !== undefined ? undefined : this.#use(workspaceId);
  }

  /** Counts the passages that are in memory, without waiting for anything. */
  passageCount(workspaceId: string): number {
    return this.#held.get(workspaceId)?.index.passageCount ?? 0;
  }

  /** Counts what another capability keeps beside this index, as long as the index is held. */
  countBeside(workspaceId: string, index: PassageIndex, bytes: number): void {
    const held = this.#held.get(workspaceId);
    if (held?.index !== index) return;
    held.bytesBeside = bytes;
    this.#weigh(workspaceId, held);
  }

  /** Drops the index of a workspace that may be gone. */
  forget(workspaceId: string): void {
    const held = this.#held.get(workspaceId);
    if (held === undefined) return;
    this.#held.delete(workspaceId);
    this.#byteCount -= held.byteCount;
  }

  /** Stops all work, so that the database can be closed. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#thread.close();
    await Promise.allSettled([...this.#held.values()].map((held) => held.catchingUp));
    this.#held.clear();
  }

  #use(workspaceId: string): Held {
    const held: Held = this.#held.get(workspaceId) ?? {
      index: new PassageIndex(),
      version: 0,
      byteCount: 0,
      bytesBeside: 0,
      catchingUp: undefined,
      learnt: 0,
      learning: undefined,
    };
    this.#held.delete(workspaceId);
    this.#held.set(workspaceId, held);
    return held;
  }

  async #catchUp(workspaceId: string, held: Held): Promise<void> {
    const parts = { db: this.#kernel.database.query, thread: this.#thread, signal: this.#closing.signal };
    try {
      let version = await catchUp(parts, workspaceId, held.index, held.version);
      if (version === undefined) {
        empty(held);
        version = await catchUp(parts, workspaceId, held.index, 0);
      }
      held.learning = this.#learn(held);
      await held.learning;
      this.#closing.signal.throwIfAborted();
      held.version = version ?? 0;
    } catch (error) {
      // A half-read index matches no version: a document in it could be removed without this index
      // ever noticing.
      empty(held);
      throw error;
    } finally {
      held.learning = undefined;
      held.catchingUp = undefined;
      this.#weigh(workspaceId, held);
    }
  }

  /**
   * Learns the phrasings again when FAQ were added or removed. It is a part of catching up, so that
   * an answer does not depend on how fast a node learns.
   */
  async #learn(held: Held): Promise<void> {
    const { index } = held;
    const { faqVersion } = index;
    if (faqVersion === held.learnt) return;
    const answers = index.phrasingsToLearn();
    try {
      index.usePhrasings(answers.length === 0 ? undefined : await this.#learnt(answers));
      held.learnt = faqVersion;
    } catch (error) {
      if (this.#closing.signal.aborted) return;
      // Phrasings that were learnt of other FAQ may mean answers that are gone.
      index.usePhrasings(undefined);
      const { message } = error as Error;
      this.#kernel.log.warn({ error: message }, "phrasings were not learnt; the next change of knowledge tries again");
    }
  }

  async #learnt(answers: PhrasedAnswer[]): Promise<PhrasingModel> {
    if (learningWork(answers) <= maxWorkOnMainThread) return learnPhrasings(answers);
    // The thread may have ended by another task. Then a new one starts.
    return this.#thread.learn(answers).catch(() => this.#thread.learn(answers));
  }

  #weigh(workspaceId: string, held: Held): void {
    if (this.#held.get(workspaceId) !== held) return;
    this.#byteCount -= held.byteCount;
    held.byteCount = held.index.approximateBytes + held.bytesBeside;
    this.#byteCount += held.byteCount;
    for (const [id, other] of this.#held) {
      if (this.#byteCount <= this.#maxBytes) return;
      if (other === held || other.catchingUp !== undefined) continue;
      this.#held.delete(id);
      evictions.add("");
      this.#byteCount -= other.byteCount;
    }
  }
}

function empty(held: Held): void {
  held.index = new PassageIndex();
  held.bytesBeside = 0;
  held.version = 0;
  held.learnt = 0;
}

const indexesOf = state((kernel) => new PassageIndexes(kernel));

/**
 * Returns the workspace's index, at least as new as `version`, which the caller read from the
 * database. Catches up first.
 */
export function passageIndexAt(kernel: Kernel, workspaceId: string, version: number): Promise<PassageIndex> {
  return indexesOf(kernel).at(workspaceId, version);
}

/** Works like `passageIndexAt`, but returns undefined when the caller would have to wait. */
export function readyPassageIndex(kernel: Kernel, workspaceId: string, version: number): PassageIndex | undefined {
  return indexesOf(kernel).ready(workspaceId, version);
}

type HeldPassageIndex = { index: PassageIndex; version: number };

/**
 * Returns the index that this node has in memory and the version that it is made for; an empty one
 * of version 0 when there is none. The caller must check that the version is still the newest.
 * Undefined when the caller would have to wait.
 */
export function heldPassageIndex(kernel: Kernel, workspaceId: string): HeldPassageIndex | undefined {
  return indexesOf(kernel).held(workspaceId);
}

/** Returns the passages of the workspace that this node has in memory. */
export function passageCountOf(kernel: Kernel, workspaceId: string): number {
  return indexesOf(kernel).passageCount(workspaceId);
}

/**
 * Counts memory that is kept for a workspace's index, and freed with it, among the bytes of all
 * indexes. Keep it in a WeakMap by the index: a node drops the least recently used indexes.
 */
export function countBeside(kernel: Kernel, workspaceId: string, index: PassageIndex, bytes: number): void {
  indexesOf(kernel).countBeside(workspaceId, index, bytes);
}

export function forgetPassageIndex(kernel: Kernel, workspaceId: string): void {
  indexesOf(kernel).forget(workspaceId);
}

export function closePassageIndexes(kernel: Kernel): Promise<void> {
  return indexesOf(kernel).close();
}

/** Measures the memory that this node's indexes take. `/readyz` is public and does not tell it. */
export const measureIndexes: Measure = async (kernel) => {
  const { byteCount, workspaceIds } = indexesOf(kernel);
  return [
    {
      metric: "parley_index_bytes",
      help: "Bytes of the passage indexes in the memory of this node.",
      samples: [{ value: byteCount }],
    },
    {
      metric: "parley_indexes",
      help: "Workspaces whose passage index is in the memory of this node.",
      samples: [{ value: workspaceIds.length }],
    },
  ];
};
