import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { type Identity, linkConversation } from "../../contacts/index.ts";
import { verdictOf } from "../../forms/index.ts";
import { writeConversation } from "../store.ts";
import { correctInChat } from "./correct-in-chat.ts";
import type { Addresses } from "./read-addresses.ts";
import { type StoredLead, storeLead } from "./store-lead.ts";

/** A person said this in a chat. The addresses are in the form in which they are stored. */
type LeadOfChat = Addresses & {
  name?: string;
  company?: string;
  message?: string;
  conversationId: string | null;
  /** The verified user of the conversation. */
  userId: string | null;
  /** The person gives another address in place of the one that was noted. */
  isCorrection?: boolean;
};

/** Stores the wish of a person in a chat to be contacted. */
export async function captureInChat(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  { email, phone, userId, conversationId, isCorrection = false, ...said }: LeadOfChat,
): Promise<StoredLead> {
  const identities: Identity[] = [
    ...(userId === null ? [] : [{ kind: "user", value: userId, isVerified: true } as const]),
    ...(email === null ? [] : [{ kind: "email", value: email, isVerified: false } as const]),
    ...(phone === null ? [] : [{ kind: "phone", value: phone, isVerified: false } as const]),
  ];
  const corrected =
    isCorrection && conversationId !== null
      ? await correctInChat(kernel, tx, workspaceId, conversationId, { ...said, email, phone, identities })
      : undefined;
  const input = { ...said, source: "chat" };
  const id = newUuid();
  const stored =
    corrected ??
    (await storeLead(kernel, tx, workspaceId, {
      ...{ input, addresses: { email, phone }, identities, userId, verdict: verdictOf([]), id },
    }));
  if (conversationId === null) return stored;
  if (corrected === undefined) await writeConversation(tx, workspaceId, id, conversationId);
  if (stored.contactId !== null) await linkConversation(tx, workspaceId, stored.contactId, conversationId);
  return stored;
}
