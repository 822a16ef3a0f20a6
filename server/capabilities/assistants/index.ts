import { capability } from "../../kernel/capability.ts";
import { assistantChanged, assistantRemoved } from "./events.ts";
import { AssistantId } from "./ids.ts";
import { routes } from "./routes.ts";

export {
  type ChosenModel,
  chooseModels,
  isKnownModel,
  offlineModel,
  ownModel,
  providerOf as modelNamed,
} from "./choose-model.ts";
export { AssistantId } from "./ids.ts";
export { type OutsideAction, outsideActions } from "./outside-actions.ts";
export { unknownAssistant, unknownModel } from "./problems.ts";
export type { AssistantSettings } from "./schema.ts";
export { assistantOf, readySetup, type Setup, setupAt } from "./setup.ts";

/** Assistants: who answers, through which model, from which knowledge, and what they may do. */
export const assistants = capability({
  name: "assistants",
  ids: [AssistantId],
  routes,
  events: [assistantChanged, assistantRemoved],
});
