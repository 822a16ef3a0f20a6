import { PassageIndex } from "../../engine/index.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { catchUp } from "./catch-up.ts";

const maxBytesHeld = 512 * 1024 * 1024;

type Held = { index: PassageIndex; version: number; byteCount: number; catchingUp: Promise<void> | undefined };

/**
 * The passage indexes of one node, one for each workspace that was asked lately; the database holds the truth.
 * They are made at the first question and forgotten, least recently used first, beyond a number of bytes.
 */
export class PassageIndexes {
  readonly #kernel: Kernel;
  readonly #maxBytes: number;
  readonly #empty = new PassageIndex();
  readonly #closing = new AbortController();
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
    return held.index;
  }

  /** The same, only when it need not be waited for. */
  ready(workspaceId: string, version: number): PassageIndex | undefined {
    if (version === 0) return this.#empty;
    const held = this.#held.get(workspaceId);
    return held !== undefined && held.version >= version ? this.#use(workspaceId).index : undefined;
  }

  /** Ends what is under way, so that the database can be closed. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled([...this.#held.values()].map((held) => held.catchingUp));
    this.#held.clear();
  }

  #use(workspaceId: string): Held {
    const held: Held = this.#held.get(workspaceId) ?? {
      index: new PassageIndex(),
      version: 0,
      byteCount: 0,
      catchingUp: undefined,
    };
    this.#held.delete(workspaceId);
    this.#held.set(workspaceId, held);
    return held;
  }

  async #catchUp(workspaceId: string, held: Held): Promise<void> {
    const { query } = this.#kernel.database;
    try {
      held.version = await catchUp(query, workspaceId, held.index, held.version, this.#closing.signal);
    } catch (error) {
      // What was half read is of no version: documents in it could be removed without this index ever being told.
      held.index = new PassageIndex();
      held.version = 0;
      throw error;
    } finally {
      held.catchingUp = undefined;
      this.#weigh(workspaceId, held);
    }
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
