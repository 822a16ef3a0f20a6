import { capability } from "../../kernel/capability.ts";
import { assistantChanged, assistantRemoved, modelAliasesChanged } from "./events.ts";
import { checkAssistantsOfKey } from "./find-assistant.ts";
import { AssistantId } from "./ids.ts";
import { routes } from "./routes.ts";

export { type AssistantSetup, assistantOf, heldSetup, readySetup, setupAt } from "./assistant-setup.ts";
export { checkTrial } from "./check-trial.ts";
export { type ExternalAction, externalActions } from "./external-actions.ts";
export { AssistantId } from "./ids.ts";
export { type GivenSettings, mergeSettings } from "./merge-settings.ts";
export {
  assistantModel,
  type ChosenModel,
  chooseModels,
  findNamedModel,
  isKnownModel,
  offlineModel,
} from "./model-names/choose-models.ts";
export { ambiguousModel, resolveModelName, shortNameOf } from "./model-names/resolve-model-name.ts";
export { unknownAction, unknownAssistant, unknownModel } from "./problems.ts";
export { type AssistantSettings, TrialSettings } from "./schema.ts";

/**
 * Assistants: their personas and instructions, the models and the knowledge they answer from, and
 * their actions.
 */
export const assistants = capability({
  name: "assistants",
  tables: ["assistant", "model_alias"],
  ids: [AssistantId],
  routes,
  checkNewKey: checkAssistantsOfKey,
  events: [assistantChanged, assistantRemoved, modelAliasesChanged],
});
