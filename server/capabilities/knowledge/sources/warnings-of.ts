import type { Queryable } from "../../../kernel/storage/database.ts";
import { SourceId } from "../ids.ts";
import type { Warning } from "../schema.ts";
import { findOtherAnswers } from "./store.ts";

/** By source: other FAQs have one of its questions, and another answer. */
export async function warningsOf(
  db: Queryable,
  workspaceId: string,
  sourceIds: readonly string[],
): Promise<Map<string, Warning[]>> {
  const warnings = new Map<string, Warning[]>();
  if (sourceIds.length === 0) return warnings;
  for (const { sourceId, question, otherId } of await findOtherAnswers(db, workspaceId, sourceIds)) {
    const other = SourceId.format(otherId);
    const message = `Another FAQ answers this question otherwise. People get one of the two answers: change or remove ${other}, or this one.`;
    const told = warnings.get(sourceId) ?? [];
    warnings.set(sourceId, [...told, { code: "other-answer", message, question, sourceId: other }]);
  }
  return warnings;
}
