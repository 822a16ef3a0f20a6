import { capabilities } from "../../app.ts";
import { closeKernel, createKernel } from "../../create-kernel.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { createLogger } from "../../kernel/logger.ts";
import { Problem } from "../../kernel/problem.ts";
import { collectScopes } from "../../kernel/scope.ts";
import { type Opened, withInstallation } from "./with-installation.ts";

/** The server has the log; a command tells what it does by its report. */
const log = createLogger("silent");

/**
 * Works on the installation of these settings, in its database: the command needs no credential but those of the
 * machine, and does the same whether the server runs or not.
 *
 * @throws an error that says what to do where the database has another schema than this program
 */
export function withKernel<Result>(work: (kernel: Kernel) => Promise<Result>): Promise<Result> {
  return withInstallation((opened) => {
    const { secret } = opened.installation;
    return useKernel(opened, { secret, previousSecret: opened.config.previousSecret }, work);
  });
}

/** Works with these secrets, which need not be those of the settings. */
export async function useKernel<Result>(
  { config, installation, open }: Opened,
  { secret, previousSecret }: { secret: string; previousSecret: string | null },
  work: (kernel: Kernel) => Promise<Result>,
): Promise<Result> {
  const { workspaceCluster } = installation;
  const database = await open();
  const scopes = collectScopes(capabilities);
  const parts = { workspaceCluster, secret, database, log, capabilities, scopes };
  const kernel = await createKernel({ ...config, previousSecret }, parts).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  try {
    return await work(kernel);
  } catch (error) {
    // The API's code of a problem is for programs that call it.
    throw error instanceof Problem ? new Error(error.detail, { cause: error }) : error;
  } finally {
    for (const capability of [...capabilities].reverse()) await capability.stop?.(kernel);
    await closeKernel(kernel);
  }
}
