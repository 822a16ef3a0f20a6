import { listOf } from "../../../kernel/storage/page.ts";
import { SignInSessionId } from "../ids.ts";
import type { Session } from "./schema.ts";
import * as store from "./store.ts";

/** Returns the sessions of the caller, newest first. */
export const listSessions = listOf({
  name: "sessions",
  find: ({ kernel, caller }, { last, limit }) =>
    store.listSessions(kernel.database.query, caller.id, { now: new Date(kernel.clock.now()), beforeId: last, limit }),
  show: (row, { caller }): Session => ({
    id: SignInSessionId.format(row.id),
    isCurrent: row.id === caller.sessionId,
    userAgent: row.userAgent,
    clientAddress: row.clientAddress,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }),
});
