import type { Kernel } from "../../../kernel/kernel.ts";
import { inTransaction, type Queryable } from "../../../kernel/storage/database.ts";
import { contactsInSegment } from "../../contacts/index.ts";
import { type Recipient, readRecipients } from "../../newsletter/index.ts";
import { domainOf } from "./domain-of.ts";
import { type CampaignKey, holdPreparation, insertMailings, notePreparation } from "./store.ts";

const pageSize = 2_000;

/**
 * Makes the mailings of the next recipients. One node does it at a time; a restart goes on where
 * the last commit was. False when there is nothing to make here.
 */
export async function prepareRecipients(kernel: Kernel, key: CampaignKey): Promise<boolean> {
  return inTransaction(kernel.database, async (tx) => {
    const held = await holdPreparation(tx, key);
    if (held === undefined) return false;
    const { listIds, segmentId } = held;
    const after = held.after ?? undefined;
    const recipients = await readRecipients(tx, key.workspaceId, { listIds, after, limit: pageSize });
    const fitting =
      segmentId === null ? recipients : await inSegment(kernel, tx, key.workspaceId, segmentId, recipients);
    const mailings = fitting.map(({ id, email }) => ({ subscriberId: id, domain: domainOf(email) }));
    await insertMailings(tx, key, mailings, new Date(kernel.clock.now()));
    const isPrepared = recipients.length < pageSize;
    await notePreparation(tx, key, { after: recipients.at(-1)?.id ?? held.after, isPrepared });
    return true;
  });
}

/** Gives those of the recipients whose contact is in the segment now. */
export async function inSegment(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
  segmentId: string,
  recipients: readonly Recipient[],
): Promise<Recipient[]> {
  const contactIds = recipients.flatMap(({ contactId }) => contactId ?? []);
  const fitting = await contactsInSegment(kernel, db, workspaceId, segmentId, contactIds);
  return recipients.filter(({ contactId }) => contactId !== null && fitting.has(contactId));
}
