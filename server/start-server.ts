import { setTimeout as delay } from "node:timers/promises";
import { createOutbound } from "@parley/outbound";
import type { FastifyInstance } from "fastify";
import type { PoolConfig } from "pg";
import type { Config } from "./config.ts";
import { occupancyOf } from "./http/admitting/occupancy.ts";
import { requestLogOf } from "./http/answering/request-log.ts";
import { serverVersion } from "./http/api-version.ts";
import { bodyReaderOf } from "./http/bodies/body-reader.ts";
import { buildServer } from "./http/build-server.ts";
import { clientRoutes } from "./http/client/client-files.ts";
import { readinessOf } from "./http/health/readiness.ts";
import { writeOpenApi } from "./http/reference/write-open-api.ts";
import { systemRoutes } from "./http/system-routes.ts";
import type { Credentials } from "./kernel/caller.ts";
import type { Capability } from "./kernel/capability.ts";
import { type Kernel, systemClock } from "./kernel/kernel.ts";
import { type Job, jobOfListener } from "./kernel/log/job.ts";
import { type JobWorker, startJobWorker } from "./kernel/log/job-worker.ts";
import { startRealtime } from "./kernel/log/realtime.ts";
import type { Logger } from "./kernel/logger.ts";
import { joinNodes } from "./kernel/nodes/node.ts";
import { watchRevocations } from "./kernel/nodes/revocations.ts";
import { noteStored } from "./kernel/quotas/take-room.ts";
import { collectScopes, settingsScopes } from "./kernel/scope.ts";
import { createSecrets, type Secrets } from "./kernel/secrets.ts";
import { watchStandings } from "./kernel/standing/standings.ts";
import { type Database, openDatabase } from "./kernel/storage/database.ts";
import { AuditEntryId, EventId, RequestId } from "./kernel/storage/id.ts";
import type { WorkspaceCluster } from "./kernel/storage/workspace-cluster.ts";
import { readSecretCheck, writeSecretCheck } from "./kernel/store.ts";
import { createUntrusted } from "./kernel/untrusted/create-untrusted.ts";
import { ApiVersions } from "./kernel/versions/api-versions.ts";
import type { OpenApi } from "./kernel/versions/open-api.ts";
import type { VersionEntry } from "./kernel/versions/version-change.ts";
import { collectRoutes, type Route } from "./kernel/wire/route.ts";
import { migrate } from "./migrations/migrate.ts";
import { versions } from "./versions/versions.ts";

