import { capability } from "../../kernel/capability.ts";
import { routes } from "./routes.ts";
import { deleteEndedProofs } from "./spend-proof.ts";
import { formTexts } from "./texts/form-texts.ts";

export { answerForm, showFormProblem, showFormThanks } from "./answer-form.ts";
export { judgeSubmission } from "./judge-submission.ts";
export { formGuards, SpamReasonShown } from "./schema.ts";
export { spendProof } from "./spend-proof.ts";
export { teach } from "./teach.ts";
export { type SpamReason, type Verdict, verdictOf } from "./verdict.ts";

/** This capability guards the forms of web pages against spam, without a service of others. */
export const forms = capability({
  name: "forms",
  texts: formTexts,
  tables: ["spam_word", "spent_proof"],
  routes,
  jobs: [deleteEndedProofs],
});
