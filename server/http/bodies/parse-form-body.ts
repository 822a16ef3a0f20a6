import { invalidRequest, Problem } from "../../kernel/problem.ts";
import { cleanStrings } from "./clean-strings.ts";

/** More than any form of ours has, or any webhook that sends its data as a form. */
const maxFields = 1_000;

/**
 * Parses the fields of an HTML form (application/x-www-form-urlencoded). The last of several fields
 * with one name counts. Throws invalid-request for more than 1,000 fields.
 */
export function parseFormBody(text: string): unknown {
  // A field takes part in the count before it is decoded, so that a body of separators costs
  // nothing.
  if (text.split("&", maxFields + 1).length > maxFields) {
    throw new Problem(invalidRequest, `A form may have at most ${maxFields} fields. Send fewer.`);
  }
  return cleanStrings(Object.fromEntries(new URLSearchParams(text)), "/body");
}
