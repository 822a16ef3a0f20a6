import { AddressRefused } from "@parley/outbound";
import type { Kernel } from "../../../kernel/kernel.ts";
import { addressRefused, cannotBeDone, Problem } from "../../../kernel/problem.ts";

/** The vendors of one kind of accounts are reached by these rules. */
type Reach = {
  purpose: "models" | "speech";
  /** The address is undefined where the account must bring one. */
  vendorUrl: string | undefined;
  /** The vendor's name in the API. */
  vendor: string;
  /** Follows the base URL in a call. */
  firstPath: string;
};

/**
 * Gives the base URL as it is stored, without a slash at its end; null for the vendor's own. Names
 * are not looked up: every call checks what they stand for.
 * @throws cannot-be-done when the URL is malformed, or missing where the vendor needs one
 * @throws address-refused when the server must not call it
 */
export function checkAccountUrl(kernel: Kernel, reach: Reach, written: string | null): string | null {
  const { purpose, vendorUrl, vendor, firstPath } = reach;
  if (written === null) {
    if (vendorUrl !== undefined) return null;
    throw refused(`is needed for ${vendor}: the URL up to and without ${firstPath}`);
  }
  const url = URL.parse(written);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hash !== "" || url.search !== "") {
    throw refused("must be an http or https URL without ? and #");
  }
  if (url.username !== "" || url.password !== "") throw refused("must not contain a user name or a password");
  checkAddress(kernel, purpose, url.href);
  return url.href.replace(/\/+$/, "");
}

function checkAddress(kernel: Kernel, purpose: Reach["purpose"], url: string): void {
  try {
    kernel.outbound.checkUrl(url, purpose);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    const hint = `To allow an address for ${purpose} only, write ${purpose}: before it, e.g. ${purpose}:127.0.0.1:11434.`;
    const errors = [{ pointer: "/body/baseUrl", message: error.message }];
    throw new Problem(addressRefused, `${error.message} ${hint}`, { errors });
  }
}

function refused(message: string): Problem {
  return new Problem(cannotBeDone, `The baseUrl ${message}.`, { errors: [{ pointer: "/body/baseUrl", message }] });
}
