import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { lockWorkspace } from "../../identity/index.ts";
import { contactMerged, contactUnmerged } from "../events.ts";
import { ContactId } from "../ids.ts";
import { readContact, requireContact } from "../people/read-contact.ts";
import type { Contact } from "../people/schema.ts";
import { alreadyMerged, notMerged } from "../problems.ts";
import { findLastMerged, mergeContact, unmergeContact } from "./store.ts";

/**
 * Shows a contact as part of another one, because a member says that they are one person. Gives the
 * contact as part of which both are shown. Throws contact-already-merged.
 */
export async function mergeContacts(context: Context, id: string, intoId: string): Promise<Contact> {
  const { workspaceId } = context.caller;
  const rootId = await context.commit(async (tx) => {
    // Two merges at once could otherwise make a circle.
    await lockWorkspace(tx, workspaceId);
    const from = await requireContact(tx, workspaceId, id);
    const into = await requireContact(tx, workspaceId, intoId, "/body/intoId");
    if (from.rootId === into.rootId || from.mergedIntoId !== null) {
      throw new Problem(
        alreadyMerged,
        from.rootId === into.rootId
          ? "Both are the same contact already. Choose two that are shown apart."
          : "This contact is part of another one. Merge that one, or unmerge this one first.",
      );
    }
    await mergeContact(tx, workspaceId, from.id, into.rootId);
    const data = { contactId: ContactId.format(from.id), intoId: ContactId.format(into.rootId) };
    await auditOperation(context, tx, "contact.merged", from.id, { intoId: data.intoId });
    emit(tx, contactMerged, { workspaceId, data });
    return data.intoId;
  });
  return readContact(context, rootId);
}

/**
 * Ends a merge: of this contact, or of the one that was merged into it last. Gives the contact that
 * stands for itself again. Throws contact-not-merged.
 */
export async function unmergeContacts(context: Context, id: string): Promise<Contact> {
  const { workspaceId } = context.caller;
  const freedId = await context.commit(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const named = await requireContact(tx, workspaceId, id);
    const freed = named.mergedIntoId === null ? await findLastMerged(tx, workspaceId, named.id) : named.id;
    if (freed === undefined) {
      throw new Problem(notMerged, "This contact is no part of another one, and none is part of it.");
    }
    const { mergedIntoId } = await requireContact(tx, workspaceId, ContactId.format(freed));
    await unmergeContact(tx, workspaceId, freed);
    const data = { contactId: ContactId.format(freed), intoId: ContactId.format(mergedIntoId ?? named.id) };
    await auditOperation(context, tx, "contact.unmerged", freed, { intoId: data.intoId });
    emit(tx, contactUnmerged, { workspaceId, data });
    return data.contactId;
  });
  return readContact(context, freedId);
}
