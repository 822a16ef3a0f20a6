import type { Caller } from "../../../kernel/caller.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { listOf, type Page } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { DocumentId, readDocuments } from "../../knowledge/index.ts";
import { MessageId } from "../ids.ts";
import { endWait } from "../waiting/store.ts";
import { findOwnConversation } from "./find-own-conversation.ts";
import type { StoredMessage } from "./message-schema.ts";
import { nameMembers } from "./name-members.ts";
import type { Provenance } from "./provenance-schema.ts";
import { showCitations } from "./show-citations.ts";
import { sessionIdOf } from "./show-conversation.ts";
import { showMessage } from "./show-message.ts";
import { showToTeam } from "./show-to-team.ts";
import { type ConversationRow, findMessage, findProvenance, listMessages } from "./store.ts";

/**
 * Reads messages. A member who reads ends the wait of the person for a colleague. A visitor sees
 * neither notes nor what the team said of a reply. `caller` is as `identifyCaller` gives it.
 */
export async function readMessages(
  context: Context,
  caller: Caller,
  sessionId: string,
  query: { limit?: number; cursor?: string },
): Promise<Page<StoredMessage>> {
  const db = context.kernel.database.query;
  const conversation = await findOwnConversation(db, caller, sessionId);
  if (caller.kind === "member" && conversation.waitsSince !== null) {
    await endWait(db, caller.workspaceId, conversation.id);
  }
  return listMessagesOf(context, { ...query, conversation, isVisitor: caller.kind === "publishable-key" });
}

type MessageQuery = { limit?: number; cursor?: string; conversation: ConversationRow; isVisitor: boolean };

const listMessagesOf = listOf({
  name: ({ conversation }: MessageQuery) => `messages:${conversation.id}`,
  find: ({ kernel, caller }, { last, limit }, { conversation }: MessageQuery) =>
    listMessages(kernel.database.query, caller.workspaceId, conversation.id, Number(last ?? 0), limit),
  positionOf: (row) => [row.number],
  async showAll(rows, { kernel }, { conversation, isVisitor }) {
    const named = await nameMembers(kernel.database.query, rows);
    const sessionId = sessionIdOf(conversation);
    if (!isVisitor) return named.map((row) => showToTeam(kernel, row, sessionId));
    return named.filter((row) => !row.isNote).map((row) => showMessage(kernel, row, sessionId));
  },
});

/**
 * From what a reply was made, down to the version and the span of each document. It is kept as long
 * as the reply and what it cites.
 */
export async function readProvenance({ kernel, caller }: Context, messageId: string): Promise<Provenance> {
  const db = kernel.database.query;
  const id = MessageId.parse(messageId);
  const message = id === undefined ? undefined : await findMessage(db, caller.workspaceId, id);
  if (message === undefined || message.author !== "assistant" || message.status === "pending") {
    throw new Problem(notFound, "There is no such reply. Only replies that have ended have a provenance.");
  }
  const kept = (await findProvenance(db, caller.workspaceId, message.id)) as Partial<Provenance>;
  const citations = showCitations(kernel, message.citations);
  const { considered = [], shown = [] } = kept;
  const named = [...citations, ...considered, ...shown].map(({ documentId }) => DocumentId.parse(documentId) ?? "");
  const documents = new Map(
    (await readDocuments(db, caller.workspaceId, [...new Set(named)])).map((document) => [document.id, document]),
  );
  const isKept = ({ documentId }: { documentId: string }) => documents.has(DocumentId.parse(documentId) ?? "");
  return {
    messageId,
    model: message.model ?? "",
    answered: message.isAnswered ?? false,
    confidence: message.confidence ?? 0,
    knowledgeVersion: kept.knowledgeVersion ?? 0,
    ...(kept.readAs === undefined ? {} : { readAs: kept.readAs }),
    ...(kept.byMeaning === undefined ? {} : { byMeaning: kept.byMeaning }),
    citations: citations.map((citation) => {
      const document = documents.get(DocumentId.parse(citation.documentId) ?? "");
      return {
        ...citation,
        contentHash: document?.contentHash ?? "",
        isCurrent: document !== undefined && document.retiredAt === null,
      };
    }),
    // A passage that nothing cites is gone once its document was deleted.
    considered: considered.filter(isKept),
    ...(kept.shown !== undefined && { shown: shown.filter(isKept) }),
    ...(kept.actions !== undefined && { actions: kept.actions }),
    ...(kept.failures !== undefined && { failures: kept.failures }),
    ...(kept.removed !== undefined && { removed: kept.removed }),
    ...(kept.leftOut !== undefined && { leftOut: kept.leftOut }),
  };
}
