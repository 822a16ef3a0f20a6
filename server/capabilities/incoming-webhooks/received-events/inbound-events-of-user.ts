import { isObject } from "@parley/json";
import type { Kernel } from "../../../kernel/kernel.ts";
import {
  addCounts,
  type ErasedCounts,
  eraseEchoes,
  type KnownPerson,
  type PersonalData,
  type WorkspaceUser,
} from "../../../kernel/personal-data.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { EventId } from "../../../kernel/storage/id.ts";
import { forgetCopy } from "../mails/store.ts";
import { mailKind } from "../mails/stored-mail.ts";
import { contentOf } from "./content-of.ts";
import { showReceivedEvent } from "./read-received-events.ts";
import { type EventRowWithBody, eraseBodiesOf, eraseBodiesOfConversations, listEventsWithBody } from "./store.ts";

const eventsPerRead = 200;

/**
 * The webhooks of the last 30 days, of any kind, whose `data.userId` names the user. Of a list, the
 * items that name the user are exported, and the whole list is erased.
 */
export const inboundEventsOfUser: PersonalData = {
  name: "inbound-events",
  tables: ["inbound_event", "mail_conversation", "sent_mail"],
  export: exportEvents,
  erase,
  eraseWithConversations: eraseBodiesOfConversations,
  ofContact: { export: exportMails, erase: eraseMails },
};

/** Exports the mails of the last 30 days that came from the contact's addresses. */
async function* exportMails(
  kernel: Kernel,
  { workspaceId, emails }: KnownPerson,
): AsyncGenerator<Record<string, unknown>> {
  for (const userId of emails) {
    for await (const row of findEventsOfUser(kernel.database.query, workspaceId, userId)) {
      if (row.kind === mailKind) yield { ...showReceivedEvent(row), data: contentOf(row) };
    }
  }
}

/**
 * Erases the mails; their conversations are linked with the contact. A user who has the
 * address as an id may be another person: an address in a mail proves nothing.
 */
async function eraseMails(
  kernel: Kernel,
  tx: Transaction,
  { workspaceId, emails }: KnownPerson,
): Promise<ErasedCounts> {
  const isMail = ({ kind }: EventRowWithBody) => kind === mailKind;
  const erased: ErasedCounts[] = [];
  for (const email of emails) {
    erased.push(await eraseEventsOf(kernel, tx, workspaceId, email, isMail));
    await forgetCopy(tx, workspaceId, email);
  }
  return addCounts(...erased);
}

async function* exportEvents(
  { database }: Kernel,
  { workspaceId, userId }: WorkspaceUser,
): AsyncGenerator<Record<string, unknown>> {
  for await (const row of findEventsOfUser(database.query, workspaceId, userId)) {
    const data = contentOf(row);
    const own = Array.isArray(data) ? data.filter((item) => isOf(item, userId)) : data;
    yield { ...showReceivedEvent(row), data: own };
  }
}

/**
 * Erases the content. The identities stay until they are 30 days old, so that repeated deliveries
 * are recognised.
 */
function erase(kernel: Kernel, tx: Transaction, { workspaceId, userId }: WorkspaceUser): Promise<ErasedCounts> {
  return eraseEventsOf(kernel, tx, workspaceId, userId, () => true);
}

async function eraseEventsOf(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  userId: string,
  isErased: (row: EventRowWithBody) => boolean,
): Promise<ErasedCounts> {
  const ids: string[] = [];
  let since: Date | undefined;
  for await (const row of findEventsOfUser(tx, workspaceId, userId)) {
    if (!isErased(row)) continue;
    ids.push(row.id);
    since ??= row.receivedAt;
  }
  await eraseBodiesOf(tx, workspaceId, ids);
  if (since !== undefined) await eraseEchoes(kernel, tx, workspaceId, { ids: ids.map(EventId.format), since });
  return { inboundEvents: ids.length };
}

/**
 * Reads every event of the workspace: the user's id is in the body, which the database does not
 * parse.
 */
async function* findEventsOfUser(db: Queryable, workspaceId: string, userId: string): AsyncGenerator<EventRowWithBody> {
  for (let after: string | undefined; ; ) {
    const rows = await listEventsWithBody(db, workspaceId, { after, limit: eventsPerRead });
    for (const row of rows) if (namesUser(row, userId)) yield row;
    after = rows.at(-1)?.id;
    if (rows.length < eventsPerRead) return;
  }
}

function namesUser(row: EventRowWithBody, userId: string): boolean {
  const data = contentOf(row);
  return Array.isArray(data) ? data.some((item) => isOf(item, userId)) : isOf(data, userId);
}

function isOf(data: unknown, userId: string): boolean {
  const named = isObject(data) ? data.userId : undefined;
  // Shops often number their users.
  return (typeof named === "string" || typeof named === "number") && String(named).toWellFormed() === userId;
}
