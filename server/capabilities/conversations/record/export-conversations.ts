import type { Kernel } from "../../../kernel/kernel.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { Conversation, StoredMessage } from "../schema.ts";
import { findOwnConversation } from "./find-own-conversation.ts";
import { sessionIdOf, showConversation } from "./show-conversation.ts";
import { showMessage } from "./show-message.ts";
import { type ConversationRow, listConversations, listMessages } from "./store.ts";

const rowsPerRead = 200;

export type ExportedConversation = { conversation: Conversation; messages: StoredMessage[] };

/** One conversation with all its messages and their citations. */
export async function exportConversation(context: Context, sessionId: string): Promise<ExportedConversation> {
  const { kernel, caller } = context;
  const row = await findOwnConversation(kernel.database.query, caller, sessionId);
  return exportRow(kernel, caller.workspaceId, row);
}

/** Every conversation of the workspace, newest first, as one line of JSON each. */
export async function* exportAll({ kernel, caller }: Context): AsyncGenerator<string> {
  for await (const conversation of exportConversations(kernel, caller.workspaceId)) {
    yield `${JSON.stringify(conversation)}\n`;
  }
}

/**
 * Conversations with their messages, newest first; with `userId`, those of one user. Reads them bit
 * by bit.
 */
export async function* exportConversations(
  kernel: Kernel,
  workspaceId: string,
  userId?: string,
): AsyncGenerator<ExportedConversation> {
  let before: string | undefined;
  for (;;) {
    const filter = { before, limit: rowsPerRead, status: undefined, userId };
    const rows = await listConversations(kernel.database.query, workspaceId, filter);
    for (const row of rows) yield exportRow(kernel, workspaceId, row);
    if (rows.length < rowsPerRead) return;
    before = rows.at(-1)?.id;
  }
}

async function exportRow(kernel: Kernel, workspaceId: string, row: ConversationRow): Promise<ExportedConversation> {
  const messages: StoredMessage[] = [];
  const sessionId = sessionIdOf(row);
  for (let after = 0; ; ) {
    const read = await listMessages(kernel.database.query, workspaceId, row.id, after, rowsPerRead);
    messages.push(...read.map((message) => showMessage(message, sessionId)));
    if (read.length < rowsPerRead) break;
    after = read.at(-1)?.number ?? after;
  }
  return { conversation: showConversation(row), messages };
}
