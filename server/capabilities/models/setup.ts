import type { Kernel } from "../../kernel/kernel.ts";
import { type BudgetRow, findBudget, listProviders, type ProviderRow } from "./store.ts";

/** The providers and the budget of a workspace, as of a version of its setup. */
export type ModelSetup = { version: number; providers: readonly ProviderRow[]; budget: BudgetRow };

const setups = new WeakMap<Kernel, Map<string, ModelSetup>>();
const mostRemembered = 5_000;
const nothing = { providers: [], budget: { monthlyTokens: null, monthlyCost: null } };

/** At least as new as `version`, which comes with each question: what was committed before it holds for it. */
export async function modelSetupAt(kernel: Kernel, workspaceId: string, version: number): Promise<ModelSetup> {
  if (version === 0) return { version, ...nothing };
  const known = setups.get(kernel) ?? new Map<string, ModelSetup>();
  setups.set(kernel, known);
  const found = known.get(workspaceId);
  if (found !== undefined && found.version >= version) return found;
  const db = kernel.database.query;
  // Read after the version was: it may be newer than that, and is then read once more for nothing.
  const [providers, budget] = await Promise.all([listProviders(db, workspaceId), findBudget(db, workspaceId)]);
  const setup = { version, providers, budget };
  if (known.size >= mostRemembered) known.clear();
  known.set(workspaceId, setup);
  return setup;
}
