import type { Kernel } from "../../../kernel/kernel.ts";
import type { FeedbackByGiver } from "./feedback-schema.ts";
import { feedbackOf } from "./feedback-schema.ts";
import type { StoredMessage } from "./message-schema.ts";
import { showMessage } from "./show-message.ts";
import type { MessageRow } from "./store.ts";

/** Shows a message with what only the team may see: a colleague may have given the feedback. */
export function showToTeam(
  kernel: Kernel,
  row: MessageRow & { feedback: FeedbackByGiver | null },
  sessionId: string,
): StoredMessage {
  const feedback = feedbackOf(row.feedback);
  return { ...showMessage(kernel, row, sessionId), ...(feedback === undefined ? {} : { feedback }) };
}
