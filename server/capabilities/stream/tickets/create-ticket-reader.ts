import { type Caller, clientSecretPrefix, type ReadTicket, subjectsOf } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { ticketPrefix } from "./create-ticket.ts";
import { findTicket } from "./store.ts";

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
    const caller = { ...stored, scopes: new Set(stored.scopes) } as Caller;
    return subjectsOf(caller).some((subject) => kernel.revocations.has(subject)) ? undefined : caller;
  };
}
