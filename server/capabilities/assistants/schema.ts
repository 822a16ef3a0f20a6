import Type, { type Static } from "typebox";

/** The names and shapes of the contract; one schema each for validation, reference and types. */

const ModelName = Type.String({
  minLength: 1,
  maxLength: 300,
  pattern: "^[\\x21-\\x7e]+$",
  description: "`<provider name>/<model id>`, or `parley-offline` for the engine without a model.",
});

const settings = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }),
  persona: Type.String({ maxLength: 2_000, description: "Who it is and how it speaks." }),
  instructions: Type.String({ maxLength: 20_000, description: "What it is to do, and what not." }),
  model: Type.Union([ModelName, Type.Null()], {
    description: "Null: the first provider's default model, or the engine without a model when there is no provider.",
  }),
  fallbackModels: Type.Array(ModelName, {
    maxItems: 5,
    description: "Who answers when the model cannot, in this order; the engine without a model is always the last.",
  }),
  knowledge: Type.Union(
    [
      Type.Object(
        { sourceIds: Type.Array(Type.String({ pattern: "^src_" }), { maxItems: 1_000 }) },
        { additionalProperties: false },
      ),
      Type.Null(),
    ],
    { description: "The sources it answers from; null is all of them." },
  ),
  actions: Type.Array(Type.String({ maxLength: 100 }), {
    maxItems: 100,
    description: "Names of the actions that it may ask for.",
  }),
  languages: Type.Array(Type.String({ pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$" }), {
    maxItems: 50,
    description: "What it answers in (BCP 47); empty is the language of the question.",
  }),
  greeting: Type.Union([Type.String({ maxLength: 1_000 }), Type.Null()]),
  handOver: Type.Object(
    {
      afterUnanswered: Type.Union([Type.Integer({ minimum: 1, maximum: 20 }), Type.Null()], {
        description: "Hands over after so many questions in a row that it could not answer; null is never.",
      }),
      phrases: Type.Array(Type.String({ minLength: 2, maxLength: 100 }), {
        maxItems: 100,
        description: "Hands over when a message contains one of these, in upper or lower case.",
      }),
      message: Type.Union([Type.String({ minLength: 1, maxLength: 1_000 }), Type.Null()], {
        description: "What the person reads then; null is a sentence in their language.",
      }),
    },
    { additionalProperties: false },
  ),
  maxOutputTokens: Type.Integer({ minimum: 16, maximum: 32_000 }),
};

export const AssistantSettings = Type.Object(settings);
export type AssistantSettings = Static<typeof AssistantSettings>;

export const standardSettings: AssistantSettings = {
  name: "Assistant",
  persona: "",
  instructions: "",
  model: null,
  fallbackModels: [],
  knowledge: null,
  actions: ["search_knowledge", "hand_over"],
  languages: [],
  greeting: null,
  handOver: { afterUnanswered: null, phrases: [], message: null },
  maxOutputTokens: 1_000,
};

const { name, handOver, ...others } = settings;
const optional = { ...others, handOver: Type.Partial(handOver, { additionalProperties: false }) };

export const NewAssistant = Type.Interface(
  [Type.Partial(Type.Object(optional))],
  { name, isDefault: Type.Optional(Type.Boolean()) },
  { additionalProperties: false, $id: "NewAssistant" },
);
export type NewAssistant = Static<typeof NewAssistant>;

export const AssistantChange = Type.Interface(
  [Type.Partial(Type.Object({ ...optional, name }))],
  { isDefault: Type.Optional(Type.Literal(true, { description: "The default is changed by making another one it." })) },
  { additionalProperties: false, minProperties: 1, $id: "AssistantChange" },
);
export type AssistantChange = Static<typeof AssistantChange>;

export const Assistant = Type.Interface(
  [AssistantSettings],
  {
    id: Type.String(),
    isDefault: Type.Boolean({ description: "Answers where no assistant is named." }),
    createdAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
      description: "Null for the default assistant that every workspace has until it is changed.",
    }),
  },
  { $id: "Assistant" },
);
export type Assistant = Static<typeof Assistant>;
