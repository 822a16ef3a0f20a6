import Type, { type Static } from "typebox";
import { Nullable, Time } from "../../../kernel/wire/show.ts";
import { UserId } from "../../identity/index.ts";

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
  comment: Nullable(Type.String()),
  givenAt: Time,
};

export const Feedback = Type.Object(
  { ...kept, givenBy: FeedbackGiver, memberId: Type.Optional(Type.String()) },
  {
    $id: "Feedback",
    description: "For the team only. What the contact says is shown before what members say.",
  },
);
export type Feedback = Static<typeof Feedback>;

/** Feedback is stored in this form. */
export type KeptFeedback = { helpful: boolean; comment: string | null; givenAt: string };

/** Feedback by who gave it: `byContact`, or the UUID of a member. */
export type FeedbackByGiver = Record<string, KeptFeedback>;

export const byContact = "contact";

/**
 * Chooses the feedback that a message is shown with. The word of the person who was served goes
 * before what colleagues say; of colleagues, the last one counts.
 */
export function feedbackOf(feedback: FeedbackByGiver | null): Feedback | undefined {
  const given = Object.entries(feedback ?? {}).toSorted(([, a], [, b]) => (a.givenAt < b.givenAt ? 1 : -1));
  const [giver, kept] = given.find(([by]) => by === byContact) ?? given[0] ?? [];
  return giver === undefined || kept === undefined ? undefined : showFeedback(giver, kept);
}

export function showFeedback(giver: string, kept: KeptFeedback): Feedback {
  if (giver === byContact) return { ...kept, givenBy: "contact" };
  return { ...kept, givenBy: "member", memberId: UserId.format(giver) };
}
