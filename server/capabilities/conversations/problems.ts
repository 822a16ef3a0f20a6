import { defineProblem } from "../../kernel/problem.ts";

export const replyFailed = defineProblem(500, "reply-failed", "The reply could not be made");
