import { cannotBeDone } from "../../../kernel/problem.ts";
import { requireEmailAddress } from "../../identity/index.ts";
import { refused } from "../problems.ts";
import type { NewSource } from "../schema.ts";

/**
 * The address of a source of mails, null for other sources. Throws cannot-be-done and
 * invalid-request.
 */
export function chooseAddress({ format = "events", address, scheme = "parley" }: NewSource): string | null {
  if (format === "events") {
    if (address === undefined) return null;
    throw refused(cannotBeDone, "/body/address", 'belongs to a source with the format "email"');
  }
  if (address === undefined) {
    throw refused(cannotBeDone, "/body/address", "is missing: the address whose mails the source passes on");
  }
  // A mail holds no time of signing: what was recorded could be sent again.
  if (scheme === "github") {
    throw refused(cannotBeDone, "/body/scheme", "must be one that signs the time for mails: parley or standard");
  }
  return requireEmailAddress(address, "/body/address");
}
