import { emit } from "../../../kernel/log/event.ts";
import { mailboxOf } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import {
  ContactId,
  type ImportCall,
  type ImportOutcome,
  importRows,
  placePerson,
  type RowFault,
} from "../../contacts/index.ts";
import { subscriberConfirmed } from "../events.ts";
import { NewsletterListId, SubscriberId } from "../ids.ts";
import { workspaceKeysOf } from "../keys/workspace-keys.ts";
import { findLists } from "../lists/store.ts";
import { insertOwedOptIn } from "../opting-in/store.ts";
import { insertProofs, type NewProof } from "../proofs/store.ts";
import type { SubscriberImportReport } from "../schema.ts";
import { findReasons, suppress } from "../suppression/store.ts";
import { hasProof, readSubscriberRow, type SubscriberRowOfFile } from "./read-subscriber-row.ts";
import { type ImportedSubscription, placeSubscriptions } from "./store.ts";

/** Those whom an import asks by mail wait behind the people who signed up themselves. */
const pointsOfImported = 4;

/**
 * Takes the subscribers of a file. With a proof a person is confirmed, without one only pending. Addresses
 * that are suppressed are told and left out; those that have left elsewhere become suppressed here. Nobody
 * who left a list is brought back to it.
 */
export async function importSubscribers(
  call: ImportCall,
  { ask = false }: { ask?: boolean },
): Promise<SubscriberImportReport> {
  let unproved = 0;
  const report = await importRows(call, {
    read: readSubscriberRow,
    async store(tx, rows) {
      const stored = await storeRows(call, tx, rows, ask);
      unproved += stored.filter(({ isUnproved }) => isUnproved).length;
      return stored.map(({ outcome }) => outcome);
    },
  });
  return { ...report, unproved };
}

/** What became of a row, and whether it is pending only because its proof is missing. */
type Stored = { outcome: ImportOutcome | RowFault; isUnproved: boolean };
type Row = SubscriberRowOfFile & { addressHash: Buffer };

async function storeRows(
  { kernel, caller }: ImportCall,
  tx: Transaction,
  read: readonly SubscriberRowOfFile[],
  ask: boolean,
): Promise<Stored[]> {
  const { workspaceId } = caller;
  const now = new Date(kernel.clock.now());
  const keys = await workspaceKeysOf(kernel, workspaceId);
  const rows: Row[] = read.map((row) => ({ ...row, addressHash: keys.sign("address", row.email) }));
  const lists = new Map((await findLists(tx, workspaceId)).map(({ slug, id }) => [slug, id]));
  const suppressed = await findReasons(
    tx,
    workspaceId,
    rows.map(({ addressHash }) => addressHash),
  );
  const stored: Stored[] = [];
  const leaveOut = (field: string, message: string) => stored.push({ outcome: { field, message }, isUnproved: false });
  // One after the other: two rows may be of one address.
  for (const row of rows) {
    const reason = suppressed.get(row.addressHash.toString("hex"));
    const listId = lists.get(row.list);
    if (listId === undefined) leaveOut("list", `is no list of the workspace: ${row.list}`);
    else if (reason !== undefined && (row.status === "pending" || row.status === "confirmed")) {
      leaveOut("email", `gets no mail (${reason})`);
    } else stored.push(await storeRow(row, listId));
  }
  return stored;

  async function storeRow(row: Row, listId: string): Promise<Stored> {
    const isConfirmed = hasProof(row, now);
    const status = row.status === "confirmed" && !isConfirmed ? "pending" : row.status;
    const placed = await placeSubscriptions(tx, workspaceId, { ...row, id: newUuid(), listId, status, at: now });
    const { outcome } = placed;
    if (outcome === "unchanged") return { outcome, isUnproved: false };
    const { subscriberId } = placed;
    await insertProofs(tx, [proofOf(row, { subscriberId, listId })]);
    if (status === "confirmed") {
      const identities = [{ kind: "email", value: row.email, isVerified: false } as const];
      const person = { identities, name: row.name ?? undefined, origin: "import" } as const;
      const { contactId } = await placePerson(kernel, tx, workspaceId, person);
      await placed.setContact(contactId);
      const named = { subscriberId: SubscriberId.format(subscriberId), listId: NewsletterListId.format(listId) };
      const data = { ...named, contactId: ContactId.format(contactId), by: "import" } as const;
      emit(tx, subscriberConfirmed, { workspaceId, data });
    } else if (status === "pending" && ask) {
      const mailboxHash = kernel.secrets.sign("opt-in-mailbox", mailboxOf(row.email));
      await insertOwedOptIn(tx, { workspaceId, subscriberId, mailboxHash }, pointsOfImported, now);
    } else if (status !== "pending") await suppress(tx, workspaceId, [row.addressHash], status, now);
    return { outcome, isUnproved: status !== row.status };
  }

  function proofOf(row: Row, of: Pick<ImportedSubscription, "subscriberId" | "listId">): NewProof {
    const said = [row.status, row.confirmedAt?.toISOString(), row.consent].filter((text) => text).join(", ");
    return {
      ...of,
      workspaceId,
      step: "imported",
      at: row.confirmedAt ?? now,
      ip: row.confirmIp,
      consent: row.consent === null ? null : { given: true, text: row.consent },
      shownText: `Imported: ${said}`,
      language: row.language,
    };
  }
}
