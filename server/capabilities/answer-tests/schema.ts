import Type, { type Static } from "typebox";
import { IdOf, Nullable, Time } from "../../kernel/wire/show.ts";
import { AssistantId } from "../assistants/index.ts";
import { MessageId } from "../conversations/index.ts";
import { PinId } from "./ids.ts";

const written = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: "\\S", description });

export const Expectation = Type.Object(
  {
    sourceId: Type.Optional(Type.String({ description: "The answer cites this source." })),
    holds: Type.Optional(
      Type.Array(written(2_000, "Upper and lower case, and blanks, make no difference."), {
        minItems: 1,
        maxItems: 20,
        description: "The answer holds each of these texts.",
      }),
    ),
    declines: Type.Optional(Type.Literal(true, { description: "The assistant says that it does not know." })),
  },
  { additionalProperties: false, minProperties: 1, $id: "AnswerExpectation" },
);
export type Expectation = Static<typeof Expectation>;

export const NewPin = Type.Union(
  [
    Type.Object(
      {
        question: written(8_000, "Asked as the first message of a conversation."),
        assistantId: Type.Optional(Type.String({ description: "Left out: the default assistant." })),
        expect: Expectation,
      },
      { additionalProperties: false },
    ),
    Type.Object(
      {
        messageId: Type.String({
          description:
            "A reply. The test asks its question after those before it, and expects what it cited; of a reply without citations, that it says the same or declines again.",
        }),
      },
      { additionalProperties: false },
    ),
  ],
  { $id: "NewAnswerTest" },
);
export type NewPin = Static<typeof NewPin>;

const outcome = {
  passed: Type.Boolean(),
  answered: Type.Boolean(),
  sourceIds: Type.Array(Type.String(), { description: "The sources that the answer cites." }),
};

const Fault = Type.Object({
  code: Type.Enum(["declined", "answered", "other-source", "text-missing"]),
  expected: Type.Optional(Type.String({ description: "The source that was not cited, or the text that is missing." })),
});
export type Fault = Static<typeof Fault>;

const Result = Type.Object({ ...outcome, faults: Type.Array(Fault) });

export const Pin = Type.Object(
  {
    id: IdOf(PinId),
    question: Type.String(),
    earlierQuestions: Type.Array(Type.String(), {
      description:
        "The test asks these before, oldest first, and the engine answers them: so many as a follow-up is understood from.",
    }),
    assistantId: Nullable(IdOf(AssistantId), { description: "Null: the default assistant." }),
    expect: Expectation,
    messageId: Nullable(IdOf(MessageId), { description: "The reply that it was made from." }),
    createdAt: Time,
    result: Nullable(Result, { description: "The newest result. Null until it was run." }),
    before: Nullable(Type.Object(outcome), {
      description: "The result of the run before, where the newest one differs. Null where nothing changed.",
    }),
  },
  { $id: "AnswerTest" },
);
export type Pin = Static<typeof Pin>;

export const Report = Type.Object(
  {
    ranAt: Nullable(Time, { description: "When the newest run ended. Null before the first." }),
    isPending: Type.Boolean({ description: "Whether a run is under way, or about to begin." }),
    passed: Type.Integer(),
    failed: Type.Integer(),
    changed: Type.Array(Pin, { description: "The tests that came out otherwise than in the run before." }),
    failing: Type.Array(Pin, { description: "The tests that do not pass." }),
  },
  { $id: "AnswerTestReport" },
);
export type Report = Static<typeof Report>;

export const PinPath = Type.Object({ pinId: Type.String() });
export const Requested = Type.Object({ status: Type.Literal("accepted") }, { $id: "AnswerTestRun" });
export const PinMail = Type.Object(
  { wanted: Type.Boolean({ description: "Whether I get a mail when a run comes out otherwise than the one before." }) },
  { additionalProperties: false, $id: "AnswerTestMail" },
);
export type PinMail = Static<typeof PinMail>;
