import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { type BudgetRow, findBudget, noBudget } from "../budget/store.ts";
import { listProviders, type ProviderRow } from "../providers/store.ts";

/** A workspace's providers and budget. Every change of them raises the version. */
export type ModelSetup = { version: number; providers: readonly ProviderRow[]; budget: BudgetRow };

/** The setup of each workspace. */
const setupsOf = state(() => new Cache<string, ModelSetup>(5_000));

export const noModels: Omit<ModelSetup, "version"> = {
  providers: [],
  budget: noBudget,
};

/**
 * Gives the setup at this version or a newer one. Each question brings the version that was current when
 * it was stored, so it is answered with every change that was committed before it.
 */
export async function modelSetupAt(kernel: Kernel, workspaceId: string, version: number): Promise<ModelSetup> {
  if (version === 0) return { version, ...noModels };
  const known = setupsOf(kernel);
  const found = known.get(workspaceId);
  if (found !== undefined && found.version >= version) return found;
  const db = kernel.database.query;
  // The rows may be newer than the version, which was read before them. Then the next question
  // reads them again.
  const [providers, budget] = await Promise.all([listProviders(db, workspaceId), findBudget(db, workspaceId)]);
  const setup = { version, providers, budget };
  known.set(workspaceId, setup);
  return setup;
}
