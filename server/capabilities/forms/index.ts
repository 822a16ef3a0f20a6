import { capability } from "../../kernel/capability.ts";
import { deleteEndedProofs } from "./delete-ended-proofs.ts";
import { routes } from "./routes.ts";

export { answerForm, showFormProblem } from "./answer-form.ts";
export { judgeSubmission } from "./judge-submission.ts";
export { formGuards, SpamReasonShown } from "./schema.ts";
export { spendProof } from "./spend-proof.ts";
export { teach } from "./teach.ts";
export { type SpamReason, type Verdict, verdictOf } from "./verdict.ts";

/** What guards the forms of web pages against spam, without a service of others. */
export const forms = capability({
  name: "forms",
  tables: ["spam_word", "spent_proof"],
  routes,
  jobs: [deleteEndedProofs],
});
