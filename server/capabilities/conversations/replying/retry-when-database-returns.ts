import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { isDatabaseUnavailable } from "../../../kernel/storage/database.ts";

/** After the last retry, the recovery of replies tries again later. */
const retryDelaysMs = [50, 200, 500, 1_000, 2_000];

/**
 * Retries `work` while the database cannot be reached for a moment. Throws what `work` throws
 * otherwise.
 */
export async function retryWhenDatabaseReturns<Result>(kernel: Kernel, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const waitMs = retryDelaysMs[attempt];
      if (waitMs === undefined || !isDatabaseUnavailable(error)) throw error;
      kernel.log.warn({ attempt }, "the database cannot be reached while a reply is made; retrying");
      await delay(waitMs);
    }
  }
}
