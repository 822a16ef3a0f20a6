import { capability } from "../../kernel/capability.ts";
import { closeHub } from "./hub.ts";
import { routes } from "./routes.ts";
import { cleanTickets, createReadTicket } from "./tickets.ts";

/** What happens, as it happens: the events of all capabilities, over WebSocket and Server-Sent Events. */
export const stream = capability({
  name: "stream",
  routes,
  jobs: [cleanTickets],
  readTicket: createReadTicket,
  stop: closeHub,
});
