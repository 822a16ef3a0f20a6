import { execFileSync, spawn } from "node:child_process";
import { createReadStream, createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";

/**
 * The clusters of a data directory. Their files are the same on every platform that Parley brings
 * PostgreSQL for: 64 bits, little-endian, one alignment, and a locale that PostgreSQL brings itself.
 */
const clusters = ["postgres", "workspaces/postgres"];
/** The next start makes these again. */
const remade = ["compile-cache", "mail", "postgres.log", "workspaces/postgres.log"];

const pageBytes = 8192;
const segmentBytes = 16 * 1024 * 1024;
/** The long header with which a segment of PostgreSQL's log begins. */
const segmentHeaderBytes = 40;
/** Says where `global/pg_control` of PostgreSQL 18 says that the cluster was stopped, and its last checkpoint. */
const [controlVersion, stateOffset, checkpointOffset] = [1800, 16, 32];
const stoppedCleanly = 1;

/** Packs a data directory whose server was stopped, after it was made as small as it can be. */
export async function packDataDirectory(directory: string, file: string): Promise<void> {
  for (const path of remade) rmSync(join(directory, path), { recursive: true, force: true });
  for (const cluster of clusters) clearLog(join(directory, cluster));
  const tar = spawn("tar", ["-cf", "-", "-C", directory, "."], { stdio: ["ignore", "pipe", "inherit"] });
  const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    // The databases of a cluster are copies of one, so the window holds all of them.
    [constants.ZSTD_c_windowLog]: 27,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  };
  await pipeline(tar.stdout, createZstdCompress({ params }), createWriteStream(file));
}

/** Unpacks such a file into a new directory. */
export async function unpackDataDirectory(file: string, directory: string): Promise<void> {
  mkdirSync(directory, { mode: 0o711 });
  const tar = `${directory}.tar`;
  const params = { [constants.ZSTD_d_windowLogMax]: 27 };
  await pipeline(createReadStream(file), createZstdDecompress({ params }), createWriteStream(tar));
  execFileSync("tar", ["-xof", tar, "-C", directory]);
  rmSync(tar);
}

/**
 * Zeroes what a start does not read of PostgreSQL's log: after a clean stop, everything but the last
 * checkpoint.
 */
function clearLog(cluster: string): void {
  const control = readFileSync(join(cluster, "global/pg_control"));
  if (control.readUInt32LE(8) !== controlVersion || control.readUInt32LE(stateOffset) !== stoppedCleanly)
    throw new Error(`${cluster} was not stopped cleanly by PostgreSQL 18. Stop its server with SIGTERM first.`);
  const checkpoint = Number(control.readBigUInt64LE(checkpointOffset));
  const [segment, offset] = [Math.floor(checkpoint / segmentBytes), checkpoint % segmentBytes];
  const name = `00000001${"0".repeat(8)}${segment.toString(16).toUpperCase().padStart(8, "0")}`;
  const file = join(cluster, "pg_wal", name);
  const log = readFileSync(file);
  const page = offset - (offset % pageBytes);
  log.fill(0, segmentHeaderBytes, page);
  log.fill(0, page + 2 * pageBytes);
  writeFileSync(file, log);
}
