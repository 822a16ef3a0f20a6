import type { Kernel } from "../../../kernel/kernel.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { MessageId } from "../ids.ts";
import type { Heard } from "../recordings/keep-recording.ts";
import { readRecordings } from "../recordings/keep-recording.ts";
import type { Conversation } from "../schema.ts";
import { findOwnConversation } from "./find-own-conversation.ts";
import type { StoredMessage } from "./message-schema.ts";
import { nameMembers } from "./name-members.ts";
import { sessionIdOf, showConversation } from "./show-conversation.ts";
import { showToTeam } from "./show-to-team.ts";
import { type ConversationRow, type ConversationsOf, listConversations, listMessages } from "./store.ts";

const rowsPerRead = 200;

export type ExportedConversation = {
  conversation: Conversation;
  messages: StoredMessage[];
  /** Models and tools gave this to its replies, as far as it is kept. */
  recordings?: { messageId: string; heard: Heard }[];
};

/**
 * Writes one conversation with all its messages and their citations, as JSON that is written while
 * it is read: a conversation may have any number of messages.
 */
export async function exportConversation(context: Context, sessionId: string): Promise<AsyncGenerator<string>> {
  const { kernel, caller } = context;
  const row = await findOwnConversation(kernel.database.query, caller, sessionId);
  return writeConversation(kernel, caller.workspaceId, row);
}

/** Writes every conversation of the workspace, newest first, as one line of JSON each. */
export async function* exportAll({ kernel, caller }: Context): AsyncGenerator<string> {
  for await (const row of readRows(kernel, caller.workspaceId)) {
    yield* writeConversation(kernel, caller.workspaceId, row);
    yield "\n";
  }
}

async function* writeConversation(kernel: Kernel, workspaceId: string, row: ConversationRow): AsyncGenerator<string> {
  let separator = "";
  yield `{"conversation":${JSON.stringify(await showConversation(kernel.database.query, row))},"messages":[`;
  for await (const messages of readPages(kernel, workspaceId, row)) {
    yield separator + messages.map((message) => JSON.stringify(message)).join(",");
    separator = ",";
  }
  yield "]}";
}

/**
 * Conversations with their messages, newest first; with `which`, those of one person. Reads them bit
 * by bit.
 */
export async function* exportConversations(
  kernel: Kernel,
  workspaceId: string,
  which?: ConversationsOf,
): AsyncGenerator<ExportedConversation> {
  for await (const row of readRows(kernel, workspaceId, which)) {
    const messages: StoredMessage[] = [];
    for await (const page of readPages(kernel, workspaceId, row)) messages.push(...page);
    const ids = messages.map(({ id }) => MessageId.parse(id) ?? "");
    const kept = await readRecordings(kernel, workspaceId, ids);
    const recordings = [...kept].map(([id, heard]) => ({ messageId: MessageId.format(id), heard }));
    const conversation = await showConversation(kernel.database.query, row);
    yield { conversation, messages, ...(recordings.length > 0 && { recordings }) };
  }
}

/** Reads the ids (UUIDs) of the conversations of one person, newest first. */
export async function* readConversationIds(
  kernel: Kernel,
  workspaceId: string,
  which: ConversationsOf,
): AsyncGenerator<string> {
  for await (const { id } of readRows(kernel, workspaceId, which)) yield id;
}

async function* readRows(
  kernel: Kernel,
  workspaceId: string,
  which?: ConversationsOf,
): AsyncGenerator<ConversationRow> {
  let before: string | undefined;
  for (;;) {
    const filter = { before, limit: rowsPerRead, status: undefined, ...which };
    const rows = await listConversations(kernel.database.query, workspaceId, filter);
    yield* rows;
    if (rows.length < rowsPerRead) return;
    before = rows.at(-1)?.id;
  }
}

/** Reads the messages of a conversation in pages that are not empty. */
async function* readPages(kernel: Kernel, workspaceId: string, row: ConversationRow): AsyncGenerator<StoredMessage[]> {
  const sessionId = sessionIdOf(row);
  for (let after = 0; ; ) {
    const read = await listMessages(kernel.database.query, workspaceId, row.id, after, rowsPerRead);
    const named = await nameMembers(kernel.database.query, read);
    if (named.length > 0) yield named.map((message) => showToTeam(kernel, message, sessionId));
    if (read.length < rowsPerRead) return;
    after = read.at(-1)?.number ?? after;
  }
}
