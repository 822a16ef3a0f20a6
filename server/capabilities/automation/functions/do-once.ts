import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import type { Call } from "../calls/call.ts";
import { causeOf } from "../runs/run-facts.ts";
import { findAnswer, insertEffect, writeAnswer } from "./store.ts";

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
