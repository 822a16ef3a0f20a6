import { capability } from "../../kernel/capability.ts";
import { amountsByWorkspace } from "../../kernel/quotas/quotas-of.ts";
import { measureModels } from "./budget/measure-models.ts";
import { deleteOldUse } from "./budget/read-model-use.ts";
import { settleCallsOf, sumCostsOf } from "./budget/store.ts";
import { useOfUser } from "./budget/use-of-user.ts";
import { budgetReached, providerChanged, providerFailing, providerRecovered, providerRemoved } from "./events.ts";
import { ProviderId } from "./ids.ts";
import { modelProviders } from "./providers/model-providers.ts";
import { routes } from "./routes.ts";

export { charactersOfTokens, estimateInputTokens, estimateTokensOf } from "./budget/estimate-tokens.ts";
export { BudgetReached, costOfUse, isLimited } from "./budget/reserve-budget.ts";
export { embedTexts } from "./calling/embed-texts.ts";
export { logModelFailure } from "./calling/log-model-failure.ts";
export { offersEmbeddings } from "./calling/open-provider-model.ts";
export { outboundFetch } from "./calling/outbound-fetch.ts";
export { runModel } from "./calling/run-model.ts";
export { countFailingProviders } from "./failing/store.ts";
export { ProviderId } from "./ids.ts";
export { providerNameTaken } from "./problems.ts";
export { contextTokensOf, findDefaultModel, listKnownModels, NoDefaultModel } from "./providers/find-default-model.ts";
export { type ProviderRow, providerTable } from "./providers/store.ts";
export { defineChangeEvents } from "./setup/define-change-events.ts";
export { type ModelSetup, modelSetupAt, noModels } from "./setup/model-setup.ts";
export { findSetupVersion, newestSetupVersion, raiseSetupVersion } from "./setup/store.ts";
export { accountFields, IdAtVendor } from "./vendor-accounts/account-fields.ts";
export type { AccountRow } from "./vendor-accounts/account-kind.ts";
export { accountTable } from "./vendor-accounts/store.ts";
export { vendorAccounts } from "./vendor-accounts/vendor-accounts.ts";

/**
 * Language models: the workspace's providers, what the models used, and the monthly budget. Also
 * how a workspace keeps its accounts with vendors of any kind.
 */
export const models = capability({
  name: "models",
  tables: [
    "assistant_setup",
    "failing_model",
    "model_call",
    "model_usage",
    "model_usage_of_day",
    "provider",
    "visitor_model_usage",
  ],
  ids: [ProviderId],
  shownUse: amountsByWorkspace("modelCost", sumCostsOf),
  routes,
  events: [providerChanged, providerRemoved, providerFailing, providerRecovered, budgetReached],
  jobs: [deleteOldUse],
  measures: [measureModels],
  personalData: useOfUser,
  adopt: () => (tx, deadNodeId) => settleCallsOf(tx, deadNodeId),
  sealed: [modelProviders.sealedKeys],
});
