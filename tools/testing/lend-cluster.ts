import { createServer } from "node:net";
import { clusterVariable } from "../../server/testing/cluster-variable.ts";

type LentCluster = { start(): void; stop(): Promise<void> };

/**
 * Lends one PostgreSQL to this process and those that it starts. It starts with `start()`, or when
 * the first of them asks for it on this socket.
 */
export async function lendCluster(socket: string): Promise<LentCluster> {
  let cluster: Promise<{ connection: object; stop(): Promise<void> }> | undefined;
  const start = () => {
    cluster ??= import("../../server/testing/test-database.ts").then(({ startTestCluster }) => startTestCluster());
    return cluster;
  };
  const server = createServer(async (asker) => {
    asker.on("error", () => {});
    try {
      asker.end(JSON.stringify((await start()).connection));
    } catch (error) {
      // The asker gets no answer and fails; the cause is told once, here.
      console.error(error);
      asker.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  process.env[clusterVariable] = socket;
  return {
    start: () => void start().catch(() => {}),
    async stop() {
      server.close();
      const started = await cluster?.catch(() => undefined);
      await started?.stop();
    },
  };
}
