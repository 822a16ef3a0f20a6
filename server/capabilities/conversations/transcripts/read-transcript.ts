import { type Language, languageOfText } from "@parley/engine";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { readTimeZone } from "../../identity/index.ts";
import { nameMembers } from "../record/name-members.ts";
import { listMessagesBefore, type MessageRow } from "../record/store.ts";

/** The newest messages of a conversation, oldest first, and how they are to be shown. */
export type Transcript = { messages: MessageRow[]; isCut: boolean; language: Language; timeZone: string };

/** A mail is not the place for more. */
const mostMessages = 200;
const mostCharacters = 200_000;
const beyondAll = 2 ** 31 - 1;

/** The contact may read this of a conversation: no notes, and no reply that is still being made. */
export async function readTranscript(db: Queryable, workspaceId: string, conversationId: string): Promise<Transcript> {
  const page = { before: beyondAll, after: 0, order: "desc", limit: mostMessages + 1 } as const;
  const found = await listMessagesBefore(db, workspaceId, conversationId, page);
  const fitting = found.slice(0, countFitting(found));
  const rows = await nameMembers(db, fitting.toReversed());
  const ofContact = rows.filter(({ author }) => author === "contact");
  return {
    messages: rows.filter(({ status, text }) => status !== "pending" && text !== ""),
    isCut: fitting.length < found.length,
    language: languageOfText(ofContact.map(({ text }) => text).join("\n")),
    timeZone: await readTimeZone(db, workspaceId),
  };
}

/** Counts how many of these fit into a mail; at least one. */
function countFitting(messages: readonly MessageRow[]): number {
  let characters = 0;
  const tooMany = messages.findIndex(({ text }, index) => {
    characters += text.length;
    return index > 0 && (index >= mostMessages || characters > mostCharacters);
  });
  return tooMany === -1 ? messages.length : tooMany;
}
