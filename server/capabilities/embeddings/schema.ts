import Type, { type Static } from "typebox";
import { Nullable, Time } from "../../kernel/wire/show.ts";

const leastDailyTokens = 10_000;
export const usualDailyTokens = 10_000_000;

export const NewEmbeddingSetting = Type.Object(
  {
    model: Type.String({
      minLength: 3,
      maxLength: 263,
      pattern: "^[\\x21-\\x7e]+$",
      description: "`<provider name>/<model id>`: a model for embeddings of one of the workspace's providers.",
    }),
    dimensions: Type.Optional(
      Type.Integer({
        minimum: 16,
        maximum: 4_096,
        description: "The length of a vector, where the model offers a choice. Left out, the model's own.",
      }),
    ),
    dailyTokens: Type.Optional(
      Type.Integer({
        minimum: leastDailyTokens,
        maximum: 1e12,
        description: `How many tokens a day (UTC) passages may take. The rest is embedded on the next day. Left out, ${usualDailyTokens}.`,
      }),
    ),
  },
  { additionalProperties: false, $id: "NewEmbeddingSetting" },
);
export type NewEmbeddingSetting = Static<typeof NewEmbeddingSetting>;

const states = {
  off: "no model is set, and passages are found by their words alone",
  embedding: "passages are being embedded",
  current: "every passage has its vector",
  failing: "the model does not answer, and is asked again at `retryAt`",
  waiting: "the tokens of this day or the budget of this month are used up; it goes on at `retryAt`",
};
export type EmbeddingState = Exclude<keyof typeof states, "off">;

export const EmbeddingSetting = Type.Object(
  {
    state: Type.Enum(Object.keys(states) as (keyof typeof states)[], {
      description: Object.entries(states)
        .map(([state, meaning]) => `\`${state}\`: ${meaning}`)
        .join(". "),
    }),
    model: Nullable(Type.String(), { description: "`<provider name>/<model id>`." }),
    dimensions: Nullable(Type.Integer(), { description: "As it was asked for. Null: the model's own." }),
    total: Type.Integer({ description: "Passages with different texts, when they were counted last." }),
    embedded: Type.Integer({ description: "How many of them have a vector, or are refused by the model." }),
    dailyTokens: Nullable(Type.Integer()),
    tokensToday: Type.Integer({ description: "What passages have taken of `dailyTokens`. Questions are not counted." }),
    failedAt: Nullable(Time, { description: "Since the last success." }),
    lastFailure: Nullable(Type.String(), { description: "Why, and what the vendor says." }),
    retryAt: Nullable(Time),
  },
  { $id: "EmbeddingSetting" },
);
export type EmbeddingSetting = Static<typeof EmbeddingSetting>;
