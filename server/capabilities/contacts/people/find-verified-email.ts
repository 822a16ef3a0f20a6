import type { Queryable } from "../../../kernel/storage/database.ts";
import { findContactIdOfIdentity, findIdentities, findTogether } from "./store.ts";

/** Finds the address that a user of the workspace has proved; the first of several, by the alphabet. */
export async function findVerifiedEmail(
  db: Queryable,
  workspaceId: string,
  userId: string,
): Promise<string | undefined> {
  const contactId = await findContactIdOfIdentity(db, workspaceId, { kind: "user", value: userId });
  if (contactId === undefined) return undefined;
  const identities = await findIdentities(db, workspaceId, await findTogether(db, workspaceId, contactId));
  return identities.find(({ kind, isVerified }) => kind === "email" && isVerified)?.value;
}
