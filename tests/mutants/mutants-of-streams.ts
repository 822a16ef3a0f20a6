import { mutantsOf } from "./mutant.ts";

const stream = "server/capabilities/stream";
const streamTests = [`${stream}/subscribe.test.ts`, `${stream}/tickets/redeem-ticket.test.ts`];

/** Connections that stay open, their tickets, and nodes that die. */
export const mutantsOfStreams = [
  ...mutantsOf(`${stream}/tickets/redeem-ticket.ts`, streamTests, [
    [
      "a ticket opens any number of WebSockets",
      "if (await deleteTicket(kernel.database.query, sha256(ticket))) return;",
      "return;",
    ],
  ]),
  ...mutantsOf(`${stream}/tickets/create-ticket-reader.ts`, streamTests, [
    [
      "a ticket outlives the revocation of its credential",
      "return kernel.revocations.has(caller.sessionId ?? caller.id) ? undefined : caller;",
      "return caller;",
    ],
  ]),
  ...mutantsOf(`${stream}/tickets/create-ticket.ts`, streamTests, [
    [
      "a ticket outlives its credential",
      "Math.min(nowMs + lifetimeMs, caller.expiresAtMs ?? Number.POSITIVE_INFINITY)",
      "nowMs + lifetimeMs",
    ],
    ["a browser without a visitor gets a ticket", "if (isBrowserWithoutVisitor(caller)) throw nothingToSee();", ""],
  ]),
  ...mutantsOf(`${stream}/tickets/store.ts`, streamTests, [
    [
      "a ticket never ends",
      '.where("ticket_hash", "=", hash)\n    .where("expires_at", ">", sql<Date>`now()`)\n    .executeTakeFirst();\n}',
      '.where("ticket_hash", "=", hash)\n    .executeTakeFirst();\n}',
    ],
  ]),
  ...mutantsOf(`${stream}/subscription.ts`, streamTests, [
    ["a client gets events beyond its scopes", "return this.#caller.scopes.has(visibleTo.scope);", "return true;"],
    [
      "a visitor gets the events of other visitors",
      "then((found) => found === this.#caller.visitorId)",
      "then(() => true)",
    ],
    [
      "a visitor gets the events of other visitors, from memory",
      "return visitorId === this.#caller.visitorId;",
      "return true;",
    ],
  ]),
  ...mutantsOf(`${stream}/socket-client.ts`, streamTests, [
    ["a half-open WebSocket is kept", "if (!this.#hasAnsweredPing) this.#socket.terminate();", ""],
  ]),
  ...mutantsOf(`${stream}/presence.ts`, streamTests, [
    ["the people of a dead node stay online", "if (seenAtMs < oldestMs) seenAtMsBySource.delete(source);", ""],
  ]),
  ...mutantsOf("server/kernel/wire/supervise-connection.ts", streamTests, [
    ["a stream outlives its credential", "(expiresAtMs !== undefined && expiresAtMs <= now) || ", ""],
    ["a stream outlives the revocation of its credential", " || revocations.has(sessionId ?? id)", ""],
  ]),
  ...mutantsOf(
    "server/capabilities/conversations/live/stream-conversation.ts",
    ["server/capabilities/conversations/live/stream-conversation.test.ts"],
    [
      [
        "a conversation has any number of watchers",
        "if (streams < maxStreamsPerConversation) return;",
        "if (streams >= 0) return;",
      ],
      [
        "a reader goes on after the conversation went to another visitor",
        "if (!isStillTheirs) return;",
        "void isStillTheirs;",
      ],
    ],
  ),
  ...mutantsOf(
    "server/kernel/nodes/node.ts",
    ["server/kernel/nodes/node.test.ts"],
    [
      ["nobody adopts the work of a dead node", "for (const adopt of adopts) await adopt(tx, deadNodeId);", ""],
      ["the jobs of a dead node stay locked", "if (orphaned.length > 0) await adoptJobsOf(tx, orphaned);", ""],
    ],
  ),
];
