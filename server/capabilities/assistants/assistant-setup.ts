import type { Kernel } from "../../kernel/kernel.ts";
import { state } from "../../kernel/state.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import { type ModelSetup, modelSetupAt, noModels } from "../models/index.ts";
import { listToolboxes, type ToolboxRow } from "../toolboxes/index.ts";
import { defaultAssistant, withDefaultAssistant } from "./default-assistant.ts";
import { mergeSettings } from "./merge-settings.ts";
import { type AssistantSettings, defaultSettings } from "./schema.ts";
import { type AssistantRow, listAliases, listAssistants } from "./store.ts";

/** Everything that a workspace's replies are made with. Every change of it raises the version. */
export type AssistantSetup = {
  version: number;
  models: ModelSetup;
  assistants: readonly AssistantRow[];
  toolboxes: readonly ToolboxRow[];
  /** The id of an assistant, by the name that a request sends as its model. */
  aliases: ReadonlyMap<string, string>;
};

/** The setup of each workspace. */
const setupsOf = state(() => new Cache<string, AssistantSetup>(5_000));

/**
 * Gives the setup at this version or a newer one. Each question brings the version that was current when
 * it was stored, so it is answered with every change that was committed before it.
 */
export async function setupAt(kernel: Kernel, workspaceId: string, version: number): Promise<AssistantSetup> {
  const ready = readySetup(kernel, workspaceId, version);
  if (ready !== undefined) return ready;
  const db = kernel.database.query;
  const [models, rows, toolboxes, aliasRows] = await Promise.all([
    modelSetupAt(kernel, workspaceId, version),
    listAssistants(db, workspaceId),
    listToolboxes(db, workspaceId),
    listAliases(db, workspaceId),
  ]);
  const aliases = new Map(aliasRows.map(({ name, assistantId }) => [name, assistantId]));
  const setup = { version, models, assistants: withDefaultAssistant(workspaceId, rows), toolboxes, aliases };
  setupsOf(kernel).set(workspaceId, setup);
  return setup;
}

/** As `setupAt`, without a query: undefined when this node does not hold the setup in memory. */
export function readySetup(kernel: Kernel, workspaceId: string, version: number): AssistantSetup | undefined {
  if (version === 0) {
    const models = { version, ...noModels };
    return { version, models, assistants: [defaultAssistant(workspaceId)], toolboxes: [], aliases: new Map() };
  }
  const found = setupsOf(kernel).get(workspaceId);
  return found !== undefined && found.version >= version ? found : undefined;
}

/**
 * Gives the setup that this node has in memory; that of a new workspace when there is none. The caller
 * must check that its version is still the newest.
 */
export function heldSetup(kernel: Kernel, workspaceId: string): AssistantSetup {
  return setupsOf(kernel).get(workspaceId) ?? readySetup(kernel, workspaceId, 0)!;
}

/** Gives the assistant with this id. The default one takes the place of an assistant that was removed. */
export function assistantOf(setup: AssistantSetup, id: string | null): AssistantSettings & { id: string } {
  const found = setup.assistants.find((row) => row.id === id) ?? setup.assistants.find(({ isDefault }) => isDefault)!;
  return { ...mergeSettings(defaultSettings, found.settings), id: found.id };
}
