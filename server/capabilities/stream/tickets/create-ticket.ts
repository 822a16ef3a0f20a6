import { type Caller, clientSecretPrefix, type ReadTicket, subjectsOf } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { Ticket } from "../schema.ts";
import { deleteTicketsEnded, findTicket, insertTicket } from "./store.ts";

/** An EventSource reconnects by itself with the same address, and so with the same ticket. */
const lifetimeMs = 15 * 60_000;

const ticketPrefix = "parley_st_";
const usualTicket = { prefix: ticketPrefix, lifetimeMs };

/**
 * Creates a ticket that opens the stream with the rights of this caller, as `identifyCaller` gives
 * it. Throws not-found for a browser that is no visitor yet.
 */
export async function createTicket(context: Context, caller: Caller): Promise<Ticket> {
  if (isBrowserWithoutVisitor(caller)) throw nothingToSee();
  return context.commit((tx) => insertTicketFor(context, tx, caller));
}

/**
 * A ticket stands for this caller where a WebSocket is opened, with the version of the interface of the
 * request that makes it, and ends with the caller's credential. The caller of a publishable key must
 * name a visitor. The ticket may be used from every address, because a server makes it for a page
 * elsewhere.
 */
export async function insertTicketFor(
  { kernel, version }: Pick<Context, "kernel" | "version">,
  tx: Transaction,
  caller: Caller,
  { prefix, lifetimeMs }: { prefix: string; lifetimeMs: number } = usualTicket,
): Promise<Ticket> {
  const ticket = prefix + randomToken();
  const nowMs = kernel.clock.now();
  const expiresAt = new Date(Math.min(nowMs + lifetimeMs, caller.expiresAtMs ?? Number.POSITIVE_INFINITY));
  const { userId: _userId, allowedAddresses: _allowedAddresses, ...rest } = caller;
  const stored = { ...rest, scopes: [...caller.scopes], version };
  await insertTicket(tx, { workspaceId: caller.workspaceId, hash: sha256(ticket), caller: stored, expiresAt });
  return { ticket, expiresAt: expiresAt.toISOString() };
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

const prefixes = [ticketPrefix, clientSecretPrefix];

/**
 * Gives the kernel a way to find the caller of a ticket. Undefined for a ticket that is not valid.
 */
export function createTicketReader(kernel: Kernel): ReadTicket {
  return async (ticket) => {
    if (!prefixes.some((prefix) => ticket.startsWith(prefix))) return undefined;
    const found = await findTicket(kernel.database.query, sha256(ticket), new Date(kernel.clock.now()));
    if (found === undefined) return undefined;
    const stored = found.caller as Omit<Caller, "scopes"> & { scopes: string[] };
    // A ticket is made for a page, which has no key.
    const caller = { ...stored, allowsBrowser: true, scopes: new Set(stored.scopes) } as Caller;
    return subjectsOf(caller).some((subject) => kernel.revocations.has(subject)) ? undefined : caller;
  };
}

export const deleteExpiredTickets = defineJob<unknown>({
  name: "delete-expired-stream-tickets",
  schedule: "*/15 * * * *",
  run: (kernel) => deleteTicketsEnded(kernel.database.query),
});
