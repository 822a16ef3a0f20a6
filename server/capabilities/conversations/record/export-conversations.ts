import type { Context } from "../../../kernel/wire/route.ts";
import type { Conversation, StoredMessage } from "../schema.ts";
import { findOwnConversation } from "./find-own-conversation.ts";
import { sessionIdOf, showConversation, showMessage } from "./show.ts";
import { type ConversationRow, listConversations, listMessages } from "./store.ts";

const rowsPerRead = 200;

export type ExportedConversation = { conversation: Conversation; messages: StoredMessage[] };

/** One conversation, whole: every message with its citations. */
export async function exportConversation(context: Context, sessionId: string): Promise<ExportedConversation> {
  const { kernel, caller } = context;
  return exportRow(context, await findOwnConversation(kernel.database.query, caller, sessionId));
}

/** Every conversation of the workspace, one JSON line each, newest first; read piece by piece, whatever their number. */
export async function* exportAll(context: Context): AsyncGenerator<string> {
  const { kernel, caller } = context;
  let before: string | undefined;
  for (;;) {
    const filter = { before, limit: rowsPerRead, status: undefined, userId: undefined };
    const rows = await listConversations(kernel.database.query, caller.workspaceId, filter);
    for (const row of rows) yield `${JSON.stringify(await exportRow(context, row))}\n`;
    if (rows.length < rowsPerRead) return;
    before = rows.at(-1)?.id;
  }
}

async function exportRow({ kernel, caller }: Context, row: ConversationRow): Promise<ExportedConversation> {
  const messages: StoredMessage[] = [];
  const sessionId = sessionIdOf(row);
  for (let after = 0; ; ) {
    const read = await listMessages(kernel.database.query, caller.workspaceId, row.id, after, rowsPerRead);
    messages.push(...read.map((message) => showMessage(message, sessionId)));
    if (read.length < rowsPerRead) break;
    after = read.at(-1)?.number ?? after;
  }
  return { conversation: showConversation(row), messages };
}
