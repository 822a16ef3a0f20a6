import type { Kernel } from "../../kernel/kernel.ts";
import { state } from "../../kernel/state.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import type { ModelSetup, ProviderRow } from "../models/index.ts";
import { dayOf } from "./day-of.ts";
import { findSetting } from "./store.ts";

/** This model embeds a workspace's passages and questions. */
export type EmbeddingModel = {
  settingId: string;
  provider: ProviderRow;
  modelId: string;
  dimensions: number | undefined;
};

type Known = { version: number; model: EmbeddingModel | undefined };

/** The model of each workspace. Every change of the setting raises the version of the setup. */
const knownOf = state(() => new Cache<string, Known>(5_000));

/**
 * Gives the embedding model at this version of the setup. A workspace without a provider costs no query, any
 * other one query for each version. Undefined when the workspace has not switched embeddings on.
 */
export async function embeddingModelAt(
  kernel: Kernel,
  workspaceId: string,
  setup: ModelSetup,
): Promise<EmbeddingModel | undefined> {
  const ready = readyEmbeddingModel(kernel, workspaceId, setup);
  if (ready !== "unknown") return ready;
  const row = await findSetting(kernel.database.query, workspaceId, dayOf(kernel));
  const provider = row && setup.providers.find(({ id }) => id === row.providerId);
  const model = provider && {
    settingId: row.id,
    provider,
    modelId: row.modelId,
    dimensions: row.dimensions ?? undefined,
  };
  knownOf(kernel).set(workspaceId, { version: setup.version, model });
  return model;
}

/** As `embeddingModelAt`, without a query: "unknown" when this node would have to ask the database. */
export function readyEmbeddingModel(
  kernel: Kernel,
  workspaceId: string,
  setup: ModelSetup,
): EmbeddingModel | undefined | "unknown" {
  if (setup.providers.length === 0) return undefined;
  const known = knownOf(kernel).get(workspaceId);
  return known !== undefined && known.version >= setup.version ? known.model : "unknown";
}
