import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { AddressRefused } from "../../kernel/outbound/outbound.ts";
import { addressRefused, cannotBeDone, forbidden, Problem } from "../../kernel/problem.ts";

/**
 * Refuses an address that may not be called. One that cannot be resolved now is taken: every send checks again.
 * Throws address-refused.
 */
export async function checkUrl(kernel: Kernel, url: string): Promise<void> {
  if (URL.canParse(url) && new URL(url).hash !== "") {
    const sentence = "The address has a part after #, which is never sent. Leave it out.";
    throw new Problem(cannotBeDone, sentence, { errors: [{ pointer: "/body/url", message: sentence }] });
  }
  try {
    await kernel.outbound.checkUrl(url, "webhooks");
  } catch (error) {
    if (!(error instanceof AddressRefused)) return;
    throw new Problem(addressRefused, error.message, { errors: [{ pointer: "/body/url", message: error.message }] });
  }
}

/** Nobody is sent what they could not read themselves: asked for by name, it is refused; by a pattern, it is left out. */
export function checkEvents(kernel: Kernel, caller: Caller, events: readonly string[]): void {
  const missing = new Set(
    events.flatMap((type) => {
      const scope = kernel.eventTypes.get(type)?.visibleTo;
      return scope === undefined || caller.scopes.has(scope) ? [] : [scope];
    }),
  );
  if (missing.size === 0) return;
  throw new Problem(forbidden, `Your own credential lacks ${[...missing].join(", ")}, which these events need.`);
}
