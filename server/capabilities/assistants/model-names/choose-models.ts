import type { ModelSetup, ProviderRow } from "../../models/index.ts";
import type { AssistantSettings } from "../schema.ts";

/** The model name of the engine that answers without a language model. */
export const offlineModel = "parley-offline";
/** A model name that means the assistant's own model, for clients that must name one. */
export const assistantModel = "parley";

/** A model to ask. Without a model id it is the provider's default model. */
export type ChosenModel = { provider: ProviderRow; modelId: string | undefined };

/**
 * Reads `<provider name>/<model id>`, where the id may contain slashes. Undefined when there is no
 * such provider.
 */
export function findNamedModel(setup: ModelSetup, name: string): ChosenModel | undefined {
  const slash = name.indexOf("/");
  const provider = setup.providers.find((candidate) => candidate.name === name.slice(0, slash));
  return slash < 1 || provider === undefined || slash === name.length - 1
    ? undefined
    : { provider, modelId: name.slice(slash + 1) };
}

/**
 * The models to ask for a reply, in this order, until one answers.
 * When none does, the offline engine answers.
 */
export function chooseModels(
  setup: ModelSetup,
  settings: AssistantSettings,
  requested: string | null | undefined,
): ChosenModel[] {
  const wanted = requested && requested !== assistantModel ? requested : settings.model;
  const names = [...(wanted === null ? [] : [wanted]), ...settings.fallbackModels];
  const [first] = setup.providers;
  const chain: ChosenModel[] = wanted === null && first ? [{ provider: first, modelId: undefined }] : [];
  for (const name of names) {
    if (name === offlineModel) break;
    const chosen = findNamedModel(setup, name);
    // The provider may have been removed after the assistant was saved.
    if (chosen !== undefined) chain.push(chosen);
  }
  return chain;
}

/** Tells whether a request may name this model. */
export function isKnownModel(setup: ModelSetup, name: string): boolean {
  return name === assistantModel || name === offlineModel || findNamedModel(setup, name) !== undefined;
}
