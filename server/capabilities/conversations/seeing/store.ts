import type { Queryable } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";
import type { Citation } from "../schema.ts";

type Seen = { workspaceId: string; conversationId: string; side: "contact" | "team"; messageId: string };

/** Tells whether the message is one of the conversation that this side is shown. */
export async function seesMessage(db: Queryable, seen: Seen): Promise<boolean> {
  const found = await first<{ id: string }>(db)`
    select id from message
    where workspace_id = ${seen.workspaceId} and conversation_id = ${seen.conversationId} and id = ${seen.messageId}
      and (not is_note or ${seen.side} = 'team')`;
  return found !== undefined;
}

/** Moves what the side has seen forward to the message. False when it has seen it before. */
export async function moveSeen(db: Queryable, seen: Seen): Promise<boolean> {
  const column = seen.side === "team" ? sql`seen_by_team` : sql`seen_by_contact`;
  const moved = await execute(db)`
    update conversation set ${column} = ${seen.messageId}
    where workspace_id = ${seen.workspaceId} and id = ${seen.conversationId}
      and coalesce((select former.number from message as former
          where former.workspace_id = conversation.workspace_id and former.id = conversation.${column}), 0)
        < (select number from message
          where message.workspace_id = conversation.workspace_id and message.id = ${seen.messageId})`;
  return moved > 0;
}

type UnseenAnswer = {
  number: number;
  author: "assistant" | "member";
  text: string;
  citations: Citation[] | null;
};
/** A mail is not the place for more. */
const mostUnseen = 50;

/** Finds what the assistant and the team have said after this message and the contact has not seen, oldest first. */
export async function findUnseenAnswers(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  afterNumber: number,
): Promise<UnseenAnswer[]> {
  return all<UnseenAnswer>(db)`
    select message.number, message.author, message.text, message.citations
    from message join conversation on conversation.workspace_id = message.workspace_id
      and conversation.id = message.conversation_id
    where message.workspace_id = ${workspaceId} and message.conversation_id = ${conversationId}
      and message.author in ('assistant', 'member') and not message.is_note and message.text <> ''
      and message.status in ('completed', 'interrupted')
      and message.number > greatest(${afterNumber}::integer, coalesce((select seen.number from message as seen
        where seen.workspace_id = conversation.workspace_id and seen.id = conversation.seen_by_contact), 0))
    order by message.number limit ${mostUnseen}`;
}
