import { auditDeed } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { findSetupVersion, modelSetupAt, raiseSetupVersion } from "../models/index.ts";
import { listToolboxes } from "../toolboxes/index.ts";
import { offlineModel, providerOf } from "./choose-model.ts";
import { assistantChanged, assistantRemoved } from "./events.ts";
import { AssistantId } from "./ids.ts";
import { isOutsideAction } from "./outside-actions.ts";
import { noSuchAssistant, unknownAction, unknownModel } from "./problems.ts";
import {
  type Assistant,
  type AssistantChange,
  type AssistantSettings,
  type NewAssistant,
  standardSettings,
} from "./schema.ts";
import { showAssistant, withDefault } from "./show.ts";
import { type AssistantRow, deleteAssistant, listAssistants, unmarkDefault, writeAssistant } from "./store.ts";

const maxAssistants = 200;

export async function makeAssistant(context: Context, input: NewAssistant): Promise<Assistant> {
  const { kernel, caller } = context;
  const { isDefault = false, ...given } = input;
  const row = {
    id: newUuid(),
    isDefault,
    settings: settingsWith(standardSettings, given),
    createdAt: new Date(kernel.clock.now()),
  };
  await checkSettings(context, given);
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, caller.workspaceId);
    if ((await listAssistants(tx, caller.workspaceId)).length >= maxAssistants) {
      throw new Problem(cannotBeDone, `A workspace has at most ${maxAssistants} assistants. Remove one first.`);
    }
    return write(context, tx, "assistant.created", row);
  });
}

export async function changeAssistant(context: Context, wireId: string, input: AssistantChange): Promise<Assistant> {
  const { isDefault, ...given } = input;
  await checkSettings(context, given);
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, context.caller.workspaceId);
    const row = await findOwn(context, tx, wireId);
    const createdAt = row.createdAt.getTime() === 0 ? new Date(context.kernel.clock.now()) : row.createdAt;
    const settings = settingsWith({ ...standardSettings, ...row.settings }, given);
    return write(context, tx, "assistant.changed", {
      ...row,
      createdAt,
      settings,
      isDefault: isDefault ?? row.isDefault,
    });
  });
}

/** Conversations that it led go on with the default one. */
export async function removeAssistant(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    const row = await findOwn(context, tx, wireId);
    if (row.isDefault) {
      throw new Problem(cannotBeDone, "The default assistant cannot be removed. Make another one the default first.");
    }
    await deleteAssistant(tx, workspaceId, row.id);
    await auditDeed(context, tx, "assistant.removed", row.id);
    emit(tx, assistantRemoved, { workspaceId, data: { assistantId: AssistantId.format(row.id) } });
  });
}

async function write(context: Context, tx: Transaction, action: string, row: AssistantRow): Promise<Assistant> {
  const { workspaceId } = context.caller;
  if (row.isDefault) await unmarkDefault(tx, workspaceId);
  await writeAssistant(tx, workspaceId, row);
  await auditDeed(context, tx, action, row.id);
  emit(tx, assistantChanged, { workspaceId, data: { assistantId: AssistantId.format(row.id) } });
  return showAssistant(row);
}

type Given = Partial<Omit<AssistantSettings, "handOver">> & { handOver?: Partial<AssistantSettings["handOver"]> };

function settingsWith(settings: AssistantSettings, { handOver, ...given }: Given): AssistantSettings {
  return { ...settings, ...given, handOver: { ...settings.handOver, ...handOver } };
}

/** Throws unknown-model, unknown-action. */
async function checkSettings({ kernel, caller }: Context, settings: Given): Promise<void> {
  const { workspaceId } = caller;
  const version = await findSetupVersion(kernel.database.query, workspaceId);
  const setup = await modelSetupAt(kernel, workspaceId, version);
  const named: [string, string][] = [
    ...(settings.model ? [["/body/model", settings.model] as [string, string]] : []),
    ...(settings.fallbackModels ?? []).map((model, at): [string, string] => [`/body/fallbackModels/${at}`, model]),
  ];
  for (const [pointer, model] of named) {
    if (model === offlineModel || providerOf(setup, model) !== undefined) continue;
    const message = `names no provider of this workspace: write <provider name>/<model id>, or ${offlineModel}`;
    throw new Problem(unknownModel, `The model ${model} ${message}.`, { errors: [{ pointer, message }] });
  }
  const toolboxes = await listToolboxes(kernel.database.query, workspaceId);
  for (const [at, action] of (settings.actions ?? []).entries()) {
    if (kernel.actions.has(action) || isOutsideAction(toolboxes, action)) continue;
    const message = `is no action; there are: ${[...kernel.actions.keys()].join(", ")}`;
    throw new Problem(unknownAction, `${action} ${message}.`, {
      errors: [{ pointer: `/body/actions/${at}`, message }],
    });
  }
}

async function findOwn({ caller }: Context, tx: Transaction, wireId: string): Promise<AssistantRow> {
  const id = AssistantId.parse(wireId);
  const rows = withDefault(caller.workspaceId, await listAssistants(tx, caller.workspaceId));
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw noSuchAssistant();
  return row;
}
