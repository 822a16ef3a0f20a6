import { capability } from "../../kernel/capability.ts";
import { assistantChanged, assistantRemoved } from "./events.ts";
import { AssistantId } from "./ids.ts";
import { routes } from "./routes.ts";

export { type AssistantSetup, assistantOf, readySetup, setupAt } from "./assistant-setup.ts";
export {
  assistantModel,
  type ChosenModel,
  chooseModels,
  findNamedModel,
  isKnownModel,
  offlineModel,
} from "./choose-models.ts";
export { type ExternalAction, externalActions } from "./external-actions.ts";
export { AssistantId } from "./ids.ts";
export { unknownAssistant, unknownModel } from "./problems.ts";
export type { AssistantSettings } from "./schema.ts";

/**
 * Assistants: their personas and instructions, the models and the knowledge they answer from, and
 * their actions.
 */
export const assistants = capability({
  name: "assistants",
  tables: ["assistant"],
  ids: [AssistantId],
  routes,
  events: [assistantChanged, assistantRemoved],
});
