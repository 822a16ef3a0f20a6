import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { addressRefused, cannotBeDone } from "../../kernel/problem.ts";
import { PageOf } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { readModelUse } from "./budget/read-model-use.ts";
import { setModelBudget } from "./budget/set-model-budget.ts";
import { providerNameTaken } from "./problems.ts";
import { modelProviders } from "./providers/model-providers.ts";
import { testProvider } from "./providers/test-provider.ts";
import {
  ModelBudget,
  ModelUse,
  NewProvider,
  Provider,
  ProviderChange,
  ProviderTest,
  ProviderTestResult,
} from "./schema.ts";

const ProviderPath = Type.Object({ providerId: Type.String() });
const problems = [providerNameTaken, addressRefused, cannotBeDone];

export function routes(app: Routes): void {
  app.get(
    "/api/providers",
    {
      schema: { summary: "List the providers of language models", response: { 200: PageOf(Provider) } },
      guard: may("settings:read"),
    },
    (call) => modelProviders.list(call),
  );

  app.post(
    "/api/providers",
    {
      schema: {
        summary: "Add a provider of language models",
        description: "Assistants that name no model answer through the first provider.",
        body: NewProvider,
        response: { 201: Provider },
      },
      guard: may("settings:write"),
      idempotent: true,
      problems,
    },
    (call) => modelProviders.make(call, call.body),
  );

  app.get(
    "/api/providers/:providerId",
    {
      schema: { summary: "Show a provider", params: ProviderPath, response: { 200: Provider } },
      guard: may("settings:read"),
    },
    (call) => modelProviders.read(call, call.params.providerId),
  );

  app.patch(
    "/api/providers/:providerId",
    {
      schema: {
        summary: "Change a provider",
        description: "A new `baseUrl` needs the `apiKey` again.",
        params: ProviderPath,
        body: ProviderChange,
        response: { 200: Provider },
      },
      guard: may("settings:write"),
      problems,
    },
    (call) => modelProviders.change(call, call.params.providerId, call.body),
  );

  app.delete(
    "/api/providers/:providerId",
    {
      schema: { summary: "Remove a provider", params: ProviderPath, response: { 204: null } },
      guard: may("settings:write"),
    },
    (call) => modelProviders.remove(call, call.params.providerId),
  );

  app.post(
    "/api/providers/:providerId/test",
    {
      schema: {
        summary: "Send one sentence to a model and show its answer",
        params: ProviderPath,
        body: ProviderTest,
        isBodyOptional: true,
        response: { 200: ProviderTestResult },
      },
      guard: may("settings:write"),
      idempotent: true,
    },
    (call) => testProvider(call, call.params.providerId, call.body ?? {}),
  );

  app.get(
    "/api/model-use",
    {
      schema: { summary: "Show what the models used this month, and the budget", response: { 200: ModelUse } },
      guard: may("settings:read"),
    },
    (call) => readModelUse(call),
  );

  app.put(
    "/api/model-budget",
    {
      schema: { summary: "Set the monthly budget", body: ModelBudget, response: { 200: ModelBudget } },
      guard: may("settings:write"),
    },
    (call) => setModelBudget(call, call.body),
  );
}
