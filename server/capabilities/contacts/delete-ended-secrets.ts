import { defineJob } from "../../kernel/log/job.ts";
import { deleteEndedIdentitySecrets } from "./store.ts";

export const deleteEndedSecrets = defineJob<unknown>({
  name: "delete-ended-identity-secrets",
  schedule: "43 * * * *",
  run: (kernel) => deleteEndedIdentitySecrets(kernel.database.query, new Date(kernel.clock.now())),
});
