import Type, { type Static } from "typebox";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import { IdOf, Nullable, Time, TimeOf } from "../../../kernel/wire/show.ts";
import { GapId, SourceId } from "../ids.ts";
import { Place } from "../schema.ts";

export const GapState = Type.Enum(["open", "resolved", "ignored"], {
  $id: "GapState",
  description:
    "`resolved`: a source answers it. It opens again when it is asked after that and not answered. `ignored` stays so.",
});
export type GapState = Static<typeof GapState>;

/** Says why a question was missed. */
export type MissedReason = "unanswered" | "unhelpful" | "handed-over";

export const Gap = Type.Object(
  {
    id: IdOf(GapId),
    state: GapState,
    question: Type.String({ description: "The wording that people used most." }),
    count: Type.Integer({ description: "How many questions of the last 180 days ask this." }),
    reasons: Type.Object(
      {
        unanswered: Type.Integer({ description: "The assistant said that it does not know." }),
        unhelpful: Type.Integer({ description: "Feedback said that the reply was not helpful." }),
        handedOver: Type.Integer({ description: "A person took over after this question." }),
      },
      { description: "Each question is counted once, by what came first." },
    ),
    examples: Type.Array(Type.String(), {
      description: "How people asked it, the most frequent wording first. At most 10.",
    }),
    lastAskedAt: Time,
    nearest: Nullable(
      Type.Object(
        { sourceId: IdOf(SourceId), title: Type.String(), url: Nullable(Type.String()), ...Place },
        { description: "The source that comes nearest to the question now, and where in it." },
      ),
    ),
    answeredNow: Type.Boolean({
      description: "Whether the engine finds an answer in the knowledge of now, without a model.",
    }),
    openedAt: Time,
    resolvedAt: Nullable(Time),
    sourceId: Nullable(IdOf(SourceId, { description: "The source that resolved it. It may be removed since." })),
  },
  { $id: "Gap" },
);
export type Gap = Static<typeof Gap>;

/** Two FAQs or more that answer one question otherwise. */
const Contradiction = Type.Object({
  question: Type.String(),
  sources: Type.Array(Type.Object({ sourceId: IdOf(SourceId), question: Type.String() }), {
    description: "The FAQs that answer it, each otherwise than another, the oldest first. At most 10.",
  }),
});
export const Gaps = Type.Object(
  {
    ...PageOf(Gap).properties,
    contradictions: Type.Array(Contradiction, {
      description:
        "Questions that FAQs answer in different ways: people get one of the answers. At most 100, with the first page alone.",
    }),
  },
  { $id: "Gaps" },
);
export type Gaps = Static<typeof Gaps>;

export const GapQuery = Type.Object(
  { ...PageQuery.properties, state: Type.Optional(Type.Union([GapState], { default: "open" })) },
  { additionalProperties: false },
);

export const NewGapMail = Type.Object({ weekly: Type.Boolean() }, { additionalProperties: false, $id: "NewGapMail" });

export const GapMail = Type.Object(
  {
    weekly: Type.Boolean(),
    nextAt: Nullable(TimeOf({ description: "When the next mail is due." })),
    stopUrl: Nullable(Type.String({ description: "The link of each mail that stops them, without signing in." })),
  },
  { $id: "GapMail" },
);
export type GapMail = Static<typeof GapMail>;

export const GapPath = Type.Object({ gapId: Type.String() });

const closed = { additionalProperties: false };
const written = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: "\\S", description });

export const GapResolution = Type.Union(
  [
    Type.Object(
      {
        answer: written(1_048_576, "Makes a FAQ with this answer."),
        question: Type.Optional(written(2_000, "The question of the FAQ; else that of the gap.")),
        alternatives: Type.Optional(
          Type.Array(written(2_000, "Another way to ask it."), {
            maxItems: 100,
            description: "Of the FAQ; else the examples, without those that hold addresses or long numbers.",
          }),
        ),
      },
      closed,
    ),
    Type.Object(
      {
        sourceId: Type.String({
          description:
            "The source that answers it. A FAQ gets the examples as alternatives. A text stays as it is: the gap opens again when the same is asked and not answered.",
        }),
      },
      closed,
    ),
    Type.Object({ ignore: Type.Literal(true) }, closed),
  ],
  { $id: "GapResolution" },
);
export type GapResolution = Static<typeof GapResolution>;
