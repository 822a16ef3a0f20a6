import Type, { type Static } from "typebox";
import { Nullable, Time, TimeOf } from "../../kernel/wire/show.ts";
import type { ModelFault } from "../../providers/model/model.ts";
import { modelVendors } from "../../providers/model/open-model.ts";
import { ProviderId } from "./ids.ts";
import { accountFields, IdAtVendor } from "./vendor-accounts/account-fields.ts";

const fields = accountFields(ProviderId, modelVendors, {
  name: "The first part of `<provider name>/<model id>`, unique in the workspace.",
  exampleUrl: "https://models.example/v1",
});
const withoutDefault = modelVendors
  .filter(({ defaultModel }) => defaultModel === undefined)
  .map(({ kind }) => `\`${kind}\``)
  .join(", ");
const usualLimits = modelVendors.map((vendor) => `${vendor.firstByteTimeoutMs} for \`${vendor.kind}\``).join(", ");
const FirstByteTimeoutMs = Type.Integer({
  minimum: 100,
  maximum: 300_000,
  description: `So long an answer may take to begin, in milliseconds. Where nothing is said: ${usualLimits}. Then the assistant's next model answers, or the engine. A model that loads first, or that thinks in silence, may need more.`,
});
const Price = Type.Number({ minimum: 0, maximum: 1_000_000 });
const Prices = Type.Record(
  Type.String({ minLength: 1, maxLength: 200 }),
  Type.Object({ input: Price, output: Price }, { additionalProperties: false }),
  { maxProperties: 200, description: "By model id: the price of a million tokens, in the currency of your budget." },
);

export const NewProvider = Type.Object(
  {
    ...fields.given,
    defaultModel: Type.Optional(IdAtVendor),
    prices: Type.Optional(Prices),
    firstByteTimeoutMs: Type.Optional(FirstByteTimeoutMs),
  },
  { additionalProperties: false, $id: "NewProvider" },
);
export type NewProvider = Static<typeof NewProvider>;

export const ProviderChange = Type.Object(
  {
    ...fields.changed,
    defaultModel: Type.Optional(Nullable(IdAtVendor)),
    prices: Type.Optional(Prices),
    firstByteTimeoutMs: Type.Optional(FirstByteTimeoutMs),
  },
  { additionalProperties: false, minProperties: 1, $id: "ProviderChange" },
);
export type ProviderChange = Static<typeof ProviderChange>;

const faults = {
  "refused-key": "the provider refused the key",
  "unknown-model": "it does not know the model or the address",
  "rate-limited": "its limit is reached",
  "refused-request": "it refused the request",
  unreachable: "it could not be reached",
  "too-long": "the model wrote more than a reply may hold",
  broken: "it answered with an error, or with what cannot be read",
} satisfies Record<ModelFault, string>;

const LastFailure = Type.Object(
  {
    at: TimeOf({ description: "The newest failure, to the minute." }),
    since: TimeOf({ description: "The first failure since the model's last answer." }),
    fault: Type.Enum(Object.keys(faults) as ModelFault[], {
      description: `Why. ${Object.entries(faults)
        .map(([fault, meaning]) => `\`${fault}\`: ${meaning}`)
        .join(". ")}.`,
    }),
    reason: Nullable(Type.String(), {
      description: "What the vendor says, in its own words: at most 300 characters, without what was asked.",
    }),
    model: Nullable(Type.String(), {
      description: "`<provider name>/<model id>`. Null when the provider's list of models could not be read.",
    }),
  },
  { $id: "ProviderFailure" },
);

const RefusedParts = Type.Record(Type.String(), Type.Array(Type.Enum(["system", "tools"])), {
  description:
    "By model id: what the model refuses, as answers and test calls have shown. It is asked without tools, or with its instructions at the beginning of the first message. A change of the provider forgets it.",
});

export const Provider = Type.Object(
  {
    ...fields.shown,
    defaultModel: Nullable(Type.String(), {
      description: `Answers when nobody names a model. Null: the vendor's, or for ${withoutDefault} the first one it lists.`,
    }),
    prices: Prices,
    firstByteTimeoutMs: Type.Integer(),
    lastFailure: Nullable(LastFailure, {
      description:
        "Of the model that failed last, also in a test call. Null when it has answered since, or the provider was changed.",
    }),
    refusedParts: RefusedParts,
    createdAt: Time,
  },
  { $id: "Provider" },
);
export type Provider = Static<typeof Provider>;

export const ProviderTest = Type.Object(
  { model: Type.Optional(IdAtVendor) },
  { additionalProperties: false, $id: "ProviderTest" },
);
export type ProviderTest = Static<typeof ProviderTest>;

export const ProviderTestResult = Type.Object(
  {
    ok: Type.Boolean(),
    model: Nullable(Type.String()),
    detail: Type.String({ description: "What happened, and what to do next." }),
    refused: Type.Array(Type.Enum(["system", "tools"]), {
      description:
        "The parts that the model refuses: `tools`, or `system` for a system message. Answers are made without them.",
    }),
    reason: Nullable(Type.String(), {
      description: "What the vendor says about a failure or a refusal, in its own words.",
    }),
    text: Type.Optional(Type.String({ description: "The model's answer." })),
    firstByteMs: Nullable(Type.Integer(), {
      description:
        "So long the answer took to begin, in milliseconds: its first word, thought or call of a tool. Null when it did not begin.",
    }),
    durationMs: Type.Number(),
  },
  { $id: "ProviderTestResult" },
);
export type ProviderTestResult = Static<typeof ProviderTestResult>;

const Tokens = Nullable(Type.Integer({ minimum: 0, maximum: 1e12 }));
const Cost = Nullable(Type.Number({ minimum: 0, maximum: 1e9 }));

export const ModelBudget = Type.Object(
  {
    monthlyTokens: Tokens,
    monthlyCost: Type.Union(Cost.anyOf, { description: "Calculated from the providers' `prices`." }),
    dailyTokensPerVisitor: Type.Optional(
      Type.Union(Tokens.anyOf, {
        description:
          "For each visitor of a browser and each verified user. Left out, a twentieth of `monthlyTokens`, and at least 20,000.",
      }),
    ),
    dailyCostPerVisitor: Type.Optional(
      Type.Union(Cost.anyOf, { description: "Left out, a twentieth of `monthlyCost`." }),
    ),
  },
  {
    additionalProperties: false,
    $id: "ModelBudget",
    description: "Hard limits for each calendar month and each day (UTC). Null means no limit.",
  },
);
export type ModelBudget = Static<typeof ModelBudget>;

const useOfModel = {
  model: Type.String(),
  calls: Type.Integer(),
  inputTokens: Type.Integer(),
  outputTokens: Type.Integer(),
  cost: Type.Number(),
};

export const ModelUse = Type.Object(
  {
    month: Type.String({ description: "`YYYY-MM`, in UTC." }),
    budget: ModelBudget,
    tokens: Type.Integer(),
    cost: Type.Number(),
    models: Type.Array(Type.Object(useOfModel)),
    days: Type.Array(Type.Object({ day: Type.String({ description: "`YYYY-MM-DD`, in UTC." }), ...useOfModel }), {
      description: "What each model used on each of the last 31 days, the oldest first. A day without calls has none.",
    }),
  },
  { $id: "ModelUse" },
);
export type ModelUse = Static<typeof ModelUse>;
