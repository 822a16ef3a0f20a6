import Type, { type Static, type TSchema } from "typebox";
import { Nullable, Time } from "../../kernel/wire/show.ts";
import { knowledgeTokens } from "../knowledge/index.ts";

const ModelName = Type.String({
  minLength: 1,
  maxLength: 300,
  pattern: "^[\\x21-\\x7e]+$",
  description: "`<provider name>/<model id>`, or `parley-offline` for the engine without a language model.",
});

const voice = Type.Object(
  {
    greeting: Nullable(Type.String({ maxLength: 1_000 }), {
      description: "Said when a conversation by voice begins. Null: the assistant's greeting.",
    }),
    phrases: Type.Array(Type.String({ minLength: 1, maxLength: 300, pattern: "\\S" }), {
      maxItems: 500,
      description:
        "What people may say beside the questions of the FAQs and the titles of the texts, for a recognizer that knows phrases only. `<city>` stands for a value of the slot `city`; `<number>` (0 to 999), `<digits>` and `<letters>` are slots that need no values.",
    }),
    slots: Type.Record(
      Type.String({ pattern: "^[a-z][a-z0-9_-]{0,39}$" }),
      Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }), { minItems: 1, maxItems: 500 }),
      { additionalProperties: false, maxProperties: 50, description: "What stands for `<name>` in the phrases." },
    ),
    recordingNotice: Nullable(Type.String({ minLength: 1, maxLength: 500, pattern: "\\S" }), {
      description:
        "Said when a conversation by voice begins: that it is recorded, why, and how the person refuses. Null: nothing is recorded.",
    }),
  },
  { additionalProperties: false },
);

const sourceIds = Type.Array(Type.String({ pattern: "^src_" }), { maxItems: 1_000 });
const tags = Type.Optional(
  Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }), {
    maxItems: 50,
    description: "All sources that have one of these tags.",
  }),
);
const known = <Part extends TSchema>(part: Part) =>
  Nullable(part, {
    description:
      "The sources that the assistant answers from: those that are named, and those with one of the tags. Null: all sources.",
  });

const settings = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }),
  persona: Type.String({ maxLength: 2_000, description: "The assistant's role and tone." }),
  instructions: Type.String({
    maxLength: 20_000,
    description: "What the assistant should do, and what it should not do.",
  }),
  model: Nullable(ModelName, {
    description: "Null: the default model of the first provider, or the offline engine when there is no provider.",
  }),
  fallbackModels: Type.Array(ModelName, {
    maxItems: 5,
    description: "Answer in this order when the model fails. The offline engine is always the last.",
  }),
  knowledge: known(Type.Object({ sourceIds, tags }, { additionalProperties: false })),
  actions: Type.Array(Type.String({ maxLength: 100 }), {
    maxItems: 100,
    description: "Names of the actions that the assistant may use.",
  }),
  languages: Type.Array(Type.String({ pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$" }), {
    maxItems: 50,
    description: "Languages that the assistant answers in (BCP 47). Empty: the language of the question.",
  }),
  greeting: Nullable(Type.String({ maxLength: 1_000 })),
  handOver: Type.Object(
    {
      afterUnanswered: Nullable(Type.Integer({ minimum: 1, maximum: 20 }), {
        description: "Hands over to a person after this many unanswered questions in a row. Null: never.",
      }),
      phrases: Type.Array(Type.String({ minLength: 2, maxLength: 100 }), {
        maxItems: 100,
        description: "Hands over to a person when a message contains one of these phrases, in upper or lower case.",
      }),
      message: Nullable(Type.String({ minLength: 1, maxLength: 1_000 }), {
        description: "Sent to the user at the hand-over. Null: a standard sentence in the user's language.",
      }),
    },
    { additionalProperties: false },
  ),
  strictness: Type.Enum(["careful", "balanced", "eager"], {
    description:
      "How sure the assistant must be to answer from the knowledge without a language model. `careful` says more often that it does not know, `eager` answers more often and is wrong more often.",
  }),
  rewriteFollowUps: Type.Boolean({
    description:
      'With a language model: a follow-up ("and on Sunday?") is rewritten by the model into a question that stands alone, before passages are looked for. One short call of the model more for each follow-up.',
  }),
  secondLook: Type.Boolean({
    description:
      "With a language model: sentences whose words and numbers no passage has are shown to the model once more, and removed where the passages do not support them. The reply is shown when that is done, and not word by word.",
  }),
  maxOutputTokens: Type.Integer({ minimum: 16, maximum: 32_000 }),
  maxKnowledgeTokens: Type.Integer({
    minimum: 500,
    maximum: 12_000,
    description:
      "With a language model: at most so many tokens of the knowledge are shown to it for a question, and for each search of its own. They are estimated at 3.5 characters each. A model with a small context window is shown less.",
  }),
  voice,
};

