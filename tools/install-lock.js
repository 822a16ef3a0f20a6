import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";

const waitMs = 200;
const heartbeatMs = 2_000;
const silentMs = 60_000;

/**
 * Does the work while no other process does it in this checkout. The lock of a dead process is
 * recognised and removed.
 * @template Result
 * @param {string} root
 * @param {(message: string) => void} report
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withInstallLock(root, report, work) {
  const lock = join(root, "tools", ".install-lock");
  let hasReported = false;
  while (!take(lock)) {
    if (isAbandoned(lock)) {
      remove(lock);
      continue;
    }
    if (!hasReported) report("another start is installing; waiting for it …");
    hasReported = true;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(lock, { recursive: true, force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    mkdirSync(lock);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EEXIST") return false;
    throw new Error(
      `nothing can be installed here (${message}). Make the folder writable for this user, or install as its owner with: npm ci --ignore-scripts`,
    );
  }
  writeFileSync(join(lock, "owner"), JSON.stringify({ pid: process.pid, host: hostname() }));
  return true;
}

/**
 * Tells whether the owner of the lock has ended. A process id means nothing on another machine or
 * in another container, so an owner there is judged by its heartbeat alone.
 * @param {string} lock
 */
function isAbandoned(lock) {
  const silentForMs = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (silentForMs > silentMs) return true;
  try {
    const owner = JSON.parse(readFileSync(join(lock, "owner"), "utf8"));
    return owner.host === hostname() && (owner.pid === process.pid || !isAlive(owner.pid));
  } catch {
    // Made a moment ago and still without its owner, or just removed.
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * Renames the lock first, so that only one of two processes removes the same abandoned lock.
 * @param {string} lock
 */
function remove(lock) {
  const aside = `${lock}-${process.pid}`;
  try {
    renameSync(lock, aside);
    rmSync(aside, { recursive: true, force: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOENT") throw error;
  }
}
