import type { Kernel } from "../../kernel/kernel.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { type Identity, linkConversation } from "../contacts/index.ts";
import { verdictOf } from "../forms/index.ts";
import type { Addresses } from "./read-addresses.ts";
import { type StoredLead, storeLead } from "./store-lead.ts";

/** What a person said in a chat. The addresses are in the form in which they are stored. */
export type LeadOfChat = Addresses & {
  name?: string;
  company?: string;
  message?: string;
  conversationId: string | null;
  /** The verified user of the conversation. */
  userId: string | null;
};

/** Stores the wish of a person in a chat to be contacted. */
export async function captureInChat(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  { email, phone, userId, conversationId, ...said }: LeadOfChat,
): Promise<StoredLead> {
  const identities: Identity[] = [
    ...(userId === null ? [] : [{ kind: "user", value: userId, isVerified: true } as const]),
    ...(email === null ? [] : [{ kind: "email", value: email, isVerified: false } as const]),
    ...(phone === null ? [] : [{ kind: "phone", value: phone, isVerified: false } as const]),
  ];
  const input = { ...said, source: "chat" };
  const stored = await storeLead(kernel, tx, workspaceId, {
    ...{ input, addresses: { email, phone }, identities, userId, verdict: verdictOf([]) },
  });
  if (stored.contactId !== null && conversationId !== null)
    await linkConversation(tx, workspaceId, stored.contactId, conversationId);
  return stored;
}
