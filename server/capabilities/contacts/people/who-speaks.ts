import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { ContactId } from "../ids.ts";
import { parsePhoneNumber } from "./parse-phone-number.ts";
import { requireContact } from "./read-contact.ts";
import { findSpeaker, linkByNumber, writeSpeaker } from "./store.ts";

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

/** The contact who speaks, as part of which it is shown; undefined when none is known, or several may be. */
export async function whoSpeaks(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
): Promise<{ id: string; confirmed: boolean } | undefined> {
  const found = await findSpeaker(db, workspaceId, conversationId);
  return found && { id: ContactId.format(found.rootId), confirmed: found.isConfirmed };
}
