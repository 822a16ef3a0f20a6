import { emit } from "../../../kernel/log/event.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { UserId } from "../../identity/index.ts";
import { memberIdOf } from "../assigning/assign-to-caller.ts";
import { conversationLabelled } from "../events.ts";
import { ConversationId, LabelId } from "../ids.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { lockOwnConversation } from "../record/lock-own-conversation.ts";
import { showToOwners } from "../record/show-conversation.ts";
import { findLabelsOf } from "../record/store.ts";
import type { Conversation } from "../schema.ts";
import type { LabelsOfConversation } from "./schema.ts";
import { addLabels, findNamedLabels, removeLabels } from "./store.ts";

/**
 * Gives a conversation labels and takes some away. What two members add and remove at the same time all holds;
 * `labels` alone replaces. Throws not-found, conflict, and invalid-request for a label that there is not.
 */
export async function labelConversation(
  context: Context,
  sessionId: string,
  change: LabelsOfConversation,
): Promise<Conversation> {
  const { caller } = context;
  const { workspaceId } = caller;
  if (change.labels !== undefined && (change.add !== undefined || change.remove !== undefined)) {
    throw new Problem(invalidRequest, "Send `labels`, or `add` and `remove`.", {
      errors: [{ pointer: "/body/labels", message: "says all labels, beside which nothing is added or removed" }],
    });
  }
  return context.commit(async (tx) => {
    const { id: conversationId } = await lockOwnConversation(context, tx, sessionId);
    const [whole, add, remove] = [
      change.labels && (await idsOf(tx, workspaceId, "labels", change.labels)),
      await idsOf(tx, workspaceId, "add", change.add ?? []),
      await idsOf(tx, workspaceId, "remove", change.remove ?? []),
    ];
    const had = whole === undefined ? [] : await findLabelsOf(tx, workspaceId, [conversationId]);
    const left = had.map(({ id }) => id).filter((id) => !whole?.includes(id));
    const place = { workspaceId, conversationId };
    const added = await addLabels(tx, { ...place, labelIds: whole ?? add });
    const removed = await removeLabels(tx, { ...place, labelIds: [...left, ...remove] });
    const memberId = memberIdOf(caller);
    if (added.length + removed.length > 0) {
      emit(tx, conversationLabelled, {
        workspaceId,
        data: {
          conversationId: ConversationId.format(conversationId),
          added: added.map((id) => LabelId.format(id)),
          removed: removed.map((id) => LabelId.format(id)),
          ...(memberId !== null && { memberId: UserId.format(memberId) }),
        },
      });
    }
    return showToOwners(tx, caller, await findOwnConversation(tx, caller, ConversationId.format(conversationId)));
  });
}

async function idsOf(tx: Transaction, workspaceId: string, field: string, named: readonly string[]): Promise<string[]> {
  if (named.length === 0) return [];
  const ids = named.map((each) => LabelId.parse(each));
  const found = await findNamedLabels(tx, workspaceId, { ids: ids.filter((id) => id !== undefined), names: named });
  const errors = named.flatMap((each, index) =>
    found.some(({ id, name }) => id === ids[index] || name.toLowerCase() === each.trim().toLowerCase())
      ? []
      : [{ pointer: `/body/${field}/${index}`, message: "is neither the id nor the name of a label" }],
  );
  if (errors.length === 0) return found.map(({ id }) => id);
  throw new Problem(invalidRequest, "Make the label with POST /api/labels first.", { errors });
}
