import type { FastifyRequest } from "fastify";
import { Problem, rateLimited } from "../../kernel/problem.ts";
import { inShareOf, type Lane } from "../../kernel/sharing/share.ts";
import type { Database } from "../../kernel/storage/database.ts";
import type { Route } from "../../kernel/wire/route.ts";

/** The lane of a route's calls. What a page may call for its visitors is chat or intake. */
export function laneOf({ definition: { lane, guard } }: Pick<Route, "definition">): Lane | "node" {
  if (lane !== undefined) return lane;
  const isForVisitors = guard.kind === "caller" || (guard.kind === "may" && guard.publishable !== false);
  return isForVisitors ? "visitors" : "requests";
}

/**
 * Runs the handler in the share of its caller's workspace. Throws rate-limited when too many requests of
 * the workspace wait for the database already. A caller who is not known counts for no workspace.
 */
export function inShareOfCall<Result>(
  { gate }: Database,
  lane: Lane | "node",
  { caller, id }: FastifyRequest,
  run: () => Result,
): Result {
  if (lane === "node") return run();
  if (caller === null) return inShareOf(undefined, "visitors", run, id);
  if (gate.isFull(caller.workspaceId, lane)) throw tooManyWait();
  return inShareOf(caller.workspaceId, lane, run, id);
}

function tooManyWait(): Problem {
  return new Problem(
    rateLimited,
    "Too many requests of this workspace wait for the database already. Send fewer at the same time.",
    { headers: { "retry-after": "1" } },
  );
}
