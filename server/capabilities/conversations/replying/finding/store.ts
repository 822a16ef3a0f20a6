import type { Queryable } from "../../../../kernel/storage/database.ts";
import { all, one, sql } from "../../../../kernel/storage/sql.ts";
import type { ModelImage, ModelMessage } from "../../../../providers/model/model.ts";
import type { MessageRow } from "../../record/store.ts";
import type { Choice, Citation, ClientToolCall } from "../../schema.ts";
import type { PendingReply } from "../pending-reply.ts";
import { answeredNumber, askedNumber } from "../store.ts";

/** `results`: what the caller's tools gave to the calls of the reply before; `images`: of the question. */
export type EarlierMessage = {
  author: MessageRow["author"];
  text: string;
  isNote: boolean;
  toolCalls: ClientToolCall[] | null;
  results: ModelMessage[] | null;
  images: ModelImage[] | null;
};

/** Gives a message that is nothing but its text. */
export function saidBy(author: EarlierMessage["author"], text: string, isNote = false): EarlierMessage {
  return { author, text, isNote, toolCalls: null, results: null, images: null };
}

/**
 * Finds the newest messages before the question of a reply, oldest first, without pending and
 * failed replies.
 */
export async function findEarlierMessages(
  db: Queryable,
  { workspaceId, conversationId, replyId }: Pick<PendingReply, "workspaceId" | "conversationId" | "replyId">,
  limit: number,
): Promise<EarlierMessage[]> {
  const result = await all<EarlierMessage>(db)`
    select said.author, said.text, said.is_note, said.tool_calls,
      said.request->'results' as results, said.request->'images' as images
    from message as reply join message as said
      on said.workspace_id = reply.workspace_id and said.conversation_id = reply.conversation_id
    where reply.workspace_id = ${workspaceId} and reply.id = ${replyId} and said.conversation_id = ${conversationId}
      and said.status in ('completed', 'interrupted') and (said.text <> '' or said.tool_calls is not null)
      and said.number < ${askedNumber}
      and (said.author <> 'contact' or said.origin is not null or said.number <= ${answeredNumber})
    order by said.number desc limit ${limit}`;
  return result.reverse();
}

/** A replay looks back from its reply as the reply did, whatever came after it. */
type Before = Pick<PendingReply, "workspaceId" | "conversationId" | "replyId">;
const numberOf = ({ workspaceId, replyId }: Before) =>
  sql`(select number from message where workspace_id = ${workspaceId} and id = ${replyId})`;

/** Counts the replies in a row, up to the newest one that has ended, that found no answer. */
export async function countUnanswered(db: Queryable, before: Before): Promise<number> {
  const { workspaceId, conversationId } = before;
  const result = await one<{ count: number }>(db)`
    select count(*)::int as count from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and author = 'assistant'
      and status = 'completed' and not is_answered and number < ${numberOf(before)} and number > coalesce((
        select max(number) from message where workspace_id = ${workspaceId} and conversation_id = ${conversationId}
          and number < ${numberOf(before)} and (author in ('member', 'system') or (author = 'assistant' and status = 'completed' and is_answered))), 0)
  `;
  return result.count;
}

/** A question with its complete reply: the sources that it cited, and what it offered to choose from. */
export type EarlierTurnRow = {
  /** The id of the question's message. */
  questionId: string;
  question: string;
  citedTitles: string[];
  citedSourceIds: string[];
  choices: Choice[];
  callBack: CallBackStep | null;
};

/**
 * A reply did this for a person who wants to be called or written to: it asked for an address, or
 * took one.
 */
export type CallBackStep = "asked" | "noted";

/** Finds the newest questions with complete replies, oldest first. */
export async function findEarlierTurns(db: Queryable, before: Before, limit: number): Promise<EarlierTurnRow[]> {
  const { workspaceId, conversationId } = before;
  const result = await all<{
    questionId: string;
    question: string;
    citations: Citation[] | null;
    choices: Choice[] | null;
    callBack: CallBackStep | null;
  }>(db)`
    select question.id as question_id, question.text as question, reply.citations, reply.choices,
      reply.provenance->>'callBack' as call_back
    from message as reply
    join message as question on question.workspace_id = reply.workspace_id and question.id = reply.reply_to_id
    where reply.workspace_id = ${workspaceId} and reply.conversation_id = ${conversationId}
      and reply.status = 'completed' and reply.author = 'assistant' and reply.number < ${numberOf(before)}
    order by reply.number desc limit ${limit}`;
  return result.reverse().map(({ questionId, question, citations, choices, callBack }) => {
    // A withdrawn citation names no source any more.
    const cited = citations?.filter(({ title }) => title !== null) ?? [];
    return {
      ...{ questionId, question, callBack },
      citedTitles: [...new Set(cited.flatMap(({ title }) => title ?? []))],
      citedSourceIds: [...new Set(cited.map(({ sourceId }) => sourceId))],
      choices: choices ?? [],
    };
  });
}
