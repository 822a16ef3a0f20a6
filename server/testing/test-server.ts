import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { capabilities as allCapabilities } from "../app.ts";
import { readConfig } from "../config.ts";
import type { Capability } from "../kernel/capability.ts";
import { createLogger } from "../kernel/logger.ts";
import type { WorkspaceCluster } from "../kernel/storage/workspace-cluster.ts";
import type { VersionEntry } from "../kernel/versions/version-change.ts";
import { type Server, startServer } from "../start-server.ts";
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

/**
 * Starts a whole server on a free port with its own database, or as another node with a given one.
 */
export async function startTestServer(
  options: {
    settings?: Record<string, string>;
    capabilities?: readonly Capability[];
    connection?: Connection;
    workspaceCluster?: WorkspaceCluster;
    versions?: readonly VersionEntry[];
    /** Gets the lines of the log. */
    log?: { write(line: string): void };
  } = {},
): Promise<TestServer> {
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
    await database?.drop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const started = await startServer(config, {
    connection,
    workspaceCluster: options.workspaceCluster ?? testWorkspaceCluster,
    secret: options.settings?.PARLEY_SECRET ?? testSecret,
    log: createLogger(config.logLevel, options.log),
    capabilities: options.capabilities ?? allCapabilities,
    ...(options.versions === undefined ? {} : { versions: options.versions }),
  }).catch(async (error: unknown) => {
    await leaveWorkspaceCluster();
    await cleanUp();
    throw error;
  });
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await started.stop();
    await leaveWorkspaceCluster();
  };
  // A test may end the node itself before the whole is stopped.
  const server: Server = { ...started, stop: () => (stopped ??= stop()) };
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

/** Starts a server before the tests of a file, and stops it after them. It is empty until then. */
export function useTestServer(options?: Parameters<typeof startTestServer>[0]): TestServer {
  const server = {} as TestServer;
  before(async () => void Object.assign(server, await startTestServer(options)));
  after(() => server.stop());
  return server;
}
