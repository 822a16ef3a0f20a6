import type { Erasable } from "../../kernel/erasing/replay-erasures.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { emit } from "../../kernel/log/event.ts";
import {
  type ErasedCounts,
  eraseEchoes,
  type KnownPerson,
  type Parted,
  type Parting,
  type PersonalData,
  type TimelineEntry,
  type WorkspaceUser,
} from "../../kernel/personal-data.ts";
import type { RetentionKind } from "../../kernel/retention-kind.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { firstIdOf, momentOfId } from "../contacts/index.ts";
import { leadChanged, leadDeleted } from "./events.ts";
import { LeadId } from "./ids.ts";
import { deleteNote, idsOfNotes } from "./notes/store.ts";
import { showLeads } from "./show-leads.ts";
import {
  countNotesOf,
  countOfIdleLeads,
  deleteIdleLeads,
  deleteLead,
  deleteLeadsOf,
  findLastLead,
  findLeadsOf,
  idsOfLeads,
  type LeadsOf,
  moveLeads,
} from "./store.ts";

/**
 * The leads of a person: those under the contact, and those, spam too, that name an address or a user id of
 * the person, or nothing but a number that is nobody else's.
 */
export const leadsOfPerson: PersonalData = {
  name: "leads",
  tables: ["lead", "lead_note"],
  export: (kernel: Kernel, user: WorkspaceUser) => exportLeads(kernel, user.workspaceId, ofUser(user)),
  erase: (kernel: Kernel, tx: Transaction, user: WorkspaceUser) =>
    eraseLeads(kernel, tx, user.workspaceId, ofUser(user)),
  ofContact: {
    // Those that name one of the users are exported with the user.
    export: (kernel: Kernel, person: KnownPerson) =>
      exportLeads(kernel, person.workspaceId, person, new Set(person.userIds)),
    erase: (kernel: Kernel, tx: Transaction, person: KnownPerson) => eraseLeads(kernel, tx, person.workspaceId, person),
  },
  part,
  timeline,
  lastActivity: (db, person) => findLastLead(db, person.workspaceId, person),
};

const leadsPerRead = 200;

function ofUser({ userId }: WorkspaceUser): LeadsOf {
  return { contactIds: [], userIds: [userId], emails: [], phones: [] };
}

async function* exportLeads(kernel: Kernel, workspaceId: string, person: LeadsOf, leftOut = new Set<string>()) {
  const { query } = kernel.database;
  for (let before: string | undefined; ; ) {
    const rows = await findLeadsOf(query, workspaceId, person, { before, limit: leadsPerRead });
    const shown = rows.filter(({ userId }) => userId === null || !leftOut.has(userId));
    for (const lead of await showLeads(query, workspaceId, shown)) yield { lead };
    if (rows.length < leadsPerRead) return;
    before = rows.at(-1)?.id;
  }
}

async function eraseLeads(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  person: LeadsOf,
): Promise<ErasedCounts> {
  const notes = await countNotesOf(tx, workspaceId, person);
  const erased = await deleteLeadsOf(tx, workspaceId, person);
  await announceErasedLeads(kernel, tx, workspaceId, erased);
  return { leads: erased.length, leadNotes: notes };
}

/** Gives the leads that name the addresses to the second person. */
async function part(tx: Transaction, parting: Parting): Promise<Parted> {
  const moved = await moveLeads(tx, parting);
  const { workspaceId } = parting;
  for (const { id } of moved) emit(tx, leadChanged, { workspaceId, data: { leadId: LeadId.format(id) } });
  const told = (values: (string | null)[]) => values.filter((value) => value !== null);
  return {
    conversationIds: told(moved.map(({ conversationId }) => conversationId)),
    phones: told(moved.map(({ phone }) => phone)),
    names: told(moved.map(({ name }) => name)),
  };
}

/** Must be called in the transaction that deletes the leads, with their ids in order. */
export async function announceErasedLeads(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  leadIds: readonly string[],
): Promise<void> {
  const [oldest] = leadIds;
  if (oldest === undefined) return;
  const ids = leadIds.map(LeadId.format);
  await eraseEchoes(kernel, tx, workspaceId, { ids, since: momentOfId(oldest) });
  for (const leadId of ids) emit(tx, leadDeleted, { workspaceId, data: { leadId } });
}

async function timeline(
  kernel: Kernel,
  person: KnownPerson,
  { before, limit }: { before: Date | undefined; limit: number },
): Promise<TimelineEntry[]> {
  const page = { before: before && firstIdOf(before), limit };
  const rows = await findLeadsOf(kernel.database.query, person.workspaceId, person, page);
  return rows.map(({ id, status, source, formId }) => ({
    at: momentOfId(id),
    kind: "lead",
    id: LeadId.format(id),
    summary: `Lead (${[status, source, formId].filter((text) => text !== null).join(", ")})`,
  }));
}

function retentionOf(kind: string, isSpam: boolean): RetentionKind {
  return {
    kind,
    defaultDays: null,
    leastDays: 1,
    mostDays: null,
    countBefore: (workspaceId, before) => countOfIdleLeads(workspaceId, before, isSpam),
    async eraseBefore(kernel, tx, old) {
      const ids = await deleteIdleLeads(tx, { ...old, isSpam });
      await announceErasedLeads(kernel, tx, old.workspaceId, ids);
      return ids.length;
    },
  };
}

/** Leads that were not changed for so long, and spam apart. What the filter learned of spam stays. */
export const leadRetention: readonly RetentionKind[] = [retentionOf("leads", false), retentionOf("spamLeads", true)];

/** Leads and their notes, which members erase one by one. */
export const erasableLeads: readonly Erasable[] = [
  {
    kind: "lead",
    ids: idsOfLeads,
    async erase(kernel, tx, { workspaceId, id }) {
      if (await deleteLead(tx, workspaceId, id)) await announceErasedLeads(kernel, tx, workspaceId, [id]);
    },
  },
  {
    kind: "lead-note",
    ids: idsOfNotes,
    async erase(_kernel, tx, { workspaceId, id }) {
      await deleteNote(tx, workspaceId, id);
    },
  },
];
