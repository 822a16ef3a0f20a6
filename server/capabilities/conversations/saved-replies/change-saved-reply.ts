import { emit } from "../../../kernel/log/event.ts";
import { cannotBeDone, conflict, notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { savedReplyChanged } from "../events.ts";
import { SavedReplyId } from "../ids.ts";
import { type ChangedSavedReply, type NewSavedReply, SavedReply } from "./schema.ts";
import {
  deleteSavedReply,
  findSavedReplies,
  insertSavedReply,
  isShortcutTaken,
  lockSavedReplies,
  updateSavedReply,
} from "./store.ts";

/** A list that people choose from has no more. */
const mostReplies = 500;

const showReply = show(SavedReply);

/** Lists the saved replies, newest first. */
export const listSavedReplies = listOf({
  name: "saved-replies",
  find: ({ kernel, caller }, page) => findSavedReplies(kernel.database.query, caller.workspaceId, page),
  show: (row) => showReply(row),
});

/** Keeps a reply. Throws conflict for a shortcut that another one has, and cannot-be-done when there are too many. */
export async function saveReply(
  context: Context,
  { title, text, shortcut = null }: NewSavedReply,
): Promise<SavedReply> {
  const { workspaceId } = context.caller;
  return context.commit(async (tx) => {
    if ((await lockSavedReplies(tx, workspaceId)) >= mostReplies) {
      throw new Problem(cannotBeDone, `A workspace has at most ${mostReplies} saved replies. Delete one.`);
    }
    await refuseTaken(tx, workspaceId, { id: null, shortcut });
    const saved = await insertSavedReply(tx, workspaceId, { id: newUuid(), title: title.trim(), text, shortcut });
    return announced(tx, workspaceId, showReply(saved));
  });
}

/** Changes a saved reply. Throws not-found, and conflict for a shortcut that another one has. */
export async function changeSavedReply(
  context: Context,
  savedReplyId: string,
  { title, text, shortcut }: ChangedSavedReply,
): Promise<SavedReply> {
  const { workspaceId } = context.caller;
  const id = SavedReplyId.parse(savedReplyId);
  return context.commit(async (tx) => {
    if (id === undefined) throw noSuchReply();
    await lockSavedReplies(tx, workspaceId);
    await refuseTaken(tx, workspaceId, { id, shortcut: shortcut ?? null });
    const changed = await updateSavedReply(tx, workspaceId, {
      id,
      title: title?.trim() ?? null,
      text: text ?? null,
      shortcut,
    });
    if (changed === undefined) throw noSuchReply();
    return announced(tx, workspaceId, showReply(changed));
  });
}

/** Deletes a saved reply. Throws not-found. */
export async function removeSavedReply(context: Context, savedReplyId: string): Promise<void> {
  const { workspaceId } = context.caller;
  const id = SavedReplyId.parse(savedReplyId);
  await context.commit(async (tx) => {
    if (id === undefined || !(await deleteSavedReply(tx, workspaceId, id))) throw noSuchReply();
    announced(tx, workspaceId, { id: savedReplyId });
  });
}

async function refuseTaken(
  tx: Transaction,
  workspaceId: string,
  { id, shortcut }: { id: string | null; shortcut: string | null },
): Promise<void> {
  if (shortcut === null || !(await isShortcutTaken(tx, workspaceId, { id, shortcut }))) return;
  throw new Problem(conflict, `Another saved reply has the shortcut ${shortcut}.`, {
    errors: [{ pointer: "/body/shortcut", message: "is the shortcut of another saved reply" }],
  });
}

function announced<Named extends { id: string }>(tx: Transaction, workspaceId: string, reply: Named): Named {
  emit(tx, savedReplyChanged, { workspaceId, data: { savedReplyId: reply.id } });
  return reply;
}

function noSuchReply(): Problem {
  return new Problem(notFound, "There is no such saved reply.");
}
