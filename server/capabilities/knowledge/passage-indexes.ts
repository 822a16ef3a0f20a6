import { setTimeout as pause } from "node:timers/promises";
import { learningWork, learnPhrasings, PassageIndex } from "../../engine/index.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { state } from "../../kernel/state.ts";
import { catchUp } from "./catch-up.ts";
import { IndexThread } from "./index-thread.ts";

const maxBytesHeld = 640 * 1024 * 1024;
/**
 * How long an answer waits until the phrasings are learnt. Without them, fewer ways to ask are
 * understood.
 */
const learningPatienceMs = 3_000;
/** Multiplications that the main thread does itself: they take a few milliseconds. */
const maxWorkOnMainThread = 4_000_000;

type Held = {
  index: PassageIndex;
  version: number;
  byteCount: number;
  catchingUp: Promise<void> | undefined;
  /** The `faqVersion` of the index whose phrasings were learnt last. */
  learnt: number;
  learning: { beganAtMs: number; done: Promise<void> } | undefined;
};

/**
 * The passage indexes of one node: one in memory for each workspace that was asked recently. All of
 * it can be read from the database again. An index is made at the first question. Beyond a number
 * of bytes, the least recently used indexes are dropped.
 */
export class PassageIndexes {
  readonly #kernel: Kernel;
  readonly #maxBytes: number;
  readonly #empty = new PassageIndex();
  readonly #closing = new AbortController();
  readonly #thread = new IndexThread();
  /** In the order of last use. */
  readonly #held = new Map<string, Held>();
  #byteCount = 0;

  constructor(kernel: Kernel, maxBytes = maxBytesHeld) {
    this.#kernel = kernel;
    this.#maxBytes = maxBytes;
  }

  get workspaceIds(): string[] {
    return [...this.#held.keys()];
  }

  /**
   * The index of the workspace, at least as new as `version`. Callers that come while it catches up
   * share the work.
   */
  async at(workspaceId: string, version: number): Promise<PassageIndex> {
    if (version === 0) return this.#empty;
    const held = this.#use(workspaceId);
    while (held.version < version) {
      const shared = held.catchingUp;
      held.catchingUp ??= this.#catchUp(workspaceId, held);
      await held.catchingUp;
      // Shared work may have begun before this version was committed. Work that began here must
      // reach the version.
      if (shared === undefined && held.version < version) {
        throw new Error(`Knowledge version ${version} was asked for and the newest committed one is ${held.version}.`);
      }
    }
    await patience(held);
    return held.index;
  }

  /** Like `at`, but undefined when the caller would have to wait. */
  ready(workspaceId: string, version: number): PassageIndex | undefined {
    if (version === 0) return this.#empty;
    const held = this.#held.get(workspaceId);
    if (held === undefined || held.version < version || isWorthWaitingFor(held.learning)) return undefined;
    return this.#use(workspaceId).index;
  }

  /** As many passages as are in memory, without waiting for anything. */
  passageCount(workspaceId: string): number {
    return this.#held.get(workspaceId)?.index.passageCount ?? 0;
  }

  /** Stops all work, so that the database can be closed. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#thread.close();
    await Promise.allSettled([...this.#held.values()].map((held) => held.catchingUp ?? held.learning?.done));
    this.#held.clear();
  }

  #use(workspaceId: string): Held {
    const held: Held = this.#held.get(workspaceId) ?? {
      index: new PassageIndex(),
      version: 0,
      byteCount: 0,
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
      held.version = version ?? 0;
      this.#learn(workspaceId, held);
    } catch (error) {
      // A half-read index matches no version: a document in it could be removed without this index
      // ever noticing.
      empty(held);
      throw error;
    } finally {
      held.catchingUp = undefined;
      this.#weigh(workspaceId, held);
    }
  }

  /**
   * Learns the phrasings again when FAQ were added or removed. Learns once at a time, and then
   * checks for later changes.
   */
  #learn(workspaceId: string, held: Held): void {
    const { index } = held;
    const { faqVersion } = index;
    if (faqVersion === held.learnt || held.learning !== undefined) return;
    const answers = index.phrasingsToLearn();
    if (learningWork(answers) <= maxWorkOnMainThread) {
      index.usePhrasings(answers.length === 0 ? undefined : learnPhrasings(answers));
      held.learnt = faqVersion;
      return;
    }
    const done = this.#thread.learn(answers).then(
      (model) => {
        held.learning = undefined;
        if (held.index !== index) return;
        index.usePhrasings(model);
        held.learnt = faqVersion;
        this.#weigh(workspaceId, held);
        this.#learn(workspaceId, held);
      },
      (error: Error) => {
        held.learning = undefined;
        if (!this.#closing.signal.aborted) {
          this.#kernel.log.warn(
            { error: error.message },
            "phrasings were not learnt; the next change of knowledge tries again",
          );
        }
      },
    );
    held.learning = { beganAtMs: performance.now(), done };
  }

  #weigh(workspaceId: string, held: Held): void {
    if (this.#held.get(workspaceId) !== held) return;
    this.#byteCount -= held.byteCount;
    held.byteCount = held.index.approximateBytes;
    this.#byteCount += held.byteCount;
    for (const [id, other] of this.#held) {
      if (this.#byteCount <= this.#maxBytes) return;
      if (other === held || other.catchingUp !== undefined) continue;
      this.#held.delete(id);
      this.#byteCount -= other.byteCount;
    }
  }
}

function empty(held: Held): void {
  held.index = new PassageIndex();
  held.version = 0;
  held.learnt = 0;
}

function isWorthWaitingFor(learning: Held["learning"]): boolean {
  return learning !== undefined && performance.now() - learning.beganAtMs < learningPatienceMs;
}

async function patience({ learning }: Held): Promise<void> {
  if (learning === undefined || !isWorthWaitingFor(learning)) return;
  const left = learning.beganAtMs + learningPatienceMs - performance.now();
  const waited = new AbortController();
  await Promise.race([learning.done, pause(left, undefined, { signal: waited.signal }).catch(() => {})]);
  waited.abort();
}

const indexesOf = state((kernel) => new PassageIndexes(kernel));

/**
 * The workspace's index, at least as new as `version`, which the caller read from the database.
 * Catches up first.
 */
export function passageIndexAt(kernel: Kernel, workspaceId: string, version: number): Promise<PassageIndex> {
  return indexesOf(kernel).at(workspaceId, version);
}

/** Like `passageIndexAt`, but undefined when the caller would have to wait. */
export function readyPassageIndex(kernel: Kernel, workspaceId: string, version: number): PassageIndex | undefined {
  return indexesOf(kernel).ready(workspaceId, version);
}

/** The passages of the workspace that this node has in memory. */
export function passageCountOf(kernel: Kernel, workspaceId: string): number {
  return indexesOf(kernel).passageCount(workspaceId);
}

export function closePassageIndexes(kernel: Kernel): Promise<void> {
  return indexesOf(kernel).close();
}
