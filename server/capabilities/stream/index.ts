import { capability } from "../../kernel/capability.ts";
import { closeHub } from "./hub.ts";
import { routes } from "./routes.ts";
import { createTicketReader, deleteExpiredTickets } from "./tickets/create-ticket.ts";

export { insertTicketFor } from "./tickets/create-ticket.ts";
export { redeemTicket } from "./tickets/redeem-ticket.ts";

/** The events of all capabilities as they happen, over WebSocket and Server-Sent Events. */
export const stream = capability({
  name: "stream",
  tables: ["stream_ticket"],
  routes,
  jobs: [deleteExpiredTickets],
  readTicket: createTicketReader,
  stop: closeHub,
});
