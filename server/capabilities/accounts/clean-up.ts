import { defineJob } from "../../kernel/log/job.ts";
import { graceMs } from "./refresh.ts";
import { rotateSigningKeys } from "./signing-keys.ts";
import { sessionLifetimeMs } from "./start-session.ts";
import { deleteExpired } from "./store.ts";

export const rotateKeysDaily = defineJob<unknown>({
  name: "rotate-signing-keys",
  schedule: "23 3 * * *",
  run: rotateSigningKeys,
});

export const deleteExpiredSignIns = defineJob<unknown>({
  name: "delete-expired-sign-ins",
  schedule: "41 * * * *",
  run(kernel) {
    const nowMs = kernel.clock.now();
    return deleteExpired(kernel.database.query, {
      now: new Date(nowMs),
      answersBefore: new Date(nowMs - graceMs),
      tokensBefore: new Date(nowMs - sessionLifetimeMs),
    });
  },
});
