import type { Caller, ReadTicket } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { defineJob } from "../../kernel/log/job.ts";
import { notFound, Problem, unauthenticated } from "../../kernel/problem.ts";
import { randomToken, sha256 } from "../../kernel/secrets.ts";
import type { Context } from "../../kernel/wire/route.ts";
import type { Ticket } from "./schema.ts";
import { deleteExpiredTickets, findTicket, insertTicket, useUpTicket } from "./store.ts";

/** Long enough for an EventSource to reconnect with the same address, as it does by itself. */
const lifetimeMs = 15 * 60_000;
const prefix = "parley_st_";

/** Gives a ticket that opens the stream as this caller, identified, and no more: a visitor sees its own conversations only. */
export async function giveTicket(context: Context, caller: Caller): Promise<Ticket> {
  const { kernel } = context;
  if (caller.kind === "publishable-key" && caller.visitorId === undefined) {
    throw new Problem(notFound, "A visitor without a conversation has nothing to watch. Send a message first.");
  }
  const ticket = prefix + randomToken();
  const nowMs = kernel.clock.now();
  const expiresAtMs = Math.min(nowMs + lifetimeMs, caller.expiresAtMs ?? Number.POSITIVE_INFINITY);
  const { userId: _userId, ...kept } = { ...caller, scopes: [...caller.scopes] };
  const expiresAt = new Date(expiresAtMs);
  return context.commit(async (tx) => {
    await insertTicket(tx, { workspaceId: caller.workspaceId, hash: sha256(ticket), caller: kept, expiresAt });
    return { ticket, expiresAt: expiresAt.toISOString() };
  });
}

export function createReadTicket(kernel: Kernel): ReadTicket {
  return async (ticket) => {
    if (!ticket.startsWith(prefix)) return undefined;
    const found = await findTicket(kernel.database.query, sha256(ticket));
    if (found === undefined) return undefined;
    const kept = found.caller as Omit<Caller, "scopes"> & { scopes: string[] };
    const caller = { ...kept, scopes: new Set(kept.scopes) } as Caller;
    return kernel.revocations.has(caller.sessionId ?? caller.id) ? undefined : caller;
  };
}

/** Lets the ticket open this one WebSocket and no other, whichever node asks first. Throws unauthenticated. */
export async function useUp(kernel: Kernel, ticket: string): Promise<void> {
  if (await useUpTicket(kernel.database.query, sha256(ticket))) return;
  throw new Problem(unauthenticated, "A ticket opens one WebSocket, and this one has. Ask for another.", {
    headers: { "www-authenticate": 'Bearer error="invalid_token"' },
  });
}

export const cleanTickets = defineJob<unknown>({
  name: "delete-expired-stream-tickets",
  schedule: "*/15 * * * *",
  run: (kernel) => deleteExpiredTickets(kernel.database.query),
});
