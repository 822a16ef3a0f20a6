import type { TestServer } from "./test-server.ts";

/** Moves the clock of the node. The database keeps its own time. */
export function moveClock(server: TestServer, byMs: number): void {
  const { kernel } = server.server;
  const { clock } = kernel;
  kernel.clock = { now: () => clock.now() + byMs, elapsed: () => clock.elapsed() + byMs };
}
