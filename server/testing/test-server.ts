import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capabilities as allCapabilities } from "../app.ts";
import { readConfig } from "../config.ts";
import type { Capability } from "../kernel/capability.ts";
import { systemClock } from "../kernel/kernel.ts";
import { createLogger } from "../kernel/logger.ts";
import type { WorkspaceCluster } from "../kernel/storage/workspace-cluster.ts";
import { type Server, startServer } from "../start-server.ts";
import { beforeProcessEnds, hasLastWork } from "./before-process-ends.ts";
import { createClient, type TestClient } from "./client.ts";
import { type Connection, createTestDatabase } from "./test-database.ts";
import { testSecret } from "./test-secret.ts";
import { testWorkspaceCluster, useWorkspaceCluster } from "./test-workspace-cluster.ts";
import { unlimited } from "./unlimited.ts";

export type TestServer = {
  url: string;
  server: Server;
  connection: Connection;
  dataDirectory: string;
  client: TestClient;
  stop(): Promise<void>;
};

export { testSecret };

/** Settings of an installation that strangers can reach, and on which they can sign up. */
export const publicInstallation = { PARLEY_PUBLIC_URL: "https://assistant.example.com", PARLEY_SIGNUP: "open" };

type TestServerOptions = {
  settings?: Record<string, string>;
  capabilities?: readonly Capability[];
  connection?: Connection;
  workspaceCluster?: WorkspaceCluster;
  /** Gets the lines of the log. */
  log?: { write(line: string): void };
  /** The test counts on an empty database, or leaves behind what others would notice. */
  isAlone?: boolean;
};

/** Files gave these servers back, and the next files of this process take them. */
const idle: TestServer[] = [];
const mostIdle = 2;

/**
 * Starts a whole server on a free port with its own database, or as another node with a given one.
 * Without options it may be a server that another file of this process has used: its database holds
 * the workspaces of others, and its first person is somebody else's.
 */
export async function startTestServer(options?: TestServerOptions): Promise<TestServer> {
  if (options !== undefined || !hasLastWork()) return await startOwn(options ?? {});
  const server = idle.pop() ?? (await startOwn({}));
  return {
    ...server,
    async stop() {
      if (!hasLastWork() || idle.length >= mostIdle || server.server.kernel.clock !== systemClock)
        return await server.stop();
      if (idle.push(server) === 1) beforeProcessEnds(stopIdle);
    },
  };
}

async function stopIdle(): Promise<void> {
  await Promise.all(idle.splice(0).map((server) => server.stop()));
}

async function startOwn(options: TestServerOptions): Promise<TestServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "parley-test-"));
  const database = options.connection === undefined ? await createTestDatabase() : undefined;
  const connection = options.connection ?? database!.connection;
  const config = readConfig({
    PORT: "0",
    PARLEY_DATA_DIR: dataDirectory,
    PARLEY_LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? "silent",
    ...unlimited,
    ...options.settings,
  });
  const leaveWorkspaceCluster = useWorkspaceCluster();
  const cleanUp = async () => {
    await leaveWorkspaceCluster();
    await database?.drop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const server = await startServer(config, {
    connection,
    workspaceCluster: options.workspaceCluster ?? testWorkspaceCluster,
    secret: options.settings?.PARLEY_SECRET ?? testSecret,
    log: createLogger(config.logLevel, options.log),
    capabilities: options.capabilities ?? allCapabilities,
  }).catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });
  return {
    url: server.address,
    server,
    connection,
    dataDirectory,
    client: createClient(server.address),
    async stop() {
      await server.stop();
      await cleanUp();
    },
  };
}
