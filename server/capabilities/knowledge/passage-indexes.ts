import { setTimeout as pause } from "node:timers/promises";
import { learningWork, learnPhrasings, PassageIndex } from "../../engine/index.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { catchUp } from "./catch-up.ts";
import { IndexThread } from "./index-thread.ts";

const maxBytesHeld = 640 * 1024 * 1024;
/** How long an answer waits for what is to be learnt of its knowledge. Without it, fewer phrasings are understood. */
const learningPatienceMs = 1_000;
/** Multiplications that are done at once: a few milliseconds. */
const workDoneHere = 4_000_000;

type Held = {
  index: PassageIndex;
  version: number;
  byteCount: number;
  catchingUp: Promise<void> | undefined;
  /** The FAQ that were learnt, by the index's count of their changes. */
  learnt: number;
  learning: { beganAtMs: number; done: Promise<void> } | undefined;
};

/**
 * The passage indexes of one node, one for each workspace that was asked lately; the database holds the truth.
 * They are made at the first question and forgotten, least recently used first, beyond a number of bytes.
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

  /** The workspace's index, at least as new as `version`. Callers that come while it is catching up share the work. */
  async at(workspaceId: string, version: number): Promise<PassageIndex> {
    if (version === 0) return this.#empty;
    const held = this.#use(workspaceId);
    while (held.version < version) {
      const shared = held.catchingUp;
      held.catchingUp ??= this.#catchUp(workspaceId, held);
      await held.catchingUp;
      // Work that was under way may have begun before this version was committed; work begun here must reach it.
      if (shared === undefined && held.version < version) {
        throw new Error(`Knowledge version ${version} was asked for and the newest committed one is ${held.version}.`);
      }
    }
    await patience(held);
    return held.index;
  }

  /** The same, only when it need not be waited for. */
  ready(workspaceId: string, version: number): PassageIndex | undefined {
    if (version === 0) return this.#empty;
    const held = this.#held.get(workspaceId);
    if (held === undefined || held.version < version || isWorthWaitingFor(held.learning)) return undefined;
    return this.#use(workspaceId).index;
  }

  /** Ends what is under way, so that the database can be closed. */
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
      held.version = await catchUp(parts, workspaceId, held.index, held.version);
      this.#learn(workspaceId, held);
    } catch (error) {
      // What was half read is of no version: documents in it could be removed without this index ever being told.
      held.index = new PassageIndex();
      held.version = 0;
      held.learnt = 0;
      throw error;
    } finally {
      held.catchingUp = undefined;
      this.#weigh(workspaceId, held);
    }
  }

  /** Learns the phrasings anew where FAQ came or went. One lesson at a time; it ends by looking whether there is another. */
  #learn(workspaceId: string, held: Held): void {
    const { index } = held;
    const { faqVersion } = index;
    if (faqVersion === held.learnt || held.learning !== undefined) return;
    const answers = index.phrasingsToLearn();
    if (learningWork(answers) <= workDoneHere) {
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
            "phrasings were not learnt; trying again with the next change",
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

/** Kept by kernel, because several servers may run in one process. */
const indexesOfKernel = new WeakMap<Kernel, PassageIndexes>();

/** The workspace's index, at least as new as `version`, which the caller read from the database: it catches up first. */
export function passageIndexAt(kernel: Kernel, workspaceId: string, version: number): Promise<PassageIndex> {
  return indexesOf(kernel).at(workspaceId, version);
}

/** The same, undefined where it would have to be waited for. */
export function readyPassageIndex(kernel: Kernel, workspaceId: string, version: number): PassageIndex | undefined {
  return indexesOf(kernel).ready(workspaceId, version);
}

function indexesOf(kernel: Kernel): PassageIndexes {
  let indexes = indexesOfKernel.get(kernel);
  if (indexes === undefined) {
    indexes = new PassageIndexes(kernel);
    indexesOfKernel.set(kernel, indexes);
  }
  return indexes;
}

export async function closePassageIndexes(kernel: Kernel): Promise<void> {
  await indexesOfKernel.get(kernel)?.close();
  indexesOfKernel.delete(kernel);
}
