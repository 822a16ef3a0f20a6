import { sha256 } from "../../kernel/secrets.ts";
import type { Call } from "../../kernel/wire/route.ts";

/**
 * Identifies a request among those of its caller, so that a retry is recognised: clients retry after
 * a time-out without saying so. Undefined for callers with a publishable key, which all visitors
 * share, and for requests with an Idempotency-Key, which says it.
 */
export function fingerprintOf(call: Call<unknown, unknown, unknown>): Buffer | undefined {
  const { caller, request, body } = call;
  if (caller.kind === "publishable-key" || call.header("idempotency-key") !== undefined) return undefined;
  const session = call.header("x-session-id") ?? null;
  return sha256(JSON.stringify([caller.id, request.routeOptions.url, session, body]));
}
