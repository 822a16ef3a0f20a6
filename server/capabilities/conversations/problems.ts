import { defineProblem } from "../../kernel/problem.ts";
import { userProofInvalid, userProofMissing } from "../accounts/index.ts";

export const replyFailed = defineProblem(500, "reply-failed", "The reply could not be made");
export const visitorTokenInvalid = defineProblem(401, "visitor-token-invalid", "The visitor token is not valid");

/** What a browser can be told wherever it says which visitor it is. */
export const visitorProblems = [visitorTokenInvalid, userProofInvalid, userProofMissing];
