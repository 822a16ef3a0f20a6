import type { ModelSetup, ProviderRow } from "../models/index.ts";
import type { AssistantSettings } from "./schema.ts";

/** The name under which the engine without a language model answers. */
export const offlineModel = "parley-offline";
/** Means whatever the assistant speaks through: for clients that have to name a model. */
export const ownModel = "parley";

/** One to ask. Without a model id it is the provider's default. */
export type ChosenModel = { provider: ProviderRow; modelId: string | undefined };

/** The provider that `<provider name>/<model id>` names, and the rest of it. A model's id may hold slashes. */
export function providerOf(setup: ModelSetup, model: string): ChosenModel | undefined {
  const slash = model.indexOf("/");
  const provider = setup.providers.find(({ name }) => name === model.slice(0, slash));
  return slash < 1 || provider === undefined || slash === model.length - 1
    ? undefined
    : { provider, modelId: model.slice(slash + 1) };
}

/** Who is asked for a reply, one after the other until one answers. The engine without a model stands behind the last of them. */
export function chooseModels(
  setup: ModelSetup,
  settings: AssistantSettings,
  requested: string | null | undefined,
): ChosenModel[] {
  const wanted = requested && requested !== ownModel ? requested : settings.model;
  const names = [...(wanted === null ? [] : [wanted]), ...settings.fallbackModels];
  const [first] = setup.providers;
  const chain: ChosenModel[] = wanted === null && first ? [{ provider: first, modelId: undefined }] : [];
  for (const name of names) {
    if (name === offlineModel) break;
    const chosen = providerOf(setup, name);
    // A provider may have been removed since it was named.
    if (chosen !== undefined) chain.push(chosen);
  }
  return chain;
}

/** Whether a call may name this model. */
export function isKnownModel(setup: ModelSetup, model: string): boolean {
  return model === ownModel || model === offlineModel || providerOf(setup, model) !== undefined;
}
