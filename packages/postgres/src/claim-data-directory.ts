import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { shortTemporaryFolder } from "./make-socket-folder.ts";

/** Another running Parley server uses this data directory. */
export class DataDirectoryInUse extends Error {
  constructor(dataDirectory: string) {
    super(
      `Another Parley server is using ${dataDirectory}. Stop that server first, or choose another directory for this one with PARLEY_DATA_DIR.`,
    );
    this.name = "DataDirectoryInUse";
  }
}

type Claim = { release(): void };

const maxSocketPathBytes = 100;

/**
 * Claims the data directory for this process by listening on a Unix socket in it. The operating
 * system drops the claim together with the process, so no `kill -9`, reused process id or reboot
 * leaves one behind; another container on the same volume sees it as well. Throws
 * DataDirectoryInUse. On a file system without sockets nothing is claimed, and the lock of
 * `holdCluster` keeps two servers apart.
 */
export async function claimDataDirectory(dataDirectory: string): Promise<Claim> {
  const path = join(dataDirectory, "server.lock");
  const shortened = shorten(dataDirectory, "server.lock");
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      const outcome = await listen(shortened.path);
      if (outcome === "unsupported") return { release: () => {} };
      if (outcome !== "taken") return { release: () => letGo(outcome, path) };
      if (await somebodyListens(shortened.path)) throw new DataDirectoryInUse(dataDirectory);
      rmSync(path, { force: true });
    }
    throw new DataDirectoryInUse(dataDirectory);
  } finally {
    shortened.remove();
  }
}

function letGo(server: Server, path: string): void {
  server.close();
  rmSync(path, { force: true });
}

async function listen(path: string): Promise<Server | "taken" | "unsupported"> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  try {
    server.listen(path);
    await once(server, "listening");
    return server;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EADDRINUSE" ? "taken" : "unsupported";
  }
}

async function somebodyListens(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return true;
  } catch (error) {
    return !["ECONNREFUSED", "ENOENT", "ENOTSOCK"].includes((error as NodeJS.ErrnoException).code ?? "");
  } finally {
    socket.destroy();
  }
}

/**
 * A socket's path may have about 100 bytes only, so a deep data directory is reached through a
 * short link.
 */
function shorten(directory: string, name: string): { path: string; remove(): void } {
  const path = join(directory, name);
  if (Buffer.byteLength(path) <= maxSocketPathBytes) return { path, remove: () => {} };
  const folder = mkdtempSync(join(shortTemporaryFolder(), "parley-"));
  symlinkSync(directory, join(folder, "d"));
  return { path: join(folder, "d", name), remove: () => rmSync(folder, { recursive: true }) };
}
