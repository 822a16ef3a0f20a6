import type { FastifyRequest } from "fastify";
import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { wantedLanguage } from "../../kernel/pages/page-language.ts";
import { suspendedForTeam, suspendedForVisitors } from "../../kernel/standing/suspended-for-team.ts";
import type { Route } from "../../kernel/wire/route.ts";

type Admission = Pick<Route["definition"], "guard" | "goesOnWhenSuspended">;

/**
 * Refuses the calls of a suspended workspace, here for all capabilities. What a person does with the own account
 * goes on, what the operator does, what a route says of itself, and what an owner reads and deletes.
 *
 * @throws workspace-suspended
 */
export function refuseSuspended(kernel: Kernel, request: FastifyRequest, route: Admission, caller: Caller): void {
  if (!kernel.standings.isSuspended(caller.workspaceId)) return;
  const { guard, goesOnWhenSuspended } = route;
  const isOwn = guard.kind === "anyone" || guard.kind === "operator" || (guard.kind === "member" && guard.isOwnAccount);
  if (isOwn || goesOnWhenSuspended === true || mayOwnerCall(request, caller)) return;
  throw caller.kind === "publishable-key"
    ? suspendedForVisitors(wantedLanguage(request.headers["accept-language"]))
    : suspendedForTeam(kernel.standings, caller.workspaceId);
}

/** A WebSocket begins with a GET, and is no reading. */
function mayOwnerCall({ method, headers }: FastifyRequest, caller: Caller): boolean {
  const isReading = method === "GET" || method === "HEAD" || method === "DELETE";
  return caller.isOwner === true && isReading && headers.upgrade === undefined;
}
