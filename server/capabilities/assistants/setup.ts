import type { Kernel } from "../../kernel/kernel.ts";
import { type ModelSetup, modelSetupAt } from "../models/index.ts";
import { listToolboxes, type ToolboxRow } from "../toolboxes/index.ts";
import { type AssistantSettings, standardSettings } from "./schema.ts";
import { standardAssistant, withDefault } from "./show.ts";
import { type AssistantRow, listAssistants } from "./store.ts";

/** What a workspace's replies are made with, as of a version. */
export type Setup = {
  version: number;
  models: ModelSetup;
  assistants: readonly AssistantRow[];
  toolboxes: readonly ToolboxRow[];
};

const setups = new WeakMap<Kernel, Map<string, Setup>>();
const mostRemembered = 5_000;

/** At least as new as `version`, which comes with each question: what was committed before it holds for it. */
export async function setupAt(kernel: Kernel, workspaceId: string, version: number): Promise<Setup> {
  const ready = readySetup(kernel, workspaceId, version);
  if (ready !== undefined) return ready;
  const db = kernel.database.query;
  const [models, rows, toolboxes] = await Promise.all([
    modelSetupAt(kernel, workspaceId, version),
    listAssistants(db, workspaceId),
    listToolboxes(db, workspaceId),
  ]);
  const setup = { version, models, assistants: withDefault(workspaceId, rows), toolboxes };
  const known = setups.get(kernel) ?? new Map<string, Setup>();
  setups.set(kernel, known);
  if (known.size >= mostRemembered) known.clear();
  known.set(workspaceId, setup);
  return setup;
}

/** The same without waiting; undefined when it is not at hand. */
export function readySetup(kernel: Kernel, workspaceId: string, version: number): Setup | undefined {
  if (version === 0) {
    const models = { version, providers: [], budget: { monthlyTokens: null, monthlyCost: null } };
    return { version, models, assistants: [standardAssistant(workspaceId)], toolboxes: [] };
  }
  const found = setups.get(kernel)?.get(workspaceId);
  return found !== undefined && found.version >= version ? found : undefined;
}

/** The assistant of this id, or the default one: an assistant may have been removed while a conversation was with it. */
export function assistantOf(setup: Setup, id: string | null): AssistantSettings & { id: string } {
  const found = setup.assistants.find((row) => row.id === id) ?? setup.assistants.find(({ isDefault }) => isDefault)!;
  return { ...standardSettings, ...found.settings, id: found.id };
}
