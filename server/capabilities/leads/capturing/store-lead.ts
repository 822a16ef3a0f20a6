import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { togetherInTransaction } from "../../../kernel/storage/group-commit.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { foldBlanks, type Identity, placePerson } from "../../contacts/index.ts";
import type { Verdict } from "../../forms/index.ts";
import { leadCaptured } from "../events.ts";
import { LeadId } from "../ids.ts";
import type { NewLead } from "../schema.ts";
import { insertLeads } from "../store.ts";
import type { Addresses } from "./read-addresses.ts";
import { scoreOf } from "./score-rules.ts";
import { withoutHiddenCharacters } from "./without-hidden-characters.ts";

/**
 * `contactId` is the contact of the lead, `rootId` the one as part of which it is shown; both are null
 * for spam.
 */
export type StoredLead = { leadId: string; contactId: string | null; rootId: string | null; createdAt: Date };

const insertTogether = togetherInTransaction(insertLeads);

/**
 * Stores a lead under the contact of its identities, and announces it. Spam gets neither contact
 * nor event.
 */
export async function storeLead(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  lead: {
    input: NewLead;
    addresses: Addresses;
    identities: readonly Identity[];
    userId: string | null;
    verdict: Verdict;
    /** The contact, if it is known, gets the identities that it lacks. */
    mayAdd?: boolean;
    /** A new one when it is left out. */
    id?: string;
  },
): Promise<StoredLead> {
  const { addresses, identities, userId, verdict, mayAdd = false, id = newUuid() } = lead;
  const input = { ...lead.input, ...withoutHiddenCharacters(lead.input) };
  const person = { identities, mayAdd, name: input.name ?? undefined, company: input.company ?? undefined };
  const placed = verdict.isSpam ? undefined : await placePerson(kernel, tx, workspaceId, { ...person, origin: "lead" });
  const { score, reasons } = scoreOf({ ...input, ...addresses });
  const createdAt = await insertTogether(tx, {
    ...keptOf(input),
    workspaceId,
    ...addresses,
    id,
    contactId: placed?.contactId ?? null,
    status: verdict.isSpam ? "spam" : "new",
    userId,
    score,
    scoreReasons: reasons,
    spamPoints: verdict.points,
    spamReasons: [...verdict.reasons],
    isAnnounced: false,
  });
  const leadId = LeadId.format(id);
  if (!verdict.isSpam) emit(tx, leadCaptured, { workspaceId, data: { leadId } });
  return { leadId, contactId: placed?.contactId ?? null, rootId: placed?.rootId ?? null, createdAt };
}

function keptOf(input: NewLead) {
  const { name, company, message, source, formId, page, utm, consent, custom } = input;
  return {
    name: name ? foldBlanks(name) : null,
    company: company ? foldBlanks(company) : null,
    message: message ?? null,
    source: source ?? null,
    formId: formId ?? null,
    page: page ?? null,
    utm: utm ?? null,
    consent: consent ?? null,
    custom: custom ?? {},
  };
}
