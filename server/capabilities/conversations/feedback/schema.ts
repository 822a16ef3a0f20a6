import Type, { type Static } from "typebox";

const maxCommentLength = 2_000;

export const NewFeedback = Type.Object(
  {
    helpful: Type.Boolean(),
    comment: Type.Optional(
      Type.String({ maxLength: maxCommentLength, description: "Why. White space alone is no comment." }),
    ),
  },
  { additionalProperties: false, $id: "NewFeedback" },
);
export type NewFeedback = Static<typeof NewFeedback>;

export const FeedbackGiver = Type.Enum(["contact", "member"], {
  $id: "FeedbackGiver",
  description: "`contact`: the visitor or user, or a server in their name. `member`: a colleague.",
});

const kept = {
  helpful: Type.Boolean(),
  comment: Type.Union([Type.String(), Type.Null()]),
  givenAt: Type.String({ format: "date-time" }),
};

export const Feedback = Type.Object(
  { ...kept, givenBy: FeedbackGiver, memberId: Type.Optional(Type.String()) },
  {
    $id: "Feedback",
    description: "For the team only. What the contact says is shown before what members say.",
  },
);
export type Feedback = Static<typeof Feedback>;

/** As it is stored. */
export type KeptFeedback = { helpful: boolean; comment: string | null; givenAt: string };

/** By who gave it: `byContact`, or the UUID of a member. */
export type FeedbackByGiver = Record<string, KeptFeedback>;

export const byContact = "contact";
