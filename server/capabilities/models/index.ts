import { capability } from "../../kernel/capability.ts";
import { deleteOldUse } from "./delete-old-use.ts";
import { reencryptProviderKeys } from "./encrypt-provider-key.ts";
import { budgetReached, providerChanged, providerFailing, providerRecovered, providerRemoved } from "./events.ts";
import { ProviderId } from "./ids.ts";
import { routes } from "./routes.ts";
import { settleCallsOf } from "./store.ts";
import { useOfUser } from "./use-of-user.ts";

export { checkProviderAddress, refusedProviderAddress } from "./check-provider-address.ts";
export { defineChangeEvents } from "./define-change-events.ts";
export { embedTexts } from "./embed-texts.ts";
export { charactersOfTokens, estimateTokensOf } from "./estimate-tokens.ts";
export { findDefaultModel, NoDefaultModel } from "./find-default-model.ts";
export { ProviderId } from "./ids.ts";
export { listKnownModels } from "./list-known-models.ts";
export { type ModelSetup, modelSetupAt, noModels } from "./model-setup.ts";
export { offersEmbeddings } from "./open-provider-model.ts";
export { outboundFetch } from "./outbound-fetch.ts";
export { providerNameTaken } from "./problems.ts";
export { BudgetReached, isLimited } from "./reserve-budget.ts";
export { runModel } from "./run-model.ts";
export { findSetupVersion, newestSetupVersion, type ProviderRow, raiseSetupVersion } from "./store.ts";

/** Language models: the workspace's providers, what the models used, and the monthly budget. */
export const models = capability({
  name: "models",
  tables: ["assistant_setup", "failing_model", "model_call", "model_usage", "provider", "visitor_model_usage"],
  ids: [ProviderId],
  routes,
  events: [providerChanged, providerRemoved, providerFailing, providerRecovered, budgetReached],
  jobs: [deleteOldUse],
  personalData: useOfUser,
  adopt: () => (tx, deadNodeId) => settleCallsOf(tx, deadNodeId),
  start: reencryptProviderKeys,
});
