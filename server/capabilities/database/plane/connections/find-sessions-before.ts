import type { Kernel } from "../../../../kernel/kernel.ts";
import { openPlane } from "../open-plane.ts";
import * as store from "../store.ts";

/**
 * Finds processes of the workspace cluster whose session began before a moment. Where no node runs, those from before
 * the caller began outlived their server. Empty where there is no cluster.
 */
export async function findSessionsBefore(
  kernel: Kernel,
  before: Date,
): Promise<{ processId: number; seconds: number }[]> {
  if (!(await store.hasWorkspaceDatabases(kernel.database.query))) return [];
  const { administrator } = await openPlane(kernel);
  return store.findSessionsBefore(administrator, before);
}
