import { audit } from "../../../kernel/audit.ts";
import { noteErasure } from "../../../kernel/erasing/note-erasure.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { addJob } from "../../../kernel/log/job.ts";
import {
  addCounts,
  type ErasedCounts,
  eraseEchoes,
  type KnownPerson,
  type PersonalData,
} from "../../../kernel/personal-data.ts";
import { Problem, unauthenticated } from "../../../kernel/problem.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { contactErased } from "../events.ts";
import { ContactId } from "../ids.ts";
import { knownPerson, personOfUser } from "../people/known-person.ts";
import { momentOfId } from "../people/moment-of-id.ts";
import { eraseContacts } from "../people/store.ts";
import { uuidOfHash } from "../visitor-of-user.ts";
import { cleanAfterErasure } from "./clean-after-erasure.ts";
import type { ErasureReceipt } from "./schema.ts";
import { showReceipt } from "./show-receipt.ts";
import { addToErasure, beginErasure, endErasure } from "./store.ts";

/** Erases a contact with all that were merged with it, and their users. Throws not-found. */
export async function eraseContact(context: Context, id: string): Promise<ErasureReceipt> {
  const person = await knownPerson(context.kernel.database.query, context.caller.workspaceId, id);
  return erasePerson(context, person, person.contactIds[0]!);
}

/**
 * Erases a user, and the contact that this user is. Erasing again what is gone changes nothing.
 *
 * The receipt and the audit log are never erased, so they name the user by a keyed hash: without
 * PARLEY_SECRET nobody can find the user by trying ids.
 */
export async function eraseUser(context: Context, userId: string): Promise<ErasureReceipt> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const person = await personOfUser(kernel.database.query, workspaceId, userId);
  const hash = uuidOfHash(kernel.secrets.sign("erased-user", JSON.stringify([workspaceId, userId])));
  return erasePerson(context, person, hash);
}

/**
 * Erases what every capability keeps of a person. The contact goes last, so that a retry continues what a
 * failure interrupted.
 */
async function erasePerson(context: Context, person: KnownPerson, subjectId: string): Promise<ErasureReceipt> {
  const { kernel, caller, clientAddress } = context;
  const { workspaceId, contactIds, userIds } = person;
  await noteErasure(kernel, [
    ...contactIds.map((id) => ({ kind: "contact" as const, workspaceId, id })),
    ...userIds.map((id) => ({ kind: "user" as const, workspaceId, id })),
  ]);
  const id = await inTransaction(kernel.database, (tx) => beginErasure(tx, workspaceId, { id: newUuid(), subjectId }));
  // In reverse order, each in a transaction of its own. A webhook that waits to be processed becomes a
  // message of conversations, which come before webhooks in the list. After the first commit nothing new
  // arrives.
  for (const part of kernel.personalData.toReversed()) {
    await inTransaction(kernel.database, async (tx) => {
      await addToErasure(tx, workspaceId, id, await erasePart(kernel, tx, part, person));
    });
  }
  return context.commit(async (tx) => {
    await addToErasure(tx, workspaceId, id, await eraseRecords(kernel, tx, person));
    for (const targetId of new Set([subjectId, ...contactIds])) {
      await audit(tx, { workspaceId, caller, action: "contact.erased", targetId, clientAddress });
    }
    addJob(tx, cleanAfterErasure, {}, { key: cleanAfterErasure.name });
    const ended = await endErasure(tx, workspaceId, id);
    // The workspace was erased meanwhile, and the erasure that began in it.
    if (ended === undefined) throw new Problem(unauthenticated, "The workspace of this credential was erased.");
    return showReceipt(kernel, ended);
  });
}

/** Does the same in one transaction, without a receipt: nobody asked for it. */
export async function erasePersonIn(kernel: Kernel, tx: Transaction, person: KnownPerson): Promise<void> {
  const { workspaceId, contactIds } = person;
  for (const part of kernel.personalData.toReversed()) await erasePart(kernel, tx, part, person);
  await eraseRecords(kernel, tx, person);
  for (const targetId of contactIds) {
    await audit(tx, { workspaceId, caller: null, action: "contact.erased", targetId });
  }
}

async function eraseRecords(
  kernel: Kernel,
  tx: Transaction,
  { workspaceId, contactIds }: KnownPerson,
): Promise<ErasedCounts> {
  const [oldest] = contactIds.toSorted();
  if (oldest === undefined) return {};
  const counts = await eraseContacts(tx, workspaceId, contactIds);
  const ids = contactIds.map(ContactId.format);
  await eraseEchoes(kernel, tx, workspaceId, { ids, since: momentOfId(oldest) });
  for (const contactId of ids) emit(tx, contactErased, { workspaceId, data: { contactId } });
  return counts;
}

async function erasePart(
  kernel: Kernel,
  tx: Transaction,
  part: PersonalData,
  person: KnownPerson,
): Promise<ErasedCounts> {
  const counts: ErasedCounts[] = [];
  for (const userId of person.userIds) {
    counts.push(await part.erase(kernel, tx, { workspaceId: person.workspaceId, userId }));
  }
  if (part.ofContact !== undefined) counts.push(await part.ofContact.erase(kernel, tx, person));
  return addCounts(...counts);
}
