import type { Kernel } from "../../kernel/kernel.ts";
import { sha256 } from "../../kernel/secrets.ts";

const mostWords = 120;
const hashBytes = 6;

/** What is learned of a submission: its words, and who sent it. */
export type Taught = { texts: readonly string[]; email: string | null };

export type HashedWords = { total: number; sender: number | undefined; words: number[] };

/**
 * The words by their keyed hashes. Nothing else of them is kept, so that what was taught quotes nobody
 * and outlives the erasure of the person who wrote it.
 */
export function wordsOf(kernel: Kernel, workspaceId: string, { texts, email }: Taught): HashedWords {
  const key = kernel.secrets.sign("spam-word", workspaceId).toString("hex");
  const hash = (kind: string, word: string) => sha256(`${key}:${kind}:${word}`).readUIntBE(0, hashBytes);
  const words = new Set(
    texts
      .join("\n")
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{L}{3,30}|https?:\/\/[\w.-]+/gu) ?? [],
  );
  return {
    total: hash("total", ""),
    sender: email === null ? undefined : hash("sender", email),
    words: [...words].slice(0, mostWords).map((word) => hash("word", word)),
  };
}
