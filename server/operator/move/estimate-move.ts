import { connectTo } from "../backup/parts-of.ts";
import { listWorkspaces } from "../backup/store.ts";
import type { Installation } from "../open-installation.ts";
import { closingSeconds } from "./hold-read-only.ts";
import { measureTables, measureWorkspaces } from "./store.ts";

/** Copying and comparing move so much on one core. */
const bytesPerSecond = 20 * 1024 * 1024;
/** Making a database with three roles, and reading it again. */
const secondsPerWorkspace = 0.5;
const secondsOfSchema = 5;

/** Says how many bytes a move has to copy, and for how long the installation takes no writes meanwhile. */
export async function estimateMove({
  connection,
  workspaceCluster,
}: Installation): Promise<{ bytes: number; seconds: number }> {
  const client = await connectTo(connection);
  try {
    const ofTables = await measureTables(client);
    const { length: workspaces } = await listWorkspaces(client);
    const ofWorkspaces = workspaces === 0 ? 0 : await measureAt(await workspaceCluster.connect());
    const bytes = ofTables + ofWorkspaces;
    const copying = bytes / bytesPerSecond + workspaces * secondsPerWorkspace + secondsOfSchema;
    return { bytes, seconds: Math.ceil(closingSeconds + copying) };
  } finally {
    await client.end();
  }
}

async function measureAt(connection: Installation["connection"]): Promise<number> {
  const client = await connectTo(connection);
  try {
    return await measureWorkspaces(client);
  } finally {
    await client.end();
  }
}
