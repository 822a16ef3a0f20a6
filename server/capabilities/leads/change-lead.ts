import type { ReleaseMember } from "../../kernel/capability.ts";
import { noteErasure } from "../../kernel/erasing/note-erasure.ts";
import { emit } from "../../kernel/log/event.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { type Identity, placePerson } from "../contacts/index.ts";
import { teach } from "../forms/index.ts";
import { requireAssignee } from "../identity/index.ts";
import { textsOf } from "./capturing/capture-lead.ts";
import { leadCaptured, leadChanged } from "./events.ts";
import { leadIdOf, noSuchLead } from "./find-lead.ts";
import { LeadId } from "./ids.ts";
import { announceErasedLeads } from "./leads-of-person.ts";
import { notifyOf } from "./mailing/change-lead-settings.ts";
import { oweMembers } from "./mailing/store.ts";
import { nextStatus } from "./next-status.ts";
import type { Lead, LeadChange } from "./schema.ts";
import { showLeads } from "./show-leads.ts";
import { deleteLead as deleteRow, type LeadRow, lockLead, unassignLeads, updateLead } from "./store.ts";

/**
 * Changes status, assignee and own fields. A lead that is no spam any more gets its contact and is
 * announced; the filter learns from both directions.
 */
export async function changeLead(context: Context, id: string, change: LeadChange): Promise<Lead> {
  const { workspaceId } = context.caller;
  const uuid = leadIdOf(id);
  return context.commit(async (tx) => {
    const assigneeId = await requireAssignee(context, tx, change.assigneeId);
    const lead = await lockLead(tx, workspaceId, uuid);
    if (lead === undefined) throw noSuchLead();
    const status = nextStatus(lead.status, change.status ?? lead.status);
    const isRescued = lead.status === "spam" && status !== "spam";
    const taught = await learn(context, tx, lead, status);
    const contactId = isRescued && lead.contactId === null ? await placeLead(context, tx, lead) : lead.contactId;
    const custom = mergeCustom(lead.custom, change.custom);
    const assignee = assigneeId === undefined ? lead.assigneeId : assigneeId;
    const changed = { ...lead, status, contactId, taught, custom, assigneeId: assignee };
    const row = await updateLead(tx, workspaceId, changed);
    if (assignee !== null && assignee !== lead.assigneeId) await tellAssignee(context, tx, assignee);
    const data = { leadId: LeadId.format(uuid) };
    // Spam was announced to nobody, so the lead is announced now.
    if (isRescued && lead.taught === null) emit(tx, leadCaptured, { workspaceId, data });
    emit(tx, leadChanged, { workspaceId, data });
    return (await showLeads(tx, workspaceId, [row]))[0]!;
  });
}

/** Members who take a lead themselves know of it. */
async function tellAssignee({ kernel, caller }: Context, tx: Transaction, accountId: string): Promise<void> {
  const { workspaceId } = caller;
  if (caller.kind === "member" && caller.id === accountId) return;
  if ((await notifyOf(tx, workspaceId)) === "none") return;
  await oweMembers(tx, workspaceId, [accountId], { came: 0, given: 1, at: new Date(kernel.clock.now()) });
}

/** Teaches the filter by this lead, and gives what it was taught from now on. */
async function learn(
  { kernel, caller }: Context,
  tx: Transaction,
  lead: LeadRow,
  status: LeadRow["status"],
): Promise<LeadRow["taught"]> {
  if ((lead.status === "spam") === (status === "spam")) return lead.taught;
  const isSpam = status === "spam";
  const { names, texts } = textsOf(lead);
  const submission = { texts: [...names, ...texts], email: lead.email };
  await teach(kernel, tx, caller.workspaceId, submission, { isSpam, wasTaughtOtherwise: lead.taught !== null });
  return isSpam ? "spam" : "wanted";
}

async function placeLead({ kernel, caller }: Context, tx: Transaction, lead: LeadRow): Promise<string> {
  const identities: Identity[] = [
    ...(lead.email === null ? [] : [{ kind: "email", value: lead.email, isVerified: false } as const]),
    ...(lead.phone === null ? [] : [{ kind: "phone", value: lead.phone, isVerified: false } as const]),
  ];
  const person = { identities, name: lead.name ?? undefined, company: lead.company ?? undefined };
  return (await placePerson(kernel, tx, caller.workspaceId, { ...person, origin: "lead" })).contactId;
}

/** Only the named fields change; null removes one. */
function mergeCustom(custom: Lead["custom"], change: LeadChange["custom"]): Lead["custom"] {
  return Object.fromEntries(Object.entries({ ...custom, ...change }).filter(([, value]) => value !== null));
}

/** Erases one lead with its notes. Its contact stays. */
export async function deleteLead(context: Context, id: string): Promise<void> {
  const { workspaceId } = context.caller;
  const uuid = leadIdOf(id);
  await context.commit(async (tx) => {
    if (!(await deleteRow(tx, workspaceId, uuid))) throw noSuchLead();
    await announceErasedLeads(context.kernel, tx, workspaceId, [uuid]);
    await noteErasure(context.kernel, [{ kind: "lead", workspaceId, id: uuid }]);
  });
}

/** The leads of a former member have no assignee. */
export const releaseLeads: ReleaseMember = async (tx, member) => {
  const { workspaceId } = member;
  for (const id of await unassignLeads(tx, member)) {
    emit(tx, leadChanged, { workspaceId, data: { leadId: LeadId.format(id) } });
  }
};
