import type { Context } from "../../../kernel/wire/route.ts";
import {
  type AssistantSetup,
  assistantModel,
  offlineModel,
  resolveModelName,
  setupAt,
  shortNameOf,
} from "../../assistants/index.ts";
import { findSetupVersion, listKnownModels } from "../../models/index.ts";
import { noSuchModel } from "../problems.ts";
import type { ModelEntry } from "./schema.ts";

/** OpenAI's clients show when a model was created. Nothing depends on the date. */
const createdSeconds = Date.UTC(2026, 10, 20) / 1000;

/**
 * Lists the models that a question can name: Parley's own, the assistants, their aliases, and models of
 * the providers. A provider may have more models than these: the list holds those that Parley knows.
 */
export async function listModels(context: Context): Promise<ModelEntry[]> {
  const setup = await newestSetup(context);
  const assistants = setup.assistants.map((row) => shortNameOf(setup, row));
  const own = [assistantModel, offlineModel, ...assistants, ...setup.aliases.keys()];
  const others = setup.models.providers.flatMap((provider) =>
    listKnownModels(provider).map((modelId) => ({ id: `${provider.name}/${modelId}`, owner: provider.name })),
  );
  const all = [...own.map((id) => ({ id, owner: "parley" })), ...others];
  return [...new Map(all.map(({ id, owner }) => [id, entryOf(id, owner)])).values()];
}

/** Any name that a question can use. Throws model-not-found, ambiguous-model. */
export async function readModel(context: Context, name: string): Promise<ModelEntry> {
  const setup = await newestSetup(context);
  const resolved = resolveModelName(setup, name);
  if (resolved === undefined) throw noSuchModel(name.slice(0, 200));
  const isOfProvider = resolved.requestedModel !== undefined && resolved.requestedModel !== offlineModel;
  return entryOf(name, isOfProvider ? name.slice(0, name.indexOf("/")) : "parley");
}

async function newestSetup({ kernel, caller }: Context): Promise<AssistantSetup> {
  const { workspaceId } = caller;
  return setupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
}

function entryOf(id: string, owner: string): ModelEntry {
  return { id, object: "model", created: createdSeconds, owned_by: owner };
}
