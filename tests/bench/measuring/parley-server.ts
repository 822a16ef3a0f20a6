import { openSync, writeSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { PoolConfig } from "pg";
import Type from "typebox";
import { capabilities } from "../../../server/app.ts";
import { WorkspaceId } from "../../../server/capabilities/identity/index.ts";
import { mintAccessToken, readAccessToken } from "../../../server/capabilities/identity/sessions/access-token.ts";
import { signingKeysOf } from "../../../server/capabilities/identity/sessions/signing-keys.ts";
import { readConfig } from "../../../server/config.ts";
import { may } from "../../../server/kernel/caller.ts";
import { capability } from "../../../server/kernel/capability.ts";
import { defineEvent, emit } from "../../../server/kernel/log/event.ts";
import { createLogger } from "../../../server/kernel/logger.ts";
import { inTransaction } from "../../../server/kernel/storage/database.ts";
import { newUuid } from "../../../server/kernel/storage/id.ts";
import { openHome } from "../../../server/open-home.ts";
import { startServer } from "../../../server/start-server.ts";
import { withInvented } from "../../versions/invented-versions.ts";
import { serveParent, settingsOfChild } from "./child.ts";
import { postmasterOf } from "./cpu-time.ts";
import { monotonicMs } from "./monotonic-time.ts";
import { settleMemory } from "./settled-memory.ts";

/**
 * Parley as `npm start` runs it, with one route more that does no work of its own, and one kind of
 * event.
 */
export type ParleySettings = {
  dataDirectory: string;
  /** Default: a free one. */
  port?: number;
  outboundAllow?: string;
  crawlPauseMs?: number;
  /** The interface has three invented changes before the real ones. */
  hasInventedVersions?: boolean;
  /** Each request is logged, to nowhere. */
  logsRequests?: boolean;
};
export type ParleyReady = { port: number; postmasterPid: number; connection: PoolConfig };
export type ParleyQuestion =
  /** Access tokens that the server has not seen yet, of the same session as this one. */
  | { tokens: number; sessionOf: string }
  /** Events with this text, so many in one transaction. */
  | { commit: { workspaceId: string; text: string; count: number } }
  | { settle: true }
  /** Starts the cluster for workspaces' own tables, and asks for its process. */
  | { workspaceCluster: true };
/**
 * Says when the transaction began, and when the node learnt that it was committed: from then on watchers
 * are told.
 */
export type Committed = { beganMs: number; committedMs: number; position: number };

const Echo = Type.Object(
  { message: Type.String({ maxLength: 8_000 }), count: Type.Integer() },
  { additionalProperties: false },
);
const bellRung = defineEvent({
  type: "bell.rung",
  summary: "The bench rang.",
  schema: Type.Object({ text: Type.String() }),
  visibleTo: "conversations:read",
});
const bench = capability({
  name: "bench",
  events: [bellRung],
  routes: (app) =>
    app.post(
      "/bench/echo",
      { schema: { summary: "Echo", body: Echo, response: { 200: Echo } }, guard: may("conversations:write") },
      ({ body }) => ({ message: body.message, count: body.count }),
    ),
});

const {
  dataDirectory,
  port = 0,
  outboundAllow,
  crawlPauseMs,
  hasInventedVersions,
  logsRequests,
} = settingsOfChild<ParleySettings>();
// Limits stay on, because counting is part of what a request costs, but are set where no bench
// reaches them.
const config = readConfig({
  PORT: String(port),
  PARLEY_DATA_DIR: dataDirectory,
  ...(outboundAllow === undefined ? {} : { PARLEY_OUTBOUND_ALLOW: outboundAllow }),
  ...(crawlPauseMs === undefined ? {} : { PARLEY_CRAWL_PAUSE_MS: String(crawlPauseMs) }),
  PARLEY_LOG_LEVEL: logsRequests ? "info" : "warn",
  PARLEY_LIMIT_KEY: "1000000",
  PARLEY_LIMIT_PUBLIC: "1000000",
  PARLEY_LIMIT_SIGNUP: "1000000",
  PARLEY_LIMIT_SIGNIN: "1000000",
  // All clients of the bench come from one address.
  PARLEY_MAX_SOCKETS_ADDRESS: "0",
});
const nowhere = openSync("/dev/null", "w");
const log = createLogger(config.logLevel, logsRequests ? { write: (text) => writeSync(nowhere, text) } : undefined);
const home = await openHome(config, log);
const server = await startServer(config, {
  ...home,
  log,
  capabilities: [...capabilities, bench],
  ...(hasInventedVersions ? { versions: withInvented } : {}),
});
const ready: ParleyReady = {
  port: (server.app.server.address() as AddressInfo).port,
  postmasterPid: postmasterOf(home.connection.host!),
  connection: home.connection,
};
serveParent(
  ready,
  async (question: ParleyQuestion) => {
    if ("settle" in question) return settleMemory();
    if ("workspaceCluster" in question) return postmasterOf((await home.workspaceCluster.connect()).host!);
    return "commit" in question ? commitEvents(question.commit) : mintTokens(question);
  },
  async () => {
    await server.stop();
    await home.close();
  },
);

/**
 * The token is of one member's session, which must be a real one: the server asks for the member's
 * role, and a busy machine for the session. An unknown scope makes each token another.
 */
async function mintTokens({ tokens: count, sessionOf }: { tokens: number; sessionOf: string }): Promise<string[]> {
  const signingKeys = signingKeysOf(server.kernel);
  const content = await readAccessToken(server.kernel, signingKeys, sessionOf);
  if (content === undefined) throw new Error("The person of the bench has no access token that is valid.");
  return Promise.all(
    Array.from({ length: count }, () =>
      mintAccessToken(server.kernel, signingKeys, {
        ...content,
        scopes: ["conversations:write", `unknown:${newUuid()}`],
      }),
    ),
  );
}

async function commitEvents({ workspaceId, text, count }: { workspaceId: string; text: string; count: number }) {
  const { database, realtime } = server.kernel;
  const inDatabase = WorkspaceId.parse(workspaceId) ?? workspaceId;
  const seen: Pick<Committed, "committedMs" | "position">[] = [];
  const stopWatching = realtime.watchAll((changed, position) => {
    if (changed === inDatabase) seen.push({ committedMs: monotonicMs(), position });
  });
  const beganMs = monotonicMs();
  await inTransaction(database, async (tx) => {
    for (let added = 0; added < count; added++) emit(tx, bellRung, { workspaceId: inDatabase, data: { text } });
  });
  stopWatching();
  // The last is ours: an earlier commit may be told again, by its NOTIFY, while this one is under
  // way.
  return { beganMs, ...seen.at(-1)! } satisfies Committed;
}
