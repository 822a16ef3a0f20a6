import type { Context } from "../../../kernel/wire/route.ts";
import { offlineModel } from "../../assistants/index.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { showCitations } from "../record/show-citations.ts";
import { listMessagesBefore, type MessageRow } from "../record/store.ts";
import { answerAgain, goOnFrom } from "../replaying/answer-again.ts";
import { noHistory } from "../replying/finding/read-history.ts";
import { saidBy } from "../replying/finding/store.ts";
import type { Draft } from "./schema.ts";

/** A draft is made of no more of the conversation. */
const mostMessages = 60;
const mostEarlier = 20;
const beyondAll = 2_147_483_647;

/**
 * Says what the assistant would answer to the person's last words, with the knowledge and the models of now.
 * Nothing is stored or sent, and no tool is run. Throws not-found, and as `answerAgain` does.
 */
export async function draftReply({ kernel, caller }: Context, sessionId: string): Promise<Draft> {
  const { workspaceId } = caller;
  const db = kernel.database.query;
  const { id, assistantId } = await findOwnConversation(db, caller, sessionId);
  const page = { before: beyondAll, after: 0, order: "desc", limit: mostMessages } as const;
  const rows = (await listMessagesBefore(db, workspaceId, id, page)).reverse();
  const last = rows.findLastIndex(({ author }) => author === "contact");
  if (last === -1) return { text: "", citations: [], answered: false, confidence: 0, model: offlineModel };
  const first = rows.slice(0, last).findLastIndex(({ author }) => author !== "contact") + 1;
  const earlier = rows.slice(0, first).filter(({ status }) => status !== "pending");
  const end = await answerAgain(kernel, {
    ...{ workspaceId, assistantId, question: textOf(rows.slice(first, last + 1)), history: historyOf(earlier) },
    earlier: earlier.slice(-mostEarlier).map(({ author, text, isNote }) => saidBy(author, text, isNote)),
  });
  const { text, confidence, model } = end;
  // A colleague is here: no answer is to say that one will come.
  if (end.handOver !== undefined) return { text: "", citations: [], answered: false, confidence: 0, model };
  return { text, citations: showCitations(kernel, end.citations), answered: end.isAnswered, confidence, model };
}

/** Follow-ups are understood from the questions that the assistant has answered before. */
function historyOf(rows: readonly MessageRow[]) {
  let history = noHistory;
  for (const [index, row] of rows.entries()) {
    if (row.author !== "assistant") continue;
    const question = rows.slice(0, index).findLast(({ author }) => author === "contact");
    if (question === undefined) continue;
    const { citations, choices, isAnswered } = row;
    const end = { citations: citations ?? [], choices: choices ?? undefined, isAnswered: isAnswered ?? false };
    history = goOnFrom(history, question.id, question.text, end);
  }
  return history;
}

function textOf(rows: readonly MessageRow[]): string {
  return rows.map(({ text }) => text).join("\n");
}
