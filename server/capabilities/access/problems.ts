import { defineProblem, Problem } from "../../kernel/problem.ts";

export const leakReportRefused = defineProblem(
  401,
  "leak-report-refused",
  "The report is not signed by a scanner that this server knows",
);

export const unverifiedPerson = defineProblem(
  403,
  "unverified-person",
  "Nobody has proved yet that the person's e-mail address is theirs",
);

export const registrationClosed = defineProblem(403, "registration-closed", "Apps cannot register themselves here");

/** RFC 9110 requires every 401 to name a way to authenticate. */
export function unprovedReport(sentence: string): Problem {
  return new Problem(leakReportRefused, sentence, { headers: { "www-authenticate": "Github-Public-Key-Signature" } });
}
