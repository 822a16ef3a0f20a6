import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { findMessages, listMessagesBefore, MessageId } from "../../conversations/index.ts";
import { findResponse } from "./find-response.ts";
import type { InputItemList, ListedItem } from "./schema.ts";

type Page = { order?: "asc" | "desc"; limit?: number; after?: string };
type StoredMessage = Awaited<ReturnType<typeof listMessagesBefore>>[number];

/**
 * Lists the stored messages that a response follows: its question and what was said before, as far as
 * the client may know it. Newest first, unless `order` is asc. Throws not-found.
 */
export async function listInputItems(
  call: Call<unknown, unknown, unknown>,
  responseId: string,
  { order = "desc", limit = 20, after }: Page,
): Promise<InputItemList> {
  const reply = await findResponse(call, responseId);
  const { workspaceId, conversationId } = reply;
  const db = call.kernel.database.query;
  // In a conversation that is handed over, the question stands for the reply.
  const [own] = await findMessages(db, workspaceId, [reply.replyId]);
  const end = (own?.number ?? 0) + (reply.isHandedOver ? 1 : 0);
  const from = after === undefined ? undefined : await numberOf(call, after, conversationId);
  const rows = await listMessagesBefore(db, workspaceId, conversationId, {
    before: order === "desc" && from !== undefined ? Math.min(from, end) : end,
    after: order === "asc" ? (from ?? 0) : 0,
    order,
    limit: limit + 1,
  });
  const data = rows.slice(0, limit).map(showItem);
  return {
    object: "list",
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: rows.length > limit,
  };
}

async function numberOf(
  { kernel, caller }: Call<unknown, unknown, unknown>,
  itemId: string,
  conversationId: string,
): Promise<number> {
  const id = MessageId.parse(itemId);
  const [found] = id === undefined ? [] : await findMessages(kernel.database.query, caller.workspaceId, [id]);
  if (found?.conversationId === conversationId) return found.number;
  const sentence = "`after` must be the id of an input item of this response.";
  throw new Problem(notFound, sentence, { errors: [{ pointer: "/query/after", message: sentence }] });
}

function showItem({ id, author, text }: StoredMessage): ListedItem {
  const item = { id: MessageId.format(id), type: "message" as const, status: "completed" as const };
  return author === "contact"
    ? { ...item, role: "user", content: [{ type: "input_text", text }] }
    : { ...item, role: "assistant", content: [{ type: "output_text", text, annotations: [], logprobs: [] }] };
}
