import type { Caller } from "../../../kernel/caller.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { addressIdOf, ContactId, type Identity, identifyCaller, isAnyBlocked } from "../../contacts/index.ts";
import { judgeSubmission, spendProof } from "../../forms/index.ts";
import { requireRoomForThing } from "../../quotas/index.ts";
import { LeadId } from "../ids.ts";
import type { CapturedLead, NewLead } from "../schema.ts";
import { firstLeadOfForm } from "../sent-forms/first-lead-of-form.ts";
import { findLeadsById } from "../store.ts";
import { type Addresses, readAddresses } from "./read-addresses.ts";
import { storeLead } from "./store-lead.ts";

type LeadCall = Call<unknown, unknown, unknown>;

/**
 * Stores a request to be contacted, under the contact of its address. Spam is answered in the
 * same way and kept apart. A browser learns nothing of what the workspace knows: its answer depends on
 * nothing but what it sent.
 */
export async function captureLead(call: LeadCall, input: NewLead): Promise<CapturedLead> {
  const caller = await identifyCaller(call);
  const addresses = readAddresses(input);
  const { kernel } = call;
  const { workspaceId } = caller;
  const identities = identitiesOf(caller, input, addresses);
  const [judged, isBlocked] = await Promise.all([
    judgeSubmission(call, {
      guards: input,
      formId: input.formId ?? undefined,
      email: addresses.email,
      ...textsOf(input),
    }),
    isAnyBlocked(kernel, workspaceId, identities),
  ]);
  if (isBlocked) judged.reasons.push({ reason: "contact-is-blocked", points: 10 });
  const isForm = caller.kind === "publishable-key" && isHtmlForm(call);
  return call.commit(
    async (tx) => {
      const sent = isForm ? await firstLeadOfForm(call, tx, input) : undefined;
      if (sent !== undefined && !sent.isFirst) return alreadyCaptured(call, tx, sent.id, identities[0]!);
      const verdict = await spendProof(tx, workspaceId, judged);
      const userId = caller.userId ?? input.userId ?? null;
      // A server has checked its user before it names one. Anybody can fill in a form.
      const mayAdd = caller.kind !== "publishable-key" && identities.some(({ kind }) => kind === "user");
      const known = { input, addresses, identities, userId, verdict, mayAdd };
      const lead = { ...known, ...(sent === undefined ? {} : { id: sent.id }) };
      const { leadId, rootId, createdAt } = await storeLead(kernel, tx, workspaceId, lead);
      const isForVisitor = caller.kind === "publishable-key";
      await requireRoomForThing(kernel, tx, workspaceId, { quota: "leads", isForVisitor });
      const isTold = caller.kind !== "publishable-key" && rootId !== null;
      const contactId = isTold ? rootId : addressIdOf(kernel, workspaceId, identities[0]!);
      return {
        id: leadId,
        contactId: ContactId.format(contactId),
        status: "new",
        createdAt: createdAt.toISOString(),
      } as const;
    },
    // Two clicks of one moment must not share a transaction: the second waits for the end of the first.
    { mayShare: !isForm },
  );
}

/** The answer that the same form got a moment ago. */
async function alreadyCaptured(call: LeadCall, tx: Transaction, id: string, identity: Identity): Promise<CapturedLead> {
  const { workspaceId } = call.caller;
  const [first] = await findLeadsById(tx, workspaceId, [id]);
  return {
    id: LeadId.format(id),
    contactId: ContactId.format(addressIdOf(call.kernel, workspaceId, identity)),
    status: "new",
    createdAt: (first?.createdAt ?? new Date(call.kernel.clock.now())).toISOString(),
  };
}

function isHtmlForm(call: LeadCall): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(call.header("content-type") ?? "");
}

/** A user counts as known when a server names them, or their browser proved it. */
function identitiesOf(caller: Caller, { userId }: NewLead, { email, phone }: Addresses): Identity[] {
  const user = caller.kind === "publishable-key" ? caller.userId : (userId ?? undefined);
  return [
    ...(user === undefined ? [] : [{ kind: "user", value: user, isVerified: true } as const]),
    ...(email === null ? [] : [{ kind: "email", value: email, isVerified: false } as const]),
    ...(phone === null ? [] : [{ kind: "phone", value: phone, isVerified: false } as const]),
  ];
}

/** Gives the texts by which a lead is judged. */
export function textsOf(lead: Pick<NewLead, "name" | "company" | "message" | "custom">): {
  names: string[];
  texts: string[];
} {
  const own = Object.values(lead.custom ?? {}).filter((value) => typeof value === "string");
  return {
    names: [lead.name, lead.company].filter((text) => typeof text === "string"),
    texts: [lead.message ?? "", ...own],
  };
}
