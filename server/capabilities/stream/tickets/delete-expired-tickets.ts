import { defineJob } from "../../../kernel/log/job.ts";
import { deleteTicketsEnded } from "./store.ts";

export const deleteExpiredTickets = defineJob<unknown>({
  name: "delete-expired-stream-tickets",
  schedule: "*/15 * * * *",
  run: (kernel) => deleteTicketsEnded(kernel.database.query),
});
