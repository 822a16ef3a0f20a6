import { defineProblem } from "../../kernel/problem.ts";

export const replyFailed = defineProblem(500, "reply-failed", "The reply could not be made");
export const attachmentsNotAllowed = defineProblem(
  422,
  "attachments-not-allowed",
  "No files can be sent in this conversation now",
);
export const attachmentTypeNotAllowed = defineProblem(
  422,
  "attachment-type-not-allowed",
  "Files of this kind cannot be sent in a conversation",
);
export const tooManyAttachments = defineProblem(
  422,
  "too-many-attachments",
  "The conversation has as many files as it may have",
);
export const replayImpossible = defineProblem(
  409,
  "replay-impossible",
  "A stored reply cannot be made again as it was",
);
