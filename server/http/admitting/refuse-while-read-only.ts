import type { FastifyRequest } from "fastify";
import type { Kernel } from "../../kernel/kernel.ts";
import { readOnlyProblem } from "../../kernel/problem-of.ts";
import type { Route } from "../../kernel/wire/route.ts";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses calls that may write while the database is moved, before they do anything. A route whose scope only reads
 * may be called by any method: a search is a POST. What writes none the less is refused by the database.
 *
 * @throws installation-read-only
 */
export function refuseWhileReadOnly(
  { readOnly }: Kernel,
  { method, headers }: FastifyRequest,
  { guard }: Pick<Route["definition"], "guard">,
): void {
  if (readOnly.state === "open") return;
  const isReadingRoute = guard.kind === "may" && guard.scope.endsWith(":read");
  // A voice session is a WebSocket of a route that writes; those that only push events go on.
  const isWebSocket = guard.kind === "may" && headers.upgrade !== undefined;
  if (isReadingRoute || (readingMethods.has(method) && !isWebSocket)) return;
  throw readOnlyProblem();
}
