import type { Caller } from "../../../kernel/caller.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { Ticket } from "../schema.ts";
import { insertTicket } from "./store.ts";

/** An EventSource reconnects by itself with the same address, and so with the same ticket. */
const lifetimeMs = 15 * 60_000;

export const ticketPrefix = "parley_st_";

/**
 * Creates a ticket that opens the stream with the rights of this caller, as `identifyCaller` gives
 * it. The ticket ends with the caller's credential. Throws not-found for a browser that is no
 * visitor yet.
 */
export async function createTicket(context: Context, caller: Caller): Promise<Ticket> {
  const { kernel } = context;
  if (isBrowserWithoutVisitor(caller)) throw nothingToSee();
  const ticket = ticketPrefix + randomToken();
  const nowMs = kernel.clock.now();
  const expiresAt = new Date(Math.min(nowMs + lifetimeMs, caller.expiresAtMs ?? Number.POSITIVE_INFINITY));
  const { userId: _userId, ...stored } = { ...caller, scopes: [...caller.scopes] };
  return context.commit(async (tx) => {
    await insertTicket(tx, { workspaceId: caller.workspaceId, hash: sha256(ticket), caller: stored, expiresAt });
    return { ticket, expiresAt: expiresAt.toISOString() };
  });
}

/** A publishable key alone sees nothing: a visitor sees only what belongs to that visitor. */
export function isBrowserWithoutVisitor({ kind, visitorId }: Caller): boolean {
  return kind === "publishable-key" && visitorId === undefined;
}

export function nothingToSee(): Problem {
  return new Problem(
    notFound,
    "This browser has no visitor token yet, so there is nothing to see. Send a message first.",
  );
}
