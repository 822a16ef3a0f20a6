import { auditOperation } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { raiseSetupVersion } from "../models/index.ts";
import { checkSettings, checkSlots, refuseActionsBeyond } from "./check-settings.ts";
import { isUnstored } from "./default-assistant.ts";
import { assistantChanged, assistantRemoved } from "./events.ts";
import { findAssistant } from "./find-assistant.ts";
import { AssistantId } from "./ids.ts";
import { mergeSettings } from "./merge-settings.ts";
import { showAssistant } from "./read-assistants.ts";
import { type Assistant, type AssistantChange, defaultSettings, type NewAssistant } from "./schema.ts";
import { type AssistantRow, deleteAssistant, listAssistants, unmarkDefault, writeAssistant } from "./store.ts";

/**
 * Writes the row, its audit entry and its event. A new default assistant replaces the former one as
 * the default.
 */
async function saveAssistant(
  context: Context,
  tx: Transaction,
  auditAction: string,
  row: AssistantRow,
): Promise<Assistant> {
  const { workspaceId } = context.caller;
  if (row.isDefault) await unmarkDefault(tx, workspaceId);
  await writeAssistant(tx, workspaceId, row);
  await auditOperation(context, tx, auditAction, row.id);
  emit(tx, assistantChanged, { workspaceId, data: { assistantId: AssistantId.format(row.id) } });
  return showAssistant(row);
}

export async function changeAssistant(context: Context, wireId: string, input: AssistantChange): Promise<Assistant> {
  const { isDefault, ...given } = input;
  await checkSettings(context, given);
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, context.caller.workspaceId);
    const row = await findAssistant(context, tx, wireId);
    const before = mergeSettings(defaultSettings, row.settings);
    refuseActionsBeyond(context, given.actions, before.actions);
    const settings = mergeSettings(before, given);
    if (given.voice !== undefined) checkSlots(settings.voice);
    return saveAssistant(context, tx, "assistant.changed", {
      ...row,
      createdAt: isUnstored(row) ? new Date(context.kernel.clock.now()) : row.createdAt,
      settings,
      isDefault: isDefault ?? row.isDefault,
    });
  });
}

/** The default assistant answers from now on in the conversations of the removed one. */
export async function removeAssistant(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    const { id, isDefault } = await findAssistant(context, tx, wireId);
    if (isDefault) {
      throw new Problem(cannotBeDone, "The default assistant cannot be removed. Make another one the default first.");
    }
    await deleteAssistant(tx, workspaceId, id);
    await auditOperation(context, tx, "assistant.removed", id);
    emit(tx, assistantRemoved, { workspaceId, data: { assistantId: AssistantId.format(id) } });
  });
}

const maxAssistants = 200;

export async function makeAssistant(context: Context, input: NewAssistant): Promise<Assistant> {
  const { kernel, caller } = context;
  const { isDefault = false, ...given } = input;
  const settings = mergeSettings(defaultSettings, given);
  const row = { id: newUuid(), isDefault, settings, createdAt: new Date(kernel.clock.now()) };
  await checkSettings(context, given);
  refuseActionsBeyond(context, given.actions, defaultSettings.actions);
  checkSlots(settings.voice);
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, caller.workspaceId);
    if ((await listAssistants(tx, caller.workspaceId)).length >= maxAssistants) {
      throw new Problem(cannotBeDone, `A workspace has at most ${maxAssistants} assistants. Remove one first.`);
    }
    return saveAssistant(context, tx, "assistant.created", row);
  });
}
