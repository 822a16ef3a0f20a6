import { defineProblem } from "../../kernel/problem.ts";

export const campaignInvalid = defineProblem(422, "campaign-invalid", "The text of the campaign cannot become a mail");
export const campaignNotReady = defineProblem(422, "campaign-not-ready", "Something that sending needs is missing");
export const campaignStatusConflict = defineProblem(
  409,
  "campaign-status-conflict",
  "The campaign does not allow this in its status",
);
export const mailingStatusConflict = defineProblem(
  409,
  "mailing-status-conflict",
  "Only a mail of which nobody knows whether it was sent can be released",
);
