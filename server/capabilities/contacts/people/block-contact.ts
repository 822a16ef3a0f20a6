import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { blockVisitor } from "../blocking/block-visitor.ts";
import { unblockVisitor } from "../blocking/unblock-visitor.ts";
import { contactChanged } from "../events.ts";
import { ContactId } from "../ids.ts";
import { visitorOfUser } from "../visitor-of-user.ts";
import { personOf } from "./known-person.ts";
import { readContact, requireContact } from "./read-contact.ts";
import type { Contact } from "./schema.ts";
import { findTogether, writeBlocked } from "./store.ts";

/**
 * Blocks or unblocks a person: under every id of theirs their chats are refused, and what they send by
 * forms is spam. Doing it twice changes nothing.
 */
export async function blockContact(context: Context, id: string, isBlocked: boolean): Promise<Contact> {
  const { workspaceId } = context.caller;
  const rootId = await context.commit(async (tx) => {
    const { rootId } = await requireContact(tx, workspaceId, id);
    const person = await personOf(tx, workspaceId, await findTogether(tx, workspaceId, rootId));
    if (await writeBlocked(tx, workspaceId, rootId, isBlocked)) {
      await auditOperation(context, tx, isBlocked ? "contact.blocked" : "contact.unblocked", rootId);
      emit(tx, contactChanged, { workspaceId, data: { contactId: ContactId.format(rootId) } });
    }
    for (const userId of person.userIds) {
      const visitorId = visitorOfUser(workspaceId, userId);
      if (isBlocked) await blockVisitor(context, tx, { visitorId, userId });
      else await unblockVisitor(context, tx, visitorId);
    }
    return ContactId.format(rootId);
  });
  return readContact(context, rootId);
}
