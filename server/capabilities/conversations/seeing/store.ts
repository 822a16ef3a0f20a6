import type { Queryable } from "../../../kernel/storage/database.ts";
import { execute, first, sql } from "../../../kernel/storage/sql.ts";

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
