import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, unauthenticated } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { deleteTicket } from "./store.ts";

/**
 * Ends a ticket for a WebSocket that is about to open. Throws unauthenticated for a used ticket.
 */
export async function redeemTicket(kernel: Kernel, ticket: string): Promise<void> {
  if (await deleteTicket(kernel.database.query, sha256(ticket), new Date(kernel.clock.now()))) return;
  throw new Problem(unauthenticated, "This ticket has opened a WebSocket already. Request a new ticket.", {
    headers: { "www-authenticate": 'Bearer error="invalid_token"' },
  });
}
