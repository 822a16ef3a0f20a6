import { defineJob } from "../../kernel/log/job.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { deleteEndedIdentitySecrets } from "./store.ts";

/** Runs at the end of each secret, too: see `rotateIdentitySecret`. */
export const deleteEndedSecrets = defineJob<unknown>({
  name: "delete-ended-identity-secrets",
  schedule: "43 * * * *",
  run: (kernel) => inTransaction(kernel.database, (tx) => deleteEndedIdentitySecrets(tx, new Date(kernel.clock.now()))),
});
