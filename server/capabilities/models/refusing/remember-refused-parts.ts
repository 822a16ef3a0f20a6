import type { Kernel } from "../../../kernel/kernel.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { RefusedPart } from "../../../providers/model/model.ts";
import { lockProvider, type ProviderRow, writeRefusedParts } from "../providers/store.ts";
import { raiseSetupVersion } from "../setup/store.ts";

/** A caller may name models that do not exist. */
const mostModels = 50;

/** Gives the parts that the model is known to refuse. */
export function refusedPartsOf({ refusedParts }: ProviderRow, modelId: string): readonly RefusedPart[] {
  return Object.hasOwn(refusedParts, modelId) ? refusedParts[modelId]! : [];
}

/**
 * Stores what the model refuses, so that the next request is made without it on every node. A change of
 * the provider forgets it. Never throws: the next request finds out again.
 */
export async function rememberRefusedParts(
  kernel: Kernel,
  asked: { workspaceId: string; provider: ProviderRow; modelId: string },
  change: (known: readonly RefusedPart[]) => readonly RefusedPart[],
): Promise<void> {
  const { workspaceId, provider, modelId } = asked;
  try {
    await inTransaction(kernel.database, async (tx) => {
      await raiseSetupVersion(tx, workspaceId);
      const row = await lockProvider(tx, workspaceId, provider.id);
      if (row === undefined) return;
      const parts = [...new Set(change(refusedPartsOf(row, modelId)))].sort();
      const others = Object.entries(row.refusedParts).filter(([model]) => model !== modelId);
      const all = parts.length === 0 ? others : [...others.slice(1 - mostModels), [modelId, parts] as const];
      await writeRefusedParts(tx, workspaceId, provider.id, Object.fromEntries(all));
    });
  } catch (cause) {
    kernel.log.warn({ cause: String(cause) }, "what a model refuses could not be recorded");
  }
}
