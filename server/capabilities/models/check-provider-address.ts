import { AddressRefused } from "@parley/outbound";
import type { Kernel } from "../../kernel/kernel.ts";
import { addressRefused, cannotBeDone, Problem } from "../../kernel/problem.ts";

/**
 * Gives a base URL of a provider as it is stored, without a slash at its end. Names are not looked
 * up: every call checks what they stand for.
 * @throws cannot-be-done when the URL is malformed
 * @throws address-refused when the server must not call it
 */
export function checkProviderAddress(kernel: Kernel, purpose: "models" | "speech", written: string): string {
  const url = URL.parse(written);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hash !== "" || url.search !== "") {
    throw refusedProviderAddress("must be an http or https URL without ? and #");
  }
  if (url.username !== "" || url.password !== "")
    throw refusedProviderAddress("must not contain a user name or a password");
  try {
    kernel.outbound.checkUrl(url.href, purpose);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    const hint = `To allow an address for ${purpose} only, write ${purpose}: before it, e.g. ${purpose}:127.0.0.1:11434.`;
    const errors = [{ pointer: "/body/baseUrl", message: error.message }];
    throw new Problem(addressRefused, `${error.message} ${hint}`, { errors });
  }
  return withoutSlash(url);
}

function withoutSlash(url: URL): string {
  return url.href.replace(/\/+$/, "");
}

export function refusedProviderAddress(message: string): Problem {
  return new Problem(cannotBeDone, `The baseUrl ${message}.`, { errors: [{ pointer: "/body/baseUrl", message }] });
}
