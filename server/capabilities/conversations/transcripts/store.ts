import type { Transaction } from "../../../kernel/storage/database.ts";
import { all } from "../../../kernel/storage/sql.ts";

/**
 * Finds the contact's newest messages that have this text somewhere, in small or capital letters.
 */
export async function findWordsOfContact(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  text: string,
): Promise<string[]> {
  const found = await all<{ text: string }>(tx)`
    select text from message
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and author = 'contact'
      and position(${text.toLowerCase()} in lower(text)) > 0
    order by number desc limit 20`;
  return found.map(({ text }) => text);
}
