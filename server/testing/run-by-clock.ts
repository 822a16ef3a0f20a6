import type { TestServer } from "./test-server.ts";

/**
 * Has the server run a job now that the clock would run within a minute. It waits for nothing: a test
 * that needs the outcome looks for it.
 */
export async function runByClock({ server }: TestServer, job: { name: string }): Promise<void> {
  await server.kernel.database.pool.query("select graphile_worker.add_job($1)", [job.name]);
}
