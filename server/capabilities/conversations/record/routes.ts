import { Readable } from "node:stream";
import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { cannotBeDone, conflict } from "../../../kernel/problem.ts";
import { inPresentShare } from "../../../kernel/sharing/share.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import { Answer, type Routes } from "../../../kernel/wire/route.ts";
import { BlockedVisitor, identifyCaller, VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { Conversation, ConversationPath } from "../schema.ts";
import { blockPerson, unblockPerson } from "./block-person.ts";
import { closeConversation, eraseConversation } from "./close-conversation.ts";
import { exportAll, exportConversation } from "./export-conversations.ts";
import { findOwnConversation } from "./find-own-conversation.ts";
import { StoredMessage } from "./message-schema.ts";
import { Provenance } from "./provenance-schema.ts";
import { readMessages, readProvenance } from "./read-messages.ts";
import { showToOwners } from "./show-conversation.ts";

const MessagePath = Type.Object({ messageId: Type.String() });
const Exported = Type.Object({ conversation: Conversation, messages: Type.Array(StoredMessage) });

/** A conversation may be long, and all of them are read bit by bit. */
const costOfExport = { workMs: 200, of: "an export" };

/** These routes read, export, close and erase the stored conversations. */
export function recordRoutes(app: Routes): void {
  app.get(
    "/api/conversations/:sessionId",
    {
      schema: { summary: "Read a conversation", params: ConversationPath, response: { 200: Conversation } },
      guard: may("conversations:read"),
      problems: [conflict],
    },
    async ({ kernel, caller, params }) => {
      const { query } = kernel.database;
      return showToOwners(query, caller, await findOwnConversation(query, caller, params.sessionId));
    },
  );

  app.get(
    "/api/conversations/:sessionId/messages",
    {
      schema: {
        summary: "List the messages of a conversation, oldest first",
        description: "A browser reads the visitor's own conversation, without the notes of the team.",
        params: ConversationPath,
        query: PageQuery,
        headers: VisitorHeaders,
        response: { 200: PageOf(StoredMessage) },
      },
      guard: may("conversations:read", { publishable: "conversations:write" }),
      problems: [conflict, ...visitorProblems],
    },
    async (call) => readMessages(call, await identifyCaller(call), call.params.sessionId, call.query),
  );

  app.get(
    "/api/conversations/:sessionId/export",
    {
      schema: {
        summary: "Export a conversation with all its messages",
        params: ConversationPath,
        response: { 200: Exported },
      },
      guard: may("conversations:read"),
      lane: "long",
      cost: () => costOfExport,
      problems: [conflict],
    },
    async (call) => {
      const written = Readable.from(inPresentShare(await exportConversation(call, call.params.sessionId)));
      return new Answer(200, written, { "content-type": "application/json; charset=utf-8" });
    },
  );

  app.post(
    "/api/conversations/:sessionId/close",
    {
      schema: {
        summary: "Close a conversation",
        description: "A browser closes the visitor's own. The next message opens it again.",
        params: ConversationPath,
        headers: VisitorHeaders,
        response: { 200: Conversation },
      },
      guard: may("conversations:write", { publishable: true }),
      allowsUnverified: true,
      problems: [conflict, ...visitorProblems],
    },
    async (call) => closeConversation(call, await identifyCaller(call), call.params.sessionId),
  );

  app.post(
    "/api/conversations/:sessionId/block",
    {
      schema: {
        summary: "Block the visitor or user of a conversation",
        description:
          "Every request of theirs is refused with visitor-blocked, and their streams end within a second. An anonymous visitor can come back as a new one, unless the key requires the users' identity.",
        params: ConversationPath,
        response: { 200: BlockedVisitor },
      },
      guard: may("conversations:write"),
      idempotent: true,
      problems: [conflict, cannotBeDone],
    },
    (call) => blockPerson(call, call.params.sessionId),
  );

  app.post(
    "/api/conversations/:sessionId/unblock",
    {
      schema: {
        summary: "End the block of the visitor or user of a conversation",
        params: ConversationPath,
        response: { 204: null },
      },
      guard: may("conversations:write"),
      problems: [conflict, cannotBeDone],
    },
    (call) => unblockPerson(call, call.params.sessionId),
  );

  app.delete(
    "/api/conversations/:sessionId",
    {
      schema: {
        summary: "Erase a conversation",
        description: "Deletes the conversation and all its messages. This cannot be undone.",
        params: ConversationPath,
        response: { 204: null },
      },
      guard: may("conversations:write"),
      cost: () => ({ workMs: 100, of: "erasing a conversation" }),
      problems: [conflict],
    },
    (call) => eraseConversation(call, call.params.sessionId),
  );

  app.get(
    "/api/export/conversations",
    {
      schema: {
        summary: "Export all conversations",
        description: "One JSON document a line, newest conversation first.",
        response: { 200: null },
        alsoProduces: ["application/x-ndjson"],
      },
      guard: may("conversations:read"),
      lane: "long",
      cost: () => costOfExport,
    },
    (call) =>
      new Answer(200, Readable.from(inPresentShare(exportAll(call))), {
        "content-type": "application/x-ndjson; charset=utf-8",
      }),
  );

  app.get(
    "/api/messages/:messageId/provenance",
    {
      schema: { summary: "Read from what a reply was made", params: MessagePath, response: { 200: Provenance } },
      guard: may("conversations:read"),
    },
    (call) => readProvenance(call, call.params.messageId),
  );
}
