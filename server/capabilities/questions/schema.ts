import Type, { type Static } from "typebox";
import { pageLanguages } from "../../kernel/pages/page-language.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import { IdOf, Nullable, Time } from "../../kernel/wire/show.ts";
import { AskedQuestionId, DocumentId, SourceId } from "../knowledge/index.ts";

const Origin = Type.Enum(["model", "choice"], {
  description:
    "`model`: a model wrote it while the text was taught. `choice`: three visitors or more asked it, were offered choices and took this one; it counts less than what a text says itself.",
});

export const AskedQuestion = Type.Object(
  {
    id: IdOf(AskedQuestionId),
    text: Type.String({ description: "The passage is found by this beside its own words. Nobody is shown it." }),
    language: Type.String({
      description: "The language in which it is read: `de`, `en`, `es`, `fr`, `it`, `nl`, `pt`.",
    }),
    origin: Origin,
    visitors: Nullable(Type.Integer(), { description: "How many have taken the choice. Null for what a model wrote." }),
    sourceId: IdOf(SourceId),
    documentId: IdOf(DocumentId, { description: "With this version of the source the question goes." }),
    title: Type.String(),
    section: Nullable(Type.String(), { description: "The headings above the passage, as citations show them." }),
    createdAt: Time,
  },
  { $id: "AskedQuestion" },
);
export type AskedQuestion = Static<typeof AskedQuestion>;

export const AskedQuestionPath = Type.Object({ questionId: Type.String() });

export const ChangedAskedQuestion = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: 200, pattern: "\\S", description: "In the language that it has." }),
  },
  { additionalProperties: false, $id: "ChangedAskedQuestion" },
);
export type ChangedAskedQuestion = Static<typeof ChangedAskedQuestion>;

export const AskedQuestionQuery = Type.Object(
  {
    ...PageQuery.properties,
    origin: Type.Optional(Origin),
    documentId: Type.Optional(Type.String({ maxLength: 64, description: "Only those of one document." })),
  },
  { additionalProperties: false },
);
export type AskedQuestionQuery = Static<typeof AskedQuestionQuery>;

const leastTokens = 1_000;

export const NewQuestionWriting = Type.Object(
  {
    model: Type.String({
      minLength: 3,
      maxLength: 263,
      pattern: "^[\\x21-\\x7e]+$",
      description: "`<provider name>/<model id>` of one of the workspace's providers.",
    }),
    perSection: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10, description: "So many for each section and language. Left out, 3." }),
    ),
    languages: Type.Optional(
      Type.Array(Type.Enum([...pageLanguages]), {
        minItems: 1,
        maxItems: pageLanguages.length,
        description: "The languages of the visitors. Left out, the language of each text.",
      }),
    ),
    maxCost: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 1e9,
        description: "Stops before it costs more in all, by the provider's `prices`.",
      }),
    ),
    maxTokens: Type.Optional(
      Type.Integer({
        minimum: leastTokens,
        maximum: 1e12,
        description: "Stops before it takes more tokens in all. Left out, 5,000,000.",
      }),
    ),
    dryRun: Type.Optional(Type.Boolean({ description: "Only estimates, and starts and changes nothing." })),
  },
  { additionalProperties: false, $id: "NewQuestionWriting" },
);
export type NewQuestionWriting = Static<typeof NewQuestionWriting>;

const use = {
  inputTokens: Type.Integer(),
  outputTokens: Type.Integer(),
  cost: Nullable(Type.Number(), { description: "By the provider's `prices`. Null for a model without a price." }),
};
const EstimatedUse = Type.Object(
  { sections: Type.Integer(), ...use },
  { description: "What the sections take that have no questions yet." },
);
export type EstimatedUse = Static<typeof EstimatedUse>;

const states = {
  off: "no model writes questions",
  writing: "sections are being worked on",
  current: "every section is done; new ones follow by themselves",
  failing: "the model does not answer, and is asked again at `retryAt`",
  waiting: "the month's budget or the quota of knowledge is used up; it goes on at `retryAt`",
  stopped: "the ceiling is reached; `lastFailure` says what to do",
};

export const QuestionWriting = Type.Object(
  {
    state: Type.Enum(Object.keys(states) as (keyof typeof states)[], {
      description: Object.entries(states)
        .map(([state, meaning]) => `\`${state}\`: ${meaning}`)
        .join(". "),
    }),
    model: Nullable(Type.String()),
    perSection: Nullable(Type.Integer()),
    languages: Type.Array(Type.String(), { description: "Empty: the language of each text." }),
    maxCost: Nullable(Type.Number()),
    maxTokens: Nullable(Type.Integer()),
    sections: Type.Integer({ description: "When they were counted last." }),
    done: Type.Integer(),
    kept: Type.Integer({ description: "Questions that lead back to their section." }),
    discarded: Type.Integer({ description: "Questions that did not, and were thrown away." }),
    spent: Type.Object(use),
    estimate: Nullable(EstimatedUse, { description: "In the answer of a PUT; null elsewhere." }),
    lastFailure: Nullable(Type.String()),
    retryAt: Nullable(Time),
  },
  { $id: "QuestionWriting" },
);
export type QuestionWriting = Static<typeof QuestionWriting>;

export const AskedQuestions = Type.Object(
  { ...QuestionWriting.properties, ...PageOf(AskedQuestion).properties },
  { $id: "AskedQuestions" },
);
export type AskedQuestions = Static<typeof AskedQuestions>;
