import { parseEmailAddress } from "@parley/json";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";

/**
 * Works like `parseEmailAddress`, but throws invalid-request, naming the member of the body that
 * holds the address.
 */
export function requireEmailAddress(written: string, pointer = "/body/email"): string {
  const email = parseEmailAddress(written);
  if (email !== undefined) return email;
  throw new Problem(invalidRequest, "Write the e-mail address like person@example.com.", {
    errors: [{ pointer, message: "is not an e-mail address" }],
  });
}
