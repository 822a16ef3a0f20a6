import type { Context } from "../../../kernel/wire/route.ts";
import { assistantModel, offlineModel, setupAt } from "../../assistants/index.ts";
import { findSetupVersion, listKnownModels } from "../../models/index.ts";
import { noSuchModel } from "../problems.ts";
import type { ModelEntry } from "./schema.ts";

/** OpenAI's clients show when a model was created. Nothing depends on the date. */
const createdSeconds = Date.UTC(2026, 10, 20) / 1000;

/**
 * The models that a question can name. A provider may have more models than these: the list holds
 * those that Parley knows.
 */
export async function listModels({ kernel, caller }: Context): Promise<ModelEntry[]> {
  const { workspaceId } = caller;
  const setup = await setupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
  const own = [assistantModel, offlineModel].map((id) => entryOf(id, "parley"));
  const others = setup.models.providers.flatMap((provider) =>
    listKnownModels(provider).map((modelId) => entryOf(`${provider.name}/${modelId}`, provider.name)),
  );
  return [...own, ...others];
}

/** Throws model-not-found. */
export async function readModel(context: Context, id: string): Promise<ModelEntry> {
  const found = (await listModels(context)).find((model) => model.id === id);
  if (found === undefined) throw noSuchModel(id.slice(0, 200));
  return found;
}

function entryOf(id: string, owner: string): ModelEntry {
  return { id, object: "model", created: createdSeconds, owned_by: owner };
}
