import type { Kernel } from "../../kernel/kernel.ts";
import { sha256 } from "../../kernel/secrets.ts";
import { state } from "../../kernel/state.ts";
import { Cache } from "../../kernel/storage/cache.ts";

const mostWords = 120;
const hashBytes = 6;

/** These are learned of a submission: its words, and who sent it. */
export type Taught = { texts: readonly string[]; email: string | null };

type HashedWords = { total: number; sender: number | undefined; words: number[] };

/** Deriving a key takes longer than hashing a word. */
const keysOf = state(() => new Cache<string, string>(1_000));

/**
 * Gives the words by their keyed hashes. Nothing else of them is kept, so that what was taught quotes nobody
 * and outlives the erasure of the person who wrote it.
 */
export function wordsOf(kernel: Kernel, workspaceId: string, { texts, email }: Taught): HashedWords {
  const words = new Set(
    texts
      .join("\n")
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{L}{3,30}|https?:\/\/[\w.-]+/gu) ?? [],
  );
  return {
    total: totalOf(kernel, workspaceId),
    sender: email === null ? undefined : hash(kernel, workspaceId, "sender", email),
    words: [...words].slice(0, mostWords).map((word) => hash(kernel, workspaceId, "word", word)),
  };
}

/** Under this hash the lessons of the workspace are counted. */
export function totalOf(kernel: Kernel, workspaceId: string): number {
  return hash(kernel, workspaceId, "total", "");
}

function hash(kernel: Kernel, workspaceId: string, kind: string, word: string): number {
  const key = keysOf(kernel).getOrMake(workspaceId, () =>
    kernel.secrets.sign("spam-word", workspaceId).toString("hex"),
  );
  return sha256(`${key}:${kind}:${word}`).readUIntBE(0, hashBytes);
}
