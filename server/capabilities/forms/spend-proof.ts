import { defineJob } from "../../kernel/log/job.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { togetherInTransaction } from "../../kernel/storage/group-commit.ts";
import type { Judged } from "./judge-submission.ts";
import { deleteEndedProofs as deleteRows, insertSpentProofs } from "./store.ts";
import { type Verdict, verdictOf } from "./verdict.ts";

/** The verdict, for which a solved proof of work counts once: on whichever node it is sent again. */
export async function spendProof(tx: Transaction, workspaceId: string, judged: Judged): Promise<Verdict> {
  const { reasons, proof } = judged;
  const isFirst = proof === undefined || (await spend(tx, { workspaceId, ...proof }));
  return verdictOf(isFirst ? reasons : [...reasons, { reason: "repeated-proof-of-work", points: 10 }]);
}

const spend = togetherInTransaction(insertSpentProofs);

export const deleteEndedProofs = defineJob<unknown>({
  name: "delete-ended-proofs",
  schedule: "17 * * * *",
  run: (kernel) => deleteRows(kernel.database.query),
});
