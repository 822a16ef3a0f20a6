import { AddressRefused } from "@parley/outbound";
import type { Kernel } from "../../../kernel/kernel.ts";
import { addressRefused, cannotBeDone, Problem } from "../../../kernel/problem.ts";

/**
 * Refuses a URL that must not be called. Names are not looked up: every send checks what they stand
 * for. Throws address-refused, and cannot-be-done for a URL with a fragment.
 */
export function checkEndpointUrl(kernel: Kernel, url: string): void {
  if (URL.canParse(url) && new URL(url).hash !== "") {
    const sentence = "The URL has a fragment (the part after #), which is never sent. Leave it out.";
    throw new Problem(cannotBeDone, sentence, { errors: [{ pointer: "/body/url", message: sentence }] });
  }
  try {
    kernel.outbound.checkUrl(url, "webhooks");
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw new Problem(addressRefused, error.message, { errors: [{ pointer: "/body/url", message: error.message }] });
  }
}
