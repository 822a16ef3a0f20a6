import type { Kernel } from "../../kernel/kernel.ts";
import { AddressRefused } from "../../kernel/outbound/outbound.ts";
import { addressRefused, cannotBeDone, Problem } from "../../kernel/problem.ts";
import { findVendor, type ModelKind } from "../../providers/model/open-model.ts";

/**
 * Gives the base URL as it is stored, without a slash at its end; null for the vendor's own.
 * Names are not looked up: every model call checks what they stand for.
 * @throws cannot-be-done when the URL is malformed, or missing where the kind needs one
 * @throws address-refused when the server must not call it
 */
export function checkProviderUrl(kernel: Kernel, kind: ModelKind, written: string | null): string | null {
  if (written === null) {
    if (findVendor(kind)?.baseUrl !== undefined) return null;
    throw refused(`is needed for ${kind}: the URL up to and without /chat/completions`);
  }
  const url = URL.parse(written);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hash !== "" || url.search !== "") {
    throw refused("must be an http or https URL without ? and #");
  }
  if (url.username !== "" || url.password !== "") throw refused("must not contain a user name or a password");
  try {
    kernel.outbound.checkUrl(url.href, "models");
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    const hint = "To allow an address for models only, write models: before it, e.g. models:127.0.0.1:11434.";
    const errors = [{ pointer: "/body/baseUrl", message: error.message }];
    throw new Problem(addressRefused, `${error.message} ${hint}`, { errors });
  }
  return withoutSlash(url);
}

function withoutSlash(url: URL): string {
  return url.href.replace(/\/+$/, "");
}

function refused(message: string): Problem {
  return new Problem(cannotBeDone, `The baseUrl ${message}.`, { errors: [{ pointer: "/body/baseUrl", message }] });
}
