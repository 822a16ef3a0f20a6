import { defineJob } from "../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import type { Call } from "../calls/call.ts";
import { causeOf } from "../execution/run-facts.ts";
import { deleteEffectsBefore, findAnswer, insertEffect, writeAnswer } from "./store.ts";

/**
 * Does the effect of a call in one transaction with the record of it: a repeated call gets the answer of the
 * first, and has no second effect. Its events name the cause of the run as their cause.
 */
export function doOnce<Answer>(
  call: Pick<Call, "kernel" | "workspaceId" | "idempotencyKey" | "run">,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const effect = { workspaceId: call.workspaceId, key: call.idempotencyKey };
  return inTransaction(
    call.kernel.database,
    async (tx) => {
      if (!(await insertEffect(tx, effect))) return (await findAnswer(tx, effect)) as Answer;
      const answer = await work(tx);
      await writeAnswer(tx, effect, answer);
      return answer;
    },
    causeOf(call.run),
  );
}

/** Longer than any run goes on after a call that was cut off. */
const keptMs = 30 * 86_400_000;

export const deleteOldEffects = defineJob<unknown>({
  name: "delete-old-function-effects",
  schedule: "17 3 * * *",
  run: (kernel) => deleteEffectsBefore(kernel.database.query, new Date(Date.now() - keptMs)),
});
