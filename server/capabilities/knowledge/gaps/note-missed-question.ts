import { topicWords } from "../../../engine/index.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { insertMissedQuestion, type MissedQuestion } from "./store.ts";

const mostCharacters = 1_000;

/**
 * Notes a question that got no good answer, in the transaction that makes this true. Writes one row
 * and locks nothing that other questions need: gaps are made when they are read, or by a job. Small
 * talk and messages that name no topic are no questions. A question is noted once.
 */
export async function noteMissedQuestion(
  tx: Transaction,
  workspaceId: string,
  question: Omit<MissedQuestion, "words">,
): Promise<void> {
  const text = question.text.replace(/\s+/g, " ").trim().slice(0, mostCharacters);
  const words = topicWords(text);
  if (words.length === 0) return;
  await insertMissedQuestion(tx, workspaceId, { ...question, text, words });
}
