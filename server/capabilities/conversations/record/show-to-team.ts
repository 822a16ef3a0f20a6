import type { FeedbackByGiver } from "./feedback-schema.ts";
import { feedbackOf } from "./feedback-schema.ts";
import type { StoredMessage } from "./message-schema.ts";
import { showMessage } from "./show-message.ts";
import type { MessageRow } from "./store.ts";

/** A message with what only the team may see: a colleague may have given the feedback. */
export function showToTeam(row: MessageRow & { feedback: FeedbackByGiver | null }, sessionId: string): StoredMessage {
  const feedback = feedbackOf(row.feedback);
  return { ...showMessage(row, sessionId), ...(feedback === undefined ? {} : { feedback }) };
}
