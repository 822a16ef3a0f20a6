import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { ContactId } from "../ids.ts";
import { parsePhoneNumber } from "./parse-phone-number.ts";
import { requireContact } from "./read-contact.ts";
import { findSpeakers, linkByNumber, writeSpeaker } from "./store.ts";

/**
 * Links a call with the contact whose number it comes from, when exactly one has it and no extension stands
 * behind it. That is no proof: numbers are forged and shared, so that nobody is told anything by it. A
 * conversation that is linked already stays so.
 */
export async function linkCaller(
  tx: Transaction,
  workspaceId: string,
  call: { from: string | undefined; conversationId: string },
): Promise<void> {
  const { from, conversationId } = call;
  const number = from?.startsWith("+") ? parsePhoneNumber(from) : undefined;
  if (number !== undefined) await linkByNumber(tx, workspaceId, { number, conversationId });
}

/** A member says whose conversation it is; null: of nobody who is known. Throws invalid-request. */
export async function sayWhoSpeaks(
  tx: Transaction,
  workspaceId: string,
  { conversationId, contactId }: { conversationId: string; contactId: string | null },
): Promise<void> {
  const said = contactId === null ? null : await requireContact(tx, workspaceId, contactId, "/body/contactId");
  await writeSpeaker(tx, workspaceId, { conversationId, contactId: said?.id ?? null });
}

/** A contact who speaks, as part of which it is shown. */
type Speaker = { id: string; confirmed: boolean; name: string | null };

/** Gives the contacts who speak, by conversation. One where none is known, or several may be, is left out. */
export async function whoSpeaks(
  db: Queryable,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<Map<string, Speaker>> {
  const rows = await findSpeakers(db, workspaceId, conversationIds);
  const several = new Set<string>();
  const speakers = new Map<string, Speaker>();
  for (const { conversationId, rootId, isConfirmed, name } of rows) {
    if (speakers.has(conversationId)) several.add(conversationId);
    speakers.set(conversationId, { id: ContactId.format(rootId), confirmed: isConfirmed, name });
  }
  for (const conversationId of several) speakers.delete(conversationId);
  return speakers;
}
