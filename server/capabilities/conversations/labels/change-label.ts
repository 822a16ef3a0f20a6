import { emit } from "../../../kernel/log/event.ts";
import { cannotBeDone, conflict, notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { labelChanged } from "../events.ts";
import { LabelId } from "../ids.ts";
import { showLabel } from "../record/show-conversation.ts";
import type { ChangedLabel, Label, NewLabel } from "./schema.ts";
import { deleteLabel, findLabels, insertLabel, isNameTaken, lockLabels, updateLabel } from "./store.ts";

/** A list that people choose from has no more. */
const mostLabels = 200;

/** Lists the labels, newest first. */
export const listLabels = listOf({
  name: "labels",
  find: ({ kernel, caller }, page) => findLabels(kernel.database.query, caller.workspaceId, page),
  show: (row) => showLabel(row),
});

/** Makes a label. Throws conflict for a name that another one has, and cannot-be-done when there are too many. */
export async function makeLabel(context: Context, { name, colour = "grey" }: NewLabel): Promise<Label> {
  const { workspaceId } = context.caller;
  return context.commit(async (tx) => {
    if ((await lockLabels(tx, workspaceId)) >= mostLabels) {
      throw new Problem(cannotBeDone, `A workspace has at most ${mostLabels} labels. Delete one that nobody uses.`);
    }
    const made = await insertLabel(tx, workspaceId, { id: newUuid(), name: name.trim(), colour });
    if (made === undefined) throw nameTaken(name);
    return announced(tx, workspaceId, showLabel(made));
  });
}

/** Renames or colours a label. Throws not-found, and conflict for a name that another one has. */
export async function changeLabel(context: Context, labelId: string, change: ChangedLabel): Promise<Label> {
  const { workspaceId } = context.caller;
  const id = LabelId.parse(labelId) ?? "";
  return context.commit(async (tx) => {
    await lockLabels(tx, workspaceId);
    const name = change.name?.trim();
    if (id === "") throw noSuchLabel();
    if (name !== undefined && (await isNameTaken(tx, workspaceId, { id, name }))) throw nameTaken(name);
    const changed = await updateLabel(tx, workspaceId, { id, ...change, ...(name !== undefined && { name }) });
    if (changed === undefined) throw noSuchLabel();
    return announced(tx, workspaceId, showLabel(changed));
  });
}

/** Deletes a label and takes it from all conversations. Throws not-found. */
export async function removeLabel(context: Context, labelId: string): Promise<void> {
  const { workspaceId } = context.caller;
  const id = LabelId.parse(labelId);
  await context.commit(async (tx) => {
    if (id === undefined || !(await deleteLabel(tx, workspaceId, id))) throw noSuchLabel();
    announced(tx, workspaceId, { id: labelId });
  });
}

function announced<Named extends { id: string }>(tx: Transaction, workspaceId: string, label: Named): Named {
  emit(tx, labelChanged, { workspaceId, data: { labelId: label.id } });
  return label;
}

function noSuchLabel(): Problem {
  return new Problem(notFound, "There is no such label.");
}

function nameTaken(name: string): Problem {
  return new Problem(conflict, `Another label is named ${name}.`, {
    errors: [{ pointer: "/body/name", message: "is the name of another label" }],
  });
}
