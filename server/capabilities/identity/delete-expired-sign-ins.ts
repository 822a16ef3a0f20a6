import { defineJob } from "../../kernel/log/job.ts";
import { deleteExpiredInvitations } from "./invitations/store.ts";
import { deleteExpiredMailedTokens } from "./mail/store.ts";
import { deleteExpiredPasskeyChallenges } from "./passkeys/store.ts";
import { knownNetworks } from "./passwords/known-networks.ts";
import { deleteEndedAttempts } from "./passwords/store.ts";
import { deleteExpiredPendingSignIns } from "./second-factor/store.ts";
import { refreshGraceMs } from "./sessions/refresh.ts";
import { sessionLifetimeMs } from "./sessions/start-session.ts";
import { deleteExpiredSessions } from "./sessions/store.ts";

export const deleteExpiredSignIns = defineJob<unknown>({
  name: "delete-expired-sign-ins",
  schedule: "41 * * * *",
  async run(kernel) {
    const nowMs = kernel.clock.now();
    const now = new Date(nowMs);
    const { query } = kernel.database;
    await deleteExpiredSessions(query, {
      now,
      answersBefore: new Date(nowMs - refreshGraceMs),
      tokensBefore: new Date(nowMs - sessionLifetimeMs),
    });
    await deleteExpiredMailedTokens(query, now);
    await deleteEndedAttempts(query, now);
    await deleteExpiredPendingSignIns(query, now);
    await deleteExpiredPasskeyChallenges(query, now);
    await deleteExpiredInvitations(query, now);
    await knownNetworks.deleteEnded(kernel, query);
  },
});
