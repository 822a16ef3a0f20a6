import { capability } from "../../kernel/capability.ts";
import { budgetReached, providerChanged, providerRemoved } from "./events.ts";
import { ProviderId } from "./ids.ts";
import { resealKeys } from "./provider-key.ts";
import { routes } from "./routes.ts";
import { settleCallsOf } from "./store.ts";

export { defaultModelOf, knownModelsOf, NoModel } from "./default-model.ts";
export { embedTexts } from "./embed-texts.ts";
export { ProviderId } from "./ids.ts";
export { BudgetReached } from "./open-account.ts";
export { outboundFetch } from "./outbound-fetch.ts";
export { runModel } from "./run-model.ts";
export { type ModelSetup, modelSetupAt } from "./setup.ts";
export { findSetupVersion, type ProviderRow, raiseSetupVersion } from "./store.ts";

/** Language models: the workspace's providers, what they may cost, and what they cost. */
export const models = capability({
  name: "models",
  ids: [ProviderId],
  routes,
  events: [providerChanged, providerRemoved, budgetReached],
  takeOver: () => (tx, deadNodeId) => settleCallsOf(tx, deadNodeId),
  start: resealKeys,
});
