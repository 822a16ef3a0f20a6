import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { foldBlanks, type Identity, placePerson, unlinkConversation } from "../../contacts/index.ts";
import { leadChanged } from "../events.ts";
import { LeadId } from "../ids.ts";
import { correctLead, lockNewLeadOfConversation } from "../store.ts";
import type { Addresses } from "./read-addresses.ts";
import { scoreOf } from "./score-rules.ts";
import type { StoredLead } from "./store-lead.ts";

/**
 * Corrects the lead that the same conversation led to, while nobody works on it: colleagues must not
 * call the number that the person took back. The contact of that number no longer counts as one who
 * spoke in the conversation. Undefined when there is no such lead.
 */
export async function correctInChat(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  said: Addresses & { name?: string; identities: readonly Identity[] },
): Promise<StoredLead | undefined> {
  const former = await lockNewLeadOfConversation(tx, workspaceId, conversationId);
  if (former === undefined) return undefined;
  const { identities, email, phone } = said;
  const name = said.name === undefined ? former.name : foldBlanks(said.name);
  const person = { identities, name: name ?? undefined, company: former.company ?? undefined };
  const { contactId, rootId } = await placePerson(kernel, tx, workspaceId, { ...person, origin: "lead" });
  const { score, reasons } = scoreOf({ ...former, name, email, phone });
  await correctLead(tx, workspaceId, { id: former.id, name, email, phone, contactId, score, scoreReasons: reasons });
  if (former.contactId !== null && former.contactId !== contactId)
    await unlinkConversation(tx, workspaceId, former.contactId, conversationId);
  const leadId = LeadId.format(former.id);
  emit(tx, leadChanged, { workspaceId, data: { leadId } });
  return { leadId, contactId, rootId, createdAt: former.createdAt };
}
