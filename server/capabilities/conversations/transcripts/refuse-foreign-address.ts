import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { findVerifiedEmail, isAddressOfConversation } from "../../contacts/index.ts";
import type { ConversationRow } from "../record/store.ts";
import { findWordsOfContact } from "./store.ts";

/**
 * A visitor's page may name only the address that the visitor wrote or left in the conversation, where
 * the team sees it, or has proved. A script with the publishable key would else mail any text to
 * strangers with one request. Throws invalid-request.
 */
export async function refuseForeignAddress(
  tx: Transaction,
  workspaceId: string,
  { id, endUserId, endUserVerified }: ConversationRow,
  email: string,
): Promise<void> {
  const texts = await findWordsOfContact(tx, workspaceId, id, email);
  if (texts.some((text) => isWrittenIn(text, email))) return;
  if (await isAddressOfConversation(tx, workspaceId, id, email)) return;
  if (endUserId !== null && endUserVerified && (await findVerifiedEmail(tx, workspaceId, endUserId)) === email) return;
  throw new Problem(
    invalidRequest,
    "Ask the visitor to write the address in the conversation first. A transcript goes only there, or to an address that the user has proved.",
    { errors: [{ pointer: "/body/email", message: "was neither written in this conversation nor proved" }] },
  );
}

/** The whole address, and no end of a longer one: `ada@example.com` is not in `lada@example.com`. */
function isWrittenIn(text: string, email: string): boolean {
  return text
    .toLowerCase()
    .split(/[\s<>()[\]",;:]+/)
    .some((word) => word.replace(/[.!?]+$/, "") === email);
}
