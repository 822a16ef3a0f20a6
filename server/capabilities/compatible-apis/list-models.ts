import type { Context } from "../../kernel/wire/route.ts";
import { offlineModel, ownModel, setupAt } from "../assistants/index.ts";
import { findSetupVersion, knownModelsOf } from "../models/index.ts";
import { noSuchModel } from "./problems.ts";

export type Model = { id: string; object: "model"; created: number; owned_by: string };

/** The day of the interface, in seconds: OpenAI's clients show it, and nothing depends on it. */
const createdSeconds = Date.UTC(2026, 10, 20) / 1000;

/** What a question at these doors may name as its model. Providers have more than those that are written down here. */
export async function listModels({ kernel, caller }: Context): Promise<Model[]> {
  const { workspaceId } = caller;
  const setup = await setupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
  const own = [ownModel, offlineModel].map((id) => modelOf(id, "parley"));
  const others = setup.models.providers.flatMap((provider) =>
    knownModelsOf(provider).map((modelId) => modelOf(`${provider.name}/${modelId}`, provider.name)),
  );
  return [...own, ...others];
}

/** Throws model-not-found. */
export async function readModel(context: Context, id: string): Promise<Model> {
  const found = (await listModels(context)).find((model) => model.id === id);
  if (found === undefined) throw noSuchModel(id.slice(0, 200));
  return found;
}

function modelOf(id: string, owner: string): Model {
  return { id, object: "model", created: createdSeconds, owned_by: owner };
}
