import { defineProblem } from "../../kernel/problem.ts";

export const replyFailed = defineProblem(500, "reply-failed", "The reply could not be made");
export const replayImpossible = defineProblem(
  409,
  "replay-impossible",
  "A stored reply cannot be made again as it was",
);
