import { defineJob } from "../../../kernel/log/job.ts";
import { firstIdOf } from "../../contacts/index.ts";
import { deleteTurnsBefore } from "./store.ts";

/** No platform retries, and nobody asks for the rest of an answer, after so long. */
const keptMs = 24 * 60 * 60 * 1000;

/** Forgets what was said for the requests of voice platforms. The conversations keep it. */
export const deleteOldTurns = defineJob<unknown>({
  name: "delete-old-voice-platform-turns",
  schedule: "37 * * * *",
  run: (kernel) => deleteTurnsBefore(kernel.database.query, firstIdOf(new Date(kernel.clock.now() - keptMs))),
});
