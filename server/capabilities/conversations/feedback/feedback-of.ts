import { UserId } from "../../identity/index.ts";
import { byContact, type Feedback, type FeedbackByGiver, type KeptFeedback } from "./schema.ts";

/**
 * The feedback that a message is shown with. What the person says who was served goes before what
 * colleagues say; of colleagues, the last one counts.
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