export const AssistantSettings = Type.Object(settings);
export type AssistantSettings = Static<typeof AssistantSettings>;

export const defaultSettings: AssistantSettings = {
  name: "Assistant",
  persona: "",
  instructions: "",
  model: null,
  fallbackModels: [],
  knowledge: null,
  actions: ["search_knowledge", "hand_over", "capture_lead"],
  languages: [],
  greeting: null,
  handOver: { afterUnanswered: null, phrases: [], message: null },
  strictness: "balanced",
  rewriteFollowUps: false,
  secondLook: false,
  maxOutputTokens: 1_000,
  maxKnowledgeTokens: knowledgeTokens,
  voice: { greeting: null, phrases: [], slots: {}, recordingNotice: null },
};

const { name, handOver, ...others } = settings;
const optional = {
  ...others,
  knowledge: known(
    Type.Object({ sourceIds: Type.Optional(sourceIds), tags }, { additionalProperties: false, minProperties: 1 }),
  ),
  handOver: Type.Partial(handOver, { additionalProperties: false }),
  voice: Type.Partial(voice, { additionalProperties: false }),
};

export const NewAssistant = Type.Interface(
  [Type.Partial(Type.Object(optional))],
  { name, isDefault: Type.Optional(Type.Boolean()) },
  { additionalProperties: false, $id: "NewAssistant" },
);
export type NewAssistant = Static<typeof NewAssistant>;

export const AssistantChange = Type.Interface(
  [Type.Partial(Type.Object({ ...optional, name }))],
  {
    isDefault: Type.Optional(
      Type.Literal(true, { description: "Makes this assistant the default one in place of the former." }),
    ),
  },
  { additionalProperties: false, minProperties: 1, $id: "AssistantChange" },
);
export type AssistantChange = Static<typeof AssistantChange>;

/** Settings that are tried without being stored. */
export const TrialSettings = Type.Interface(
  [Type.Partial(Type.Object({ ...optional, name }))],
  {},
  { additionalProperties: false, $id: "TrialSettings" },
);

export const KnownAction = Type.Object(
  {
    name: Type.String({ description: "Stands in an assistant's `actions`." }),
    title: Type.String(),
    description: Type.String({ description: "When to use it: models choose by this text." }),
    isReadOnly: Type.Boolean({ description: "False: the assistant asks the person before it acts." }),
    scope: Nullable(Type.String(), {
      description: "What a caller needs to give it to an assistant. Null for a tool of a toolbox: `settings:write`.",
    }),
    toolbox: Nullable(Type.String(), { description: "The name of the toolbox that it is a tool of." }),
  },
  { $id: "KnownAction" },
);
export type KnownAction = Static<typeof KnownAction>;

export const Assistant = Type.Interface(
  [AssistantSettings],
  {
    id: Type.String(),
    isDefault: Type.Boolean({ description: "Answers when a request names no assistant." }),
    createdAt: Nullable(Time, {
      description: "Null for the default assistant of a new workspace, until somebody changes it.",
    }),
  },
  { $id: "Assistant" },
);
export type Assistant = Static<typeof Assistant>;
