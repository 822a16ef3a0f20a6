import type { Kernel } from "../../../kernel/kernel.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { MessageId } from "../ids.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { listMessages, type MessageRow } from "../record/store.ts";
import { noHistory } from "../replying/finding/read-history.ts";
import { type EarlierMessage, saidBy } from "../replying/finding/store.ts";
import { findAnswerers } from "../replying/store.ts";
import type { Citation } from "../schema.ts";
import { answerAgain, goOnFrom } from "./answer-again.ts";
import { replayRecorded } from "./replay-recorded.ts";
import type { Replay, Replayed } from "./schema.ts";

const mostReplies = 50;
const mostMessages = 500;
const mostEarlier = 20;

type Stored = { workspaceId: string; id: string; assistantId: string | null };

/** Makes the replies of a stored conversation once more. Throws not-found, replay-impossible. */
export async function replayConversation(
  { kernel, caller }: Context,
  sessionId: string,
  { against }: Replay,
): Promise<Replayed> {
  const { workspaceId } = caller;
  const { id, assistantId } = await findOwnConversation(kernel.database.query, caller, sessionId);
  const conversation = { workspaceId, id, assistantId };
  return against === "today" ? replayToday(kernel, conversation) : replayRecorded(kernel, conversation, mostReplies);
}

/**
 * Answers a stored conversation again, turn by turn, with the knowledge of now. Each question follows on the
 * replies of now, as they would have been, and is answered by the assistant and the model that answered then.
 */
async function replayToday(kernel: Kernel, { workspaceId, id, assistantId }: Stored): Promise<Replayed> {
  const db = kernel.database.query;
  const [rows, answerers] = await Promise.all([
    listMessages(db, workspaceId, id, 0, mostMessages),
    findAnswerers(db, workspaceId, id),
  ]);
  const messages: Replayed["messages"] = [];
  const earlier: EarlierMessage[] = [];
  let history = noHistory;
  let asked: MessageRow[] = [];
  for (const row of rows) {
    if (row.isNote || row.status === "pending") continue;
    if (row.author === "contact") asked.push(row);
    else if (row.author !== "assistant" || row.origin !== null || asked.length === 0) {
      earlier.push(...[...asked, row].map(({ author, text, isNote }) => saidBy(author, text, isNote)));
      asked = [];
    } else {
      const question = asked.map(({ text }) => text).join("\n");
      const { requestedModel = null, assistantId: answerer = null } = answerers.get(row.id) ?? {};
      const end = await answerAgain(kernel, {
        ...{ workspaceId, assistantId: answerer ?? assistantId, requestedModel },
        ...{ question, history, earlier: earlier.slice(-mostEarlier) },
      });
      messages.push({
        ...{ messageId: MessageId.format(row.id), text: end.text, same: end.text === row.text },
        citationsSame: placesOf(end.citations) === placesOf(row.citations ?? []),
      });
      if (messages.length === mostReplies) break;
      history = goOnFrom(history, asked.at(-1)!.id, question, end);
      earlier.push(...asked.map(({ text }) => saidBy("contact", text)), saidBy("assistant", end.text));
      asked = [];
    }
  }
  return { messages };
}

function placesOf(citations: readonly Citation[]): string {
  return JSON.stringify(citations.map(({ sourceId, passage }) => [sourceId, passage]));
}