export type Server = {
  address: string;
  kernel: Kernel;
  app: FastifyInstance;
  /**
   * Turns `/readyz` to 503 and goes on serving for PARLEY_DRAIN_SECONDS, so that proxies send their
   * requests elsewhere before the port closes.
   */
  drain(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * All routes, those of the server itself included. The HTTP server and the reference are made from
 * this list.
 */
export function routesOf(capabilities: readonly Capability[]): Route[] {
  return collectRoutes(withSystem(capabilities));
}

/** The capabilities, and before them what the server itself brings. */
export function withSystem(capabilities: readonly Capability[]): Capability[] {
  return [
    {
      name: "system",
      scopes: settingsScopes,
      routes(app) {
        systemRoutes(() => openApiOf(capabilities))(app);
        clientRoutes(app);
      },
    },
    ...capabilities,
  ];
}

export function openApiOf(capabilities: readonly Capability[]): OpenApi {
  return writeOpenApi(
    routesOf(capabilities),
    capabilities.flatMap((capability) => capability.events ?? []),
    collectScopes(withSystem(capabilities)),
    capabilities.flatMap((capability) => capability.errorShapes ?? []),
  );
}

/**
 * Builds and starts one node; the database must be running. `stop` ends requests first, then jobs,
 * then the other parts.
 */
export async function startServer(
  config: Config,
  parts: {
    connection: PoolConfig;
    workspaceCluster: WorkspaceCluster;
    secret: string;
    log: Logger;
    capabilities: readonly Capability[];
    /** Tests pass versions of their own, which end with the newest of the server. */
    versions?: readonly VersionEntry[];
  },
): Promise<Server> {
  const { log, capabilities } = parts;
  // This comes first because it throws for capabilities that contradict each other.
  const routes = routesOf(capabilities);
  const database = openDatabase(parts.connection, { maxConnections: config.maxConnections });
  await migrate(database, log);
  const secrets = createSecrets(parts.secret, config.previousSecret);
  await confirmSecret(database, secrets);
  const listeners = capabilities.flatMap((capability) => capability.listeners ?? []);
  database.listenersOf = (type) =>
    listeners.filter((listener) => listener.on.some((event) => event.type === type)).map((listener) => listener.name);

  const apiVersions = new ApiVersions(parts.versions ?? versions);
  database.eventVersion = apiVersions.newest.date;

  const [node, realtime, revocations, standings] = await Promise.all([
    joinNodes(database, log),
    startRealtime(database, log),
    watchRevocations(database, log),
    watchStandings(database, log),
  ]);
  const outbound = createOutbound({ allow: config.outboundAllow });
  const eventTypes = new Map(
    capabilities.flatMap((capability) => capability.events ?? []).map((type) => [type.type, type]),
  );
  const actions = new Map(
    capabilities.flatMap((capability) => capability.actions ?? []).map((action) => [action.name, action]),
  );
  const kernel: Kernel = {
    serverVersion,
    config,
    log,
    clock: systemClock,
    secrets,
    database,
    workspaceCluster: parts.workspaceCluster,
    node,
    realtime,
    revocations,
    standings,
    outbound,
    untrusted: createUntrusted(),
    credentials: noCredentials,
    newKeyChecks: capabilities.flatMap(({ checkNewKey }) => checkNewKey ?? []),
    eventTypes,
    scopes: collectScopes(withSystem(capabilities)),
    subjects: new Map(capabilities.flatMap((capability) => capability.subjects ?? []).map((each) => [each.kind, each])),
    personalData: capabilities.flatMap((capability) => capability.personalData ?? []),
    retention: capabilities.flatMap((capability) => capability.retention ?? []),
    storedKinds: capabilities.flatMap((capability) => capability.storedKinds ?? []),
    shownUses: capabilities.flatMap(({ shownUse }) => shownUse ?? []),
    memberReleases: capabilities.flatMap((capability) => capability.releaseMember ?? []),
    credentialEnds: capabilities.flatMap((capability) => capability.endCredentials ?? []),
    workspaceErasures: capabilities.flatMap((capability) => capability.eraseWorkspaces ?? []),
    contactConditions: capabilities.flatMap((capability) => capability.contactConditions ?? []),
    documentQuotes: capabilities.flatMap((capability) => capability.documentQuotes ?? []),
    ids: [EventId, RequestId, AuditEntryId, ...capabilities.flatMap((capability) => capability.ids ?? [])],
    actions,
    errorShapes: capabilities.flatMap((capability) => capability.errorShapes ?? []),
    vitals: capabilities.flatMap((capability) => capability.vitals ?? []),
    measures: capabilities.flatMap((capability) => capability.measures ?? []),
    versions: apiVersions,
  };
  database.stored = (changes) => noteStored(kernel, changes);
  kernel.credentials = credentialsOf(kernel, capabilities);
  revocations.onRevoked((subject) => forgetWorkspace(kernel, capabilities, subject));
  for (const capability of capabilities) await capability.start?.(kernel);
  node.adoptFromDeadNodes(capabilities.flatMap((capability) => capability.adopt?.(kernel) ?? []));

  let worker: JobWorker | undefined;
  if (config.roles.has("worker")) {
    const jobs: Job[] = [
      ...capabilities.flatMap((capability) => capability.jobs ?? []),
      ...listeners.map(jobOfListener),
    ];
    worker = await startJobWorker(kernel, jobs);
  }
  const isWeb = config.roles.has("web");
  const app = buildServer(kernel, isWeb ? routes : routesOf([]));
  try {
    const address = await app.listen({ host: config.host, port: config.port });
    // The port 0 means any free port, which is known only now. Links in mail lead there unless
    // another address is configured.
    if (config.publicUrl.endsWith(":0")) config.publicUrl = address;
    return { address, kernel, app, drain, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function drain(): Promise<void> {
    const { drainMs } = config.bounds;
    if (drainMs === 0) return;
    readinessOf(kernel).drain();
    log.info({ drainMs }, "draining: /readyz says so until the port closes");
    await delay(drainMs);
  }

  async function stop(): Promise<void> {
    for (const capability of capabilities) capability.drain?.(kernel);
    await hangUp(kernel, app);
    requestLogOf(kernel).flush();
    await worker?.stop();
    for (const capability of [...capabilities].reverse()) await capability.stop?.(kernel);
    revocations.stop();
    await standings.stop();
    await realtime.stop();
    await node.stop();
    await outbound.close();
    await kernel.untrusted.close();
    await database.close();
    await node.leave();
  }
}

/** Most of what is revoked is no workspace: then nothing is held of it. */
function forgetWorkspace(kernel: Kernel, capabilities: readonly Capability[], id: string): void {
  for (const capability of capabilities) capability.forgetWorkspace?.(kernel, id);
  kernel.standings.readAgain(id).catch((error: unknown) => {
    kernel.log.warn({ error: String(error) }, "a decision of the operator could not be read again");
  });
}

const nobody = () => Promise.resolve(undefined);
const noCredentials: Credentials = { authenticate: nobody, readTicket: nobody, noteRefusedOrigin: () => {} };

function credentialsOf(kernel: Kernel, capabilities: readonly Capability[]): Credentials {
  const keys = capabilities.find((capability) => capability.authenticate !== undefined);
  const tickets = capabilities.find((capability) => capability.readTicket !== undefined);
  return {
    authenticate: keys?.authenticate?.(kernel) ?? noCredentials.authenticate,
    readTicket: tickets?.readTicket?.(kernel) ?? noCredentials.readTicket,
    noteRefusedOrigin: keys?.noteRefusedOrigin?.(kernel) ?? noCredentials.noteRefusedOrigin,
  };
}

/**
 * Answers the requests under way and closes the server. Connections that a client keeps alive, or
 * that a browser opened in advance, would hold this up for a minute and more: they are cut when no
 * request runs on them. What is still open after PARLEY_TIMEOUT_STOP is cut as well.
 */
async function hangUp(kernel: Kernel, app: FastifyInstance): Promise<void> {
  const occupancy = occupancyOf(kernel);
  bodyReaderOf(kernel).stop();
  const mustEndByMs = performance.now() + kernel.config.bounds.stopTimeoutMs;
  const sweep = setInterval(() => {
    if (performance.now() >= mustEndByMs) for (const socket of occupancy.sockets) socket.destroy();
    else if (occupancy.requestsUnderWay === 0) app.server.closeAllConnections();
    else app.server.closeIdleConnections();
  }, 50);
  await app.close();
  clearInterval(sweep);
}

/** The database was made with another PARLEY_SECRET. */
class OtherSecret extends Error {}

/** Throws OtherSecret when this node could not decrypt the secrets that the database stores. */
async function confirmSecret(database: Database, secrets: Secrets): Promise<void> {
  await writeSecretCheck(database.query, secrets.checkValue(), secrets.previousCheckValue());
  if ((await readSecretCheck(database.query)) === secrets.checkValue()) return;
  throw new OtherSecret(
    "PARLEY_SECRET differs from the one this database was made with. Use that secret, or set it as PARLEY_SECRET_PREVIOUS to replace it.",
  );
}
