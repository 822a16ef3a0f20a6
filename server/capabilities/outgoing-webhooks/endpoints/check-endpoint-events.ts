import { type Caller, eventScopesOf } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";

/**
 * Refuses event types that the caller may not read. A pattern such as `message.*` is never refused:
 * it only matches what the caller may read. Throws forbidden.
 */
export function checkEndpointEvents(kernel: Kernel, caller: Caller, events: readonly string[]): void {
  const scopesOfCaller = eventScopesOf(caller);
  const missing = new Set(
    events.flatMap((type) => {
      const scope = kernel.eventTypes.get(type)?.visibleTo;
      return scope === undefined || scopesOfCaller.has(scope) ? [] : [scope];
    }),
  );
  if (missing.size === 0) return;
  const scopes = [...missing].join(", ");
  throw new Problem(
    forbidden,
    `Your credential lacks the scope ${scopes}, or has databaseRules beside it, so it cannot get these events.`,
  );
}
