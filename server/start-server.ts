import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { PoolConfig } from "pg";
import type { Config } from "./config.ts";
import { closeKernel, createKernel, reencryptEverything } from "./create-kernel.ts";
import { occupancyOf } from "./http/admitting/occupancy.ts";
import { requestLogOf } from "./http/answering/request-log.ts";
import { serverVersion } from "./http/api-version.ts";
import { bodyReaderOf } from "./http/bodies/body-reader.ts";
import { buildServer } from "./http/build-server.ts";
import { clientRoutes } from "./http/client/client-routes.ts";
import { readinessOf } from "./http/health/readiness.ts";
import { ReferencePages } from "./http/reference/reference-pages.ts";
import { referenceRoutes } from "./http/reference/reference-routes.ts";
import type { ReferenceSource } from "./http/reference/reference-source.ts";
import { writeOpenApi } from "./http/reference/write-open-api.ts";
import { systemRoutes } from "./http/system-routes.ts";
import type { Capability } from "./kernel/capability.ts";
import { replayErasures } from "./kernel/erasing/replay-erasures.ts";
import type { Kernel } from "./kernel/kernel.ts";
import { type Job, jobOfListener } from "./kernel/log/job.ts";
import { type JobWorker, startJobWorker } from "./kernel/log/job-worker.ts";
import type { Logger } from "./kernel/logger.ts";
import { readingMatterOf } from "./kernel/pages/reading-matter.ts";
import { listProblems } from "./kernel/problem.ts";
import { collectScopes, settingsScopes } from "./kernel/scope.ts";
import { examinerOf } from "./kernel/standing/examination.ts";
import { refuseMoved } from "./kernel/standing/read-only.ts";
import { openDatabase } from "./kernel/storage/database.ts";
import type { WorkspaceCluster } from "./kernel/storage/workspace-cluster.ts";
import { forgetNextSecret } from "./kernel/store.ts";
import { useTracing } from "./kernel/traces/begin-span.ts";
import type { OpenApi } from "./kernel/versions/open-api.ts";
import type { VersionEntry } from "./kernel/versions/version-change.ts";
import { collectRoutes, type Route } from "./kernel/wire/route.ts";
import { migrate } from "./migrations/migrate.ts";
import type { Tracing } from "./providers/tracing/tracing.ts";

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
 * Gives all routes, those of the server itself included. The HTTP server and the reference are made from
 * this list.
 */
export function routesOf(capabilities: readonly Capability[]): Route[] {
  return collectRoutes(withSystem(capabilities));
}

/** Gives the capabilities, and before them what the server itself brings. */
export function withSystem(capabilities: readonly Capability[]): Capability[] {
  return [
    {
      name: "system",
      scopes: settingsScopes,
      routes(app) {
        systemRoutes(() => openApiOf(capabilities))(app);
        referenceRoutes(new ReferencePages(() => referenceSourceOf(capabilities)))(app);
        clientRoutes(app);
      },
    },
    ...capabilities,
  ];
}

async function referenceSourceOf(capabilities: readonly Capability[]): Promise<ReferenceSource> {
  return {
    routes: routesOf(capabilities),
    openApi: await openApiOf(capabilities),
    events: capabilities.flatMap((capability) => capability.events ?? []),
    scopes: withSystem(capabilities).flatMap((capability) => capability.scopes ?? []),
    problems: listProblems(),
  };
}

export function openApiOf(capabilities: readonly Capability[]): Promise<OpenApi> {
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
  await refuseMoved(database.query).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  await migrate(database, log);
  const scopes = collectScopes(withSystem(capabilities));
  const tracing = await traceTo(config.tracesUrl);
  const kernel = await createKernel(config, { ...parts, database, scopes, isTraced: tracing !== undefined });
  await reencryptEverything(kernel, capabilities);
  await forgetNextSecret(database.query, kernel.secrets.checkValue());
  for (const capability of capabilities) await capability.start?.(kernel);
  await replayErasures(kernel);
  kernel.node.adoptFromDeadNodes(capabilities.flatMap((capability) => capability.adopt?.(kernel) ?? []));

  let worker: JobWorker | undefined;
  if (config.roles.has("worker")) {
    const jobs: Job[] = [
      ...capabilities.flatMap((capability) => capability.jobs ?? []),
      ...capabilities.flatMap((capability) => (capability.listeners ?? []).map(jobOfListener)),
    ];
    worker = await startJobWorker(kernel, jobs);
  }
  const isWeb = config.roles.has("web");
  const pages = new ReferencePages(() => referenceSourceOf(capabilities));
  if (isWeb) {
    readingMatterOf(kernel).list = () => pages.list(kernel);
    examinerOf(kernel).examine = async () => (await import("./operator/doctor/examine.ts")).examineFromServer(kernel);
  }
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
    await closeKernel(kernel);
    if (tracing !== undefined) useTracing(undefined);
    await tracing?.stop();
  }
}

/** Loads OpenTelemetry only where its address is set: it takes time and memory. */
async function traceTo(url: string | null): Promise<Tracing | undefined> {
  if (url === null) return undefined;
  const { openTracing } = await import("./providers/tracing/open-tracing.ts");
  const tracing = await openTracing({ url, version: serverVersion });
  useTracing(tracing);
  return tracing;
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
