import type { Kernel } from "../../kernel/kernel.ts";
import { AddressRefused } from "../../kernel/outbound/outbound.ts";
import { addressRefused, cannotBeDone, Problem } from "../../kernel/problem.ts";
import type { ModelKind } from "../../providers/model/model.ts";

/**
 * The address as it is kept: without a slash at its end. Throws cannot-be-done for one that is none or is missing, and
 * address-refused for one that may not be called. One that cannot be resolved now is taken: every call checks again.
 */
export async function checkBaseUrl(kernel: Kernel, kind: ModelKind, written: string | null): Promise<string | null> {
  if (written === null) {
    if (kind !== "openai-compatible") return null;
    throw refused("is needed for openai-compatible: the address that ends before /chat/completions");
  }
  const url = URL.parse(written);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hash !== "" || url.search !== "") {
    throw refused("must be an http or https address without ? and #");
  }
  if (url.username !== "" || url.password !== "") throw refused("must not hold a user or a password");
  try {
    await kernel.outbound.checkUrl(url.href, "models");
  } catch (error) {
    if (!(error instanceof AddressRefused)) return trimmed(url);
    const hint = "For models alone: models:127.0.0.1:11434.";
    const errors = [{ pointer: "/body/baseUrl", message: error.message }];
    throw new Problem(addressRefused, `${error.message} ${hint}`, { errors });
  }
  return trimmed(url);
}

function trimmed(url: URL): string {
  return url.href.replace(/\/+$/, "");
}

function refused(message: string): Problem {
  return new Problem(cannotBeDone, `The address ${message}.`, { errors: [{ pointer: "/body/baseUrl", message }] });
}
