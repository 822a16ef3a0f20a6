import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findMessages, MessageId } from "../../conversations/index.ts";
import { FunctionCallId } from "./ids.ts";
import type { InputItem } from "./schema.ts";

type StoredMessage = Awaited<ReturnType<typeof findMessages>>[number];

/** Tells whether an item only names another one, which an earlier answer or `input_items` gave. */
function isReference({ type, role, id }: InputItem): boolean {
  return type === "item_reference" || (type === undefined && role === undefined && id != null);
}

/**
 * Gives the items with those that they refer to in their place. Throws not-found for an id that belongs
 * to no stored message.
 */
export async function resolveReferences(
  { kernel, caller }: Context,
  items: readonly InputItem[],
): Promise<readonly InputItem[]> {
  const ids = items.filter(isReference).map(({ id }) => messageIdOf(id ?? ""));
  if (ids.length === 0) return items;
  const known = ids.filter((id) => id !== undefined);
  const rows = await findMessages(kernel.database.query, caller.workspaceId, known);
  const messages = new Map(rows.filter(({ isNote }) => !isNote).map((row) => [row.id, row]));
  return items.map((item, index) => {
    if (!isReference(item)) return item;
    const message = messages.get(messageIdOf(item.id ?? "") ?? "");
    const found = message && itemOf(message, item.id ?? "");
    if (found !== undefined) return found;
    const sentence = "There is no stored item with this id. Send the item itself.";
    throw new Problem(notFound, sentence, { errors: [{ pointer: `/body/input/${index}/id`, message: sentence }] });
  });
}

function messageIdOf(id: string): string | undefined {
  return MessageId.parse(id) ?? FunctionCallId.parse(id)?.replyId;
}

function itemOf({ author, text, toolCalls }: StoredMessage, id: string): InputItem | undefined {
  const index = FunctionCallId.parse(id)?.index;
  if (index === undefined) {
    return { type: "message", role: author === "contact" ? "user" : "assistant", content: text };
  }
  const call = toolCalls?.[index];
  return call && { type: "function_call", call_id: call.id, name: call.name, arguments: call.input };
}
