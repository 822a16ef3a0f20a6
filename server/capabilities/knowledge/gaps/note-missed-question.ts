import { topicWords } from "@parley/engine";
import type { PersonalData } from "../../../kernel/personal-data.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { togetherInTransaction } from "../../../kernel/storage/group-commit.ts";
import { deleteMissedQuestionsOf, insertMissedQuestions, type MissedQuestion } from "./store.ts";

const mostCharacters = 1_000;

const insertTogether = togetherInTransaction(async (tx, missed: (MissedQuestion & { workspaceId: string })[]) => {
  await insertMissedQuestions(tx, missed);
  return missed.map(() => undefined);
});

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
  // The row travels as JSON, which half a character is not.
  const text = question.text.replace(/\s+/g, " ").trim().slice(0, mostCharacters).toWellFormed();
  const words = topicWords(text);
  if (words.length === 0) return;
  await insertTogether(tx, { ...question, workspaceId, text, words });
}

/**
 * The questions are copies of messages: a user's export has the messages themselves, and erasing
 * the conversations erases the copies.
 */
export const missedQuestionsOfUser: PersonalData = {
  name: "gaps",
  tables: ["missed_question"],
  async *export() {},
  erase: async () => ({}),
  eraseWithConversations: deleteMissedQuestionsOf,
};
