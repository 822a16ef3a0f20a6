import { pointerTo } from "@parley/json";
import { audit } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { raiseSetupVersion } from "../../models/index.ts";
import { isUnstored, withDefaultAssistant } from "../default-assistant.ts";
import { modelAliasesChanged } from "../events.ts";
import { AssistantId } from "../ids.ts";
import { unknownAssistant } from "../problems.ts";
import { type AssistantRow, listAliases, listAssistants, replaceAliases, writeAssistant } from "../store.ts";
import { assistantModel, offlineModel } from "./choose-models.ts";
import type { ModelAliases } from "./model-aliases.ts";

/**
 * Replaces all aliases of the workspace. They apply to the next question, on every node. Throws
 * invalid-request for a name that Parley uses itself, unknown-assistant.
 */
export async function setModelAliases(context: Context, input: ModelAliases): Promise<ModelAliases> {
  const { kernel, caller, clientAddress } = context;
  const { workspaceId } = caller;
  refuseReservedNames(Object.keys(input));
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    const rows = withDefaultAssistant(workspaceId, await listAssistants(tx, workspaceId));
    const named = Object.entries(input).map(([name, wireId]) => ({ name, assistant: assistantOf(rows, name, wireId) }));
    // An alias refers to a row, and the default assistant of a new workspace has none yet.
    const unstored = named.find(({ assistant }) => isUnstored(assistant))?.assistant;
    if (unstored !== undefined) {
      await writeAssistant(tx, workspaceId, { ...unstored, createdAt: new Date(kernel.clock.now()) });
    }
    const aliases = named.map(({ name, assistant }) => ({ name, assistantId: assistant.id }));
    await replaceAliases(tx, workspaceId, aliases);
    await audit(tx, { workspaceId, caller, action: "model-aliases.changed", details: input, clientAddress });
    emit(tx, modelAliasesChanged, { workspaceId, data: {} });
    return input;
  });
}

function refuseReservedNames(names: readonly string[]): void {
  const errors = names
    .filter((name) => name === assistantModel || name === offlineModel || name.startsWith("ast_"))
    .map((name) => ({
      pointer: pointerTo("/body", name),
      message: "is a name that Parley uses itself; choose another",
    }));
  const [first] = errors;
  if (first !== undefined) throw new Problem(invalidRequest, `${first.pointer} ${first.message}.`, { errors });
}

function assistantOf(rows: readonly AssistantRow[], name: string, wireId: string): AssistantRow {
  const id = AssistantId.parse(wireId);
  const row = rows.find((candidate) => candidate.id === id);
  if (row !== undefined) return row;
  throw new Problem(unknownAssistant, "This workspace has no such assistant. GET /api/assistants lists those it has.", {
    errors: [{ pointer: pointerTo("/body", name), message: "is not the id of an assistant of this workspace" }],
  });
}

export async function readModelAliases({ kernel, caller }: Context): Promise<ModelAliases> {
  const rows = await listAliases(kernel.database.query, caller.workspaceId);
  return Object.fromEntries(rows.map(({ name, assistantId }) => [name, AssistantId.format(assistantId)]));
}
