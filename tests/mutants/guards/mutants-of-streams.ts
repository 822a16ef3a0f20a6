import { mutantsOf } from "../mutant.ts";

const stream = "server/capabilities/stream";
const endTests = [`${stream}/connection-ends.test.ts`, `${stream}/tickets/redeem-ticket.test.ts`];
const streamTests = [`${stream}/subscribe.test.ts`, ...endTests];
const deadTests = [`${stream}/dead-clients.test.ts`];
const occupancyTests = ["server/http/admitting/occupancy.test.ts", "server/http/admitting/slow-clients.test.ts"];

/** Connections that stay open, their tickets, what clients occupy, and nodes that die. */
export const mutantsOfStreams = [
  ...mutantsOf(`${stream}/tickets/redeem-ticket.ts`, streamTests, [
    [
      "a ticket opens any number of WebSockets",
      "if (await deleteTicket(kernel.database.query, sha256(ticket), new Date(kernel.clock.now()))) return;",
      "return;",
    ],
  ]),
  ...mutantsOf(`${stream}/tickets/create-ticket.ts`, streamTests, [
    [
      "a ticket outlives the revocation of its credential",
      "return subjectsOf(caller).some((subject) => kernel.revocations.has(subject)) ? undefined : caller;",
      "return caller;",
    ],
  ]),
  ...mutantsOf("server/capabilities/contacts/store.ts", endTests, [
    ["streams outlive the secret that signed their proof", "await revoke(tx, ended);", ""],
  ]),
  ...mutantsOf("server/capabilities/contacts/rotate-identity-secret.ts", endTests, [
    [
      "streams outlive the overlap of the secret that signed their proof",
      "if (kept > 0) addJob",
      "if (kept < 0) addJob",
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
      "select caller from stream_ticket where ticket_hash = ${hash} and expires_at > ${now}",
      "select caller from stream_ticket where ticket_hash = ${hash}",
    ],
  ]),
  ...mutantsOf(`${stream}/subscription.ts`, streamTests, [
    [
      "a client gets events beyond its scopes",
      "return eventScopesOf(this.#client.caller).has(visibleTo.scope);",
      "return true;",
    ],
    [
      "a visitor gets the events of other visitors",
      "then((found) => found === this.#client.caller.visitorId)",
      "then(() => true)",
    ],
    [
      "a visitor gets the events of other visitors, from memory",
      "return visitorId === this.#client.caller.visitorId;",
      "return true;",
    ],
  ]),
  ...mutantsOf(`${stream}/subscribe.ts`, deadTests, [
    [
      "a workspace has any number of watchers",
      "if (hub.clientsOf(caller.workspaceId) >= maxStreamsPerWorkspace)",
      "if (maxStreamsPerWorkspace < 0)",
    ],
  ]),
  ...mutantsOf("server/kernel/log/presence.ts", deadTests, [
    [
      "the people of a dead node stay online",
      "if (seenAtMs < oldestMs && source !== this.#source) seenAtMsBySource.delete(source);",
      "",
    ],
  ]),
  ...mutantsOf(
    "server/kernel/wire/live-socket.ts",
    [...deadTests, "server/capabilities/identity/sessions/renew-stream.test.ts"],
    [
      ["a half-open WebSocket is kept", "if (!this.#hasAnsweredPing) this.socket.terminate();", ""],
      ["another member's token renews a socket", "fresh.id === current.id &&", "fresh.id !== current.kind &&"],
      ["a token of another workspace renews a socket", "&&\n      fresh.workspaceId === current.workspaceId", ""],
    ],
  ),
  ...mutantsOf("server/kernel/wire/supervise-connection.ts", streamTests, [
    ["a stream outlives its credential", "each.endsAtMs <= now || ", ""],
    [
      "a stream outlives the revocation of its credential",
      "if (each.endsAtMs <= now || isRevoked || isHeld)",
      "if (each.endsAtMs <= now || (isRevoked && now < 0) || isHeld)",
    ],
  ]),
  ...mutantsOf("server/kernel/wire/supervise-connection.ts", occupancyTests, [
    [
      "a client that reads nothing is kept",
      "if (watched.pace.isStalled(each.connection, nowMs)) each.connection.destroy();",
      "if (nowMs < 0) each.connection.destroy();",
    ],
  ]),
  ...mutantsOf("server/http/admitting/occupancy.ts", occupancyTests, [
    [
      "one address has any number of connections",
      "this.#tooMany(usage?.sockets ?? 0, this.sockets.size)",
      "this.#tooMany(0, this.sockets.size)",
    ],
    [
      "one address has any number of requests under way",
      "this.#tooMany(usage.requests, this.#requests)",
      "this.#tooMany(0, this.#requests)",
    ],
    [
      "one address fills the memory with bodies",
      "const problem = this.#tooMuchHeld(usage, ownBytes + bytes);",
      "const problem = undefined as Problem | undefined;",
    ],
  ]),
  ...mutantsOf(
    "server/capabilities/conversations/live/stream-conversation.ts",
    ["server/capabilities/conversations/live/stream-conversation.test.ts", ...deadTests],
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
    [["the jobs of a dead node stay locked", "if (orphaned.length > 0) await adoptJobsOf(tx, orphaned);", ""]],
  ),
];
