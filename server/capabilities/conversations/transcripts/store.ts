import { sql } from "kysely";
import type { Transaction } from "../../../kernel/storage/database.ts";

/** The contact's newest messages that have this text somewhere, in small or capital letters. */
export async function findWordsOfContact(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  text: string,
): Promise<string[]> {
  const found = await sql<{ text: string }>`
    select text from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and author = 'contact'
      and position(${text.toLowerCase()} in lower(text)) > 0
    order by number desc limit 20`.execute(tx);
  return found.rows.map(({ text }) => text);
}
