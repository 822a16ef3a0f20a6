import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import {
  type ImportCall,
  type ImportOutcome,
  type ImportReport,
  importRows,
  NotedRows,
  placePerson,
  withOwnAddresses,
} from "../../contacts/index.ts";
import { requireRoomForThing } from "../../quotas/index.ts";
import { scoreOf } from "../capturing/score-rules.ts";
import { leadCaptured } from "../events.ts";
import { LeadId } from "../ids.ts";
import { findLeadsById, findSameLeads, insertLeads } from "../store.ts";
import { fieldsOfLeads, type LeadRowOfFile, readLeadRow, type WholeFile } from "./read-lead-row.ts";

/**
 * Makes a lead for each row of a file, under the contact of its address. A row that says what
 * a lead of the same person says already is unchanged, so that a file can be sent twice.
 */
export function importLeads(call: ImportCall, { status, consent }: WholeFile): Promise<ImportReport> {
  return importRows(call, () => {
    const noted = new NotedRows();
    return {
      wanted: fieldsOfLeads,
      read: (fields, context) => readLeadRow(fields, context, { status, consent }),
      store: (tx, rows, numbers) => storeRows(call, tx, { rows, numbers, noted }),
      notes: noted.notes,
    };
  });
}

async function storeRows(
  { kernel, caller }: ImportCall,
  tx: Transaction,
  { rows: sent, numbers, noted }: { rows: readonly LeadRowOfFile[]; numbers: readonly number[]; noted: NotedRows },
): Promise<ImportOutcome[]> {
  const { workspaceId } = caller;
  if (sent.length === 0) return [];
  const rows = await withOwnAddresses(tx, workspaceId, { rows: sent, numbers, notes: noted.notes });
  const ids = rows.flatMap(({ knownId }) => knownId ?? []);
  const exported = new Set((await findLeadsById(tx, workspaceId, ids)).map(({ id }) => id));
  const known = new Set(await findSameLeads(tx, workspaceId, rows));
  const isNew = rows.map((row, index) => {
    if (row.knownId !== undefined && exported.has(row.knownId)) return false;
    const said = JSON.stringify([row.email, row.phone, row.name, row.message, row.source, row.formId]);
    const isFirst = !known.has(index) && !known.has(said);
    known.add(said);
    return isFirst;
  });
  const wanted = rows.filter((_row, index) => isNew[index]);
  const placed = await Promise.all(
    wanted.map(({ status, identities, name, company }) =>
      // Spam has no contact.
      status === "spam"
        ? undefined
        : placePerson(kernel, tx, workspaceId, {
            identities,
            name: name ?? undefined,
            company: company ?? undefined,
            origin: "lead",
          }),
    ),
  );
  const persons = new Map(wanted.map((row, index) => [row, placed[index]]));
  const group = rows.map((row, index) => ({ row, number: numbers[index]!, person: persons.get(row) }));
  await noted.note(tx, workspaceId, group);
  const leads = wanted.map(({ identities: _identities, knownId: _knownId, ...row }, index) => {
    const { score, reasons } = scoreOf(row);
    return {
      ...row,
      workspaceId,
      id: newUuid(),
      contactId: placed[index]?.contactId ?? null,
      score,
      scoreReasons: reasons,
      spamPoints: 0,
      spamReasons: [],
      // The person who imports a file knows of its leads.
      isAnnounced: true,
    };
  });
  if (leads.length > 0) {
    await insertLeads(tx, leads);
    await requireRoomForThing(kernel, tx, workspaceId, { quota: "leads", amount: leads.length, isForVisitor: false });
  }
  for (const { id, status } of leads) {
    if (status !== "spam") emit(tx, leadCaptured, { workspaceId, data: { leadId: LeadId.format(id) } });
  }
  return isNew.map((each) => (each ? "created" : "unchanged"));
}
