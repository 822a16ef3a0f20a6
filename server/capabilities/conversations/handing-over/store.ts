import { sql } from "kysely";
import type { Transaction } from "../../../kernel/storage/database.ts";

/** A message that no assistant made. */
export type MessageByHand = {
  id: string;
  author: "member" | "system";
  text: string;
  isNote: boolean;
  memberId: string | null;
};

/**
 * Adds a message of a member or of the system at the end of the conversation. Needs the
 * conversation's lock.
 */
export async function insertMessage(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  message: MessageByHand,
): Promise<void> {
  await sql`
    with conversation as (
      update conversation set last_number = last_number + 1, updated_at = now()
      where workspace_id = ${workspaceId} and id = ${conversationId} returning last_number
    )
    insert into message (workspace_id, conversation_id, number, id, author, text, status, is_note, member_id, ended_at)
    select ${workspaceId}, ${conversationId}, last_number, ${message.id}, ${message.author}, ${message.text}, 'completed',
      ${message.isNote}, ${message.memberId}, clock_timestamp() from conversation`.execute(tx);
}
