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
import { requireRoomForThing } from "../../quotas/index.ts";
import { subscriberConfirmed } from "../events.ts";
import { NewsletterListId, SubscriberId } from "../ids.ts";
import { workspaceKeysOf } from "../keys/workspace-keys.ts";
import { findLists } from "../lists/store.ts";
import { insertOwedOptIn } from "../opting-in/store.ts";
import { insertProofs, type NewProof } from "../proofs/store.ts";
import type { SubscriberImportReport } from "../schema.ts";
import { findReasons, suppress } from "../suppression/store.ts";
import {
  fieldsOfSubscribers,
  hasProof,
  readSubscriberRow,
  type SubscriberRowOfFile,
  type WholeFile,
} from "./read-subscriber-row.ts";
import { type NewSubscriptionOfFile, placeSubscriptions, setContacts } from "./store.ts";

/** Those whom an import asks by mail wait behind the people who signed up themselves. */
const pointsOfImported = 4;

/**
 * Takes the subscribers of a file. With a proof a person is confirmed, without one only pending. Addresses
 * that are suppressed are told and left out; those that have left elsewhere become suppressed here. Nobody
 * who left a list is brought back to it.
 */
export async function importSubscribers(
  call: ImportCall,
  { ask = false, status, list, consent }: WholeFile & { ask?: boolean },
): Promise<SubscriberImportReport> {
  let unproved = 0;
  const report = await importRows(call, () => {
    unproved = 0;
    return {
      wanted: fieldsOfSubscribers,
      read: (fields, context) => readSubscriberRow(fields, context, { status, list, consent }),
      async store(tx, rows) {
        const stored = await storeRows(call, tx, rows, ask);
        unproved += stored.filter(({ isUnproved }) => isUnproved).length;
        return stored.map(({ outcome }) => outcome);
      },
    };
  });
  return { ...report, unproved };
}

/**
 * A stored row says what became of it, and whether it is pending only because its proof is missing.
 */
type Stored = { outcome: ImportOutcome | RowFault; isUnproved: boolean };
/** A row with its place in the group. */
type Row = SubscriberRowOfFile & { index: number; addressHash: Buffer };
type ReadyRow = Row & NewSubscriptionOfFile;

async function storeRows(
  { kernel, caller }: ImportCall,
  tx: Transaction,
  read: readonly SubscriberRowOfFile[],
  ask: boolean,
): Promise<Stored[]> {
  const { workspaceId } = caller;
  const now = new Date(kernel.clock.now());
  const keys = await workspaceKeysOf(kernel, workspaceId);
  const rows: Row[] = read.map((row, index) => ({ ...row, index, addressHash: keys.sign("address", row.email) }));
  const lists = new Map((await findLists(tx, workspaceId)).map(({ slug, id }) => [slug, id]));
  const hashes = rows.map(({ addressHash }) => addressHash);
  const suppressed = new Map(await findReasons(tx, workspaceId, hashes));
  const stored: Stored[] = [];
  // Two rows may be of one address: the later one finds what the first left.
  for (let waiting = rows; waiting.length > 0; ) {
    const addresses = new Set<string>();
    const later: Row[] = [];
    const ready: ReadyRow[] = [];
    for (const row of waiting) {
      if (addresses.has(row.email)) later.push(row);
      else {
        addresses.add(row.email);
        ready.push(...prepare(row));
      }
    }
    await storeTogether(ready);
    waiting = later;
  }
  const amount = stored.filter(({ outcome }) => outcome === "created").length;
  if (amount > 0)
    await requireRoomForThing(kernel, tx, workspaceId, { quota: "subscribers", amount, isForVisitor: false });
  return stored;

  /** Gives the row as it is to be stored; nothing when it is left out, and told. */
  function prepare(row: Row): ReadyRow[] {
    const reason = suppressed.get(row.addressHash.toString("hex"));
    const listId = lists.get(row.list);
    const leaveOut = (field: string, message: string): [] => {
      stored[row.index] = { outcome: { field, message }, isUnproved: false };
      return [];
    };
    if (listId === undefined) return leaveOut("list", `is no list of the workspace: ${row.list}`);
    if (reason !== undefined && (row.status === "pending" || row.status === "confirmed")) {
      return leaveOut("email", `gets no mail (${reason})`);
    }
    const isConfirmed = hasProof(row, now);
    const status = row.status === "confirmed" && !isConfirmed ? "pending" : row.status;
    return [{ ...row, id: newUuid(), listId, stored: status, at: now }];
  }

  /** Rows of different addresses. */
  async function storeTogether(ready: readonly ReadyRow[]): Promise<void> {
    const placed = await placeSubscriptions(tx, workspaceId, ready);
    const changed = ready.flatMap((row, index) => {
      const { outcome, subscriberId } = placed[index]!;
      const isUnchanged = outcome === "unchanged";
      stored[row.index] = { outcome, isUnproved: !isUnchanged && row.stored !== row.status };
      return isUnchanged ? [] : [{ ...row, subscriberId }];
    });
    await insertProofs(
      tx,
      changed.map((row) => proofOf(row, row)),
    );
    await welcome(changed.filter((row) => row.stored === "confirmed"));
    for (const row of changed) {
      if (row.stored === "confirmed" || row.stored === "pending") continue;
      suppressed.set(row.addressHash.toString("hex"), row.stored);
      await suppress(tx, workspaceId, [row.addressHash], row.stored, now);
    }
    if (!ask) return;
    for (const { email, subscriberId } of changed.filter((row) => row.stored === "pending")) {
      const mailboxHash = kernel.secrets.sign("opt-in-mailbox", mailboxOf(email));
      await insertOwedOptIn(tx, { workspaceId, subscriberId, mailboxHash }, pointsOfImported, now);
    }
  }

  /** Each becomes a contact, and is announced. */
  async function welcome(confirmed: readonly (ReadyRow & { subscriberId: string })[]): Promise<void> {
    // Rows of one group are placed together.
    const persons = await Promise.all(
      confirmed.map(({ email, name }) => {
        const identities = [{ kind: "email", value: email, isVerified: false } as const];
        return placePerson(kernel, tx, workspaceId, { identities, name: name ?? undefined, origin: "import" });
      }),
    );
    const linked = confirmed.map((row, index) => ({ ...row, contactId: persons[index]!.contactId }));
    await setContacts(tx, workspaceId, linked);
    for (const { subscriberId, listId, contactId } of linked) {
      const named = { subscriberId: SubscriberId.format(subscriberId), listId: NewsletterListId.format(listId) };
      const data = { ...named, contactId: ContactId.format(contactId), by: "import" } as const;
      emit(tx, subscriberConfirmed, { workspaceId, data });
    }
  }

  function proofOf(row: Row, { subscriberId, listId }: { subscriberId: string; listId: string }): NewProof {
    const said = [row.status, row.confirmedAt?.toISOString(), row.consent].filter((text) => text).join(", ");
    return {
      workspaceId,
      subscriberId,
      listId,
      step: "imported",
      at: row.confirmedAt ?? now,
      ip: row.confirmIp,
      consent: row.consent === null ? null : { given: true, text: row.consent },
      shownText: `Imported: ${said}`,
      language: row.language,
    };
  }
}
