import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { resolveModelName, setupAt } from "../../assistants/index.ts";
import { assistantOfKey } from "../../conversations/index.ts";
import { findSetupVersion } from "../../models/index.ts";
import { noSuchModel } from "../problems.ts";

/**
 * Gives the assistant (UUID) that a client names as the model; null for the workspace's own. Throws
 * model-not-found, and forbidden for one that a publishable key may not use.
 */
export async function assistantFor(kernel: Kernel, caller: Caller, model: string | undefined): Promise<string | null> {
  const { workspaceId, assistantIds } = caller;
  const setup = await setupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
  const found = model === undefined ? undefined : resolveModelName(setup, model);
  const named = found?.assistantId ?? undefined;
  // A page does not choose a model, so that one it names is ignored.
  if (model !== undefined && found === undefined && assistantIds === undefined) throw noSuchModel(model);
  if (assistantIds === undefined || (assistantIds === null && named === undefined)) return named ?? null;
  return assistantOfKey(setup, assistantIds, { named });
}
