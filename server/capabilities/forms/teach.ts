import type { Kernel } from "../../kernel/kernel.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { addToWords } from "./store.ts";
import { type Taught, wordsOf } from "./words-of.ts";

/**
 * Learns what a member says of a submission: `isSpam` now. What the member had said before is taken
 * back, so that a change of mind counts once.
 */
export async function teach(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  submission: Taught,
  lesson: { isSpam: boolean; wasTaughtOtherwise: boolean },
): Promise<void> {
  const { total, sender, words } = wordsOf(kernel, workspaceId, submission);
  const hashes = [...new Set(sender === undefined ? [total, ...words] : [total, sender, ...words])];
  const back = lesson.wasTaughtOtherwise ? -1 : 0;
  await addToWords(tx, workspaceId, hashes, lesson.isSpam ? { spam: 1, wanted: back } : { spam: back, wanted: 1 });
}
