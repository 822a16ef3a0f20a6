import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { addressRefused, cannotBeDone } from "../../kernel/problem.ts";
import { PageOf } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { readUse, setBudget } from "./budget.ts";
import { changeProvider, makeProvider, removeProvider } from "./change-providers.ts";
import { providerNameTaken } from "./problems.ts";
import { readProvider, readProviders } from "./read-providers.ts";
import {
  ModelBudget,
  ModelUse,
  NewProvider,
  Provider,
  ProviderChange,
  ProviderTest,
  ProviderTestResult,
} from "./schema.ts";
import { testProvider } from "./test-provider.ts";

const ProviderPath = Type.Object({ providerId: Type.String() });
const problems = [providerNameTaken, addressRefused, cannotBeDone];

export function routes(app: Routes): void {
  app.get(
    "/api/providers",
    {
      schema: { summary: "List the providers of language models", response: { 200: PageOf(Provider) } },
      guard: may("settings:read"),
    },
    (call) => readProviders(call),
  );

  app.post(
    "/api/providers",
    {
      schema: {
        summary: "Add a provider of language models",
        description: "From then on the assistants speak through it, unless they name another model.",
        body: NewProvider,
        response: { 201: Provider },
      },
      guard: may("settings:write"),
      idempotent: true,
      problems,
    },
    (call) => makeProvider(call, call.body),
  );

  app.get(
    "/api/providers/:providerId",
    {
      schema: { summary: "Show a provider", params: ProviderPath, response: { 200: Provider } },
      guard: may("settings:read"),
    },
    (call) => readProvider(call, call.params.providerId),
  );

  app.patch(
    "/api/providers/:providerId",
    {
      schema: {
        summary: "Change a provider",
        description: "With another address the key has to be entered again.",
        params: ProviderPath,
        body: ProviderChange,
        response: { 200: Provider },
      },
      guard: may("settings:write"),
      problems,
    },
    (call) => changeProvider(call, call.params.providerId, call.body),
  );

  app.delete(
    "/api/providers/:providerId",
    {
      schema: { summary: "Remove a provider", params: ProviderPath, response: { 204: null } },
      guard: may("settings:write"),
    },
    (call) => removeProvider(call, call.params.providerId),
  );

  app.post(
    "/api/providers/:providerId/test",
    {
      schema: {
        summary: "Say a sentence to a model and tell what came of it",
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
      schema: { summary: "What models used this month, and the budget", response: { 200: ModelUse } },
      guard: may("settings:read"),
    },
    (call) => readUse(call),
  );

  app.put(
    "/api/model-budget",
    {
      schema: { summary: "Set the monthly budget", body: ModelBudget, response: { 200: ModelBudget } },
      guard: may("settings:write"),
    },
    (call) => setBudget(call, call.body),
  );
}
