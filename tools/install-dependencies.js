import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { withInstallLock } from "./install-lock.js";
import { hasPlatformPackages } from "./platform-packages.js";

const progressEveryMs = 15_000;

/**
 * `running`: the packages that the server runs with. `all`: also those that tests and checks need.
 * @typedef {"running" | "all"} Extent
 */

/**
 * Installs what package-lock.json lists, unless it is installed already.
 * @param {string} root
 * @param {{ install?: (root: string, extent: Extent) => Promise<void>, report?: (message: string) => void,
 * extent?: Extent }} [ways]
 */
export async function installDependencies(root, { install = runNpm, report = reportToPeople, extent = "all" } = {}) {
  if (isCurrent(root, extent)) return;
  await withInstallLock(root, report, async () => {
    if (isCurrent(root, extent)) return;
    if (!wasInstalledByHand(root, extent)) {
      rmSync(stampFile(root), { force: true });
      await install(root, extent);
      if (!hasPlatformPackages(root))
        throw new Error(
          "npm left out a package that brings programs for this machine (Node or PostgreSQL). Check the connection to the npm registry and run the same command again.",
        );
    }
    linkWorkspaces(root);
    // Written last: an interrupted installation has no stamp and is repeated.
    writeFileSync(stampFile(root), stampOf(root, extent));
  });
}

/**
 * @param {string} root
 * @param {Extent} extent
 */
export function isCurrent(root, extent = "all") {
  if (!existsSync(stampFile(root)) || !hasPlatformPackages(root)) return false;
  const stamp = readFileSync(stampFile(root), "utf8");
  return stamp === stampOf(root, "all") || stamp === stampOf(root, extent);
}

/**
 * Tells whether somebody ran npm successfully: npm writes its own list last, and the list agrees
 * with the lock file.
 * @param {string} root
 * @param {Extent} extent
 */
function wasInstalledByHand(root, extent = "all") {
  const npmList = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(npmList) || !hasPlatformPackages(root)) return false;
  const installed = readPackages(npmList);
  const wanted = readPackages(join(root, "package-lock.json"));
  return Object.entries(wanted).every(([path, part]) => {
    // A link leads to a workspace of the checkout: `linkWorkspaces` makes the missing ones.
    if (!path.includes("node_modules/") || part.link) return true;
    if (extent === "running" && part.dev) return true;
    const found = installed[path];
    if (found === undefined) return part.optional === true || part.devOptional === true;
    return found.version === part.version && found.integrity === part.integrity;
  });
}

/**
 * Links each workspace of the lock file that a newer checkout has brought, so that it is found by
 * its name. npm is not needed for that.
 * @param {string} root
 */
function linkWorkspaces(root) {
  for (const [path, { link, resolved }] of Object.entries(readPackages(join(root, "package-lock.json")))) {
    if (!link || resolved === undefined || existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(relative(dirname(path), resolved), join(root, path), "junction");
  }
}

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, resolved?: string, optional?: boolean,
 * dev?: boolean, devOptional?: boolean }} LockedPart
 */

/**
 * @param {string} file
 * @returns {Record<string, LockedPart>}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    // Truncated by an interruption: it counts as absent.
    return {};
  }
}

/** @param {string} root */
function stampFile(root) {
  return join(root, "node_modules", ".parley-lock-hash");
}

/**
 * The stamp includes the platform: two machines that share a checkout need different packages.
 * @param {string} root
 * @param {Extent} extent
 */
function stampOf(root, extent) {
  const hash = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  return `${hash} ${process.platform}-${process.arch}${extent === "all" ? "" : ` ${extent}`}\n`;
}

/** @param {string} message */
function reportToPeople(message) {
  process.stderr.write(`parley: ${message}\n`);
}

/**
 * @param {string} root
 * @param {Extent} extent
 */
async function runNpm(root, extent) {
  reportToPeople("installing what package-lock.json lists; this happens once and takes about a minute …");
  const startedAt = Date.now();
  const progress = setInterval(() => {
    reportToPeople(`still installing, ${Math.round((Date.now() - startedAt) / 1000)} s …`);
  }, progressEveryMs);
  const [command, ...first] = findNpm();
  const wishes = [
    "--ignore-scripts",
    extent === "all" ? "--include=dev" : "--omit=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const child = spawn(command, [...first, "ci", ...wishes], {
    cwd: root,
    env: npmEnvironment(process.env),
    // npm's output goes to standard error; standard output belongs to the script.
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal);
  process.on("SIGINT", passOn).on("SIGTERM", passOn);
  try {
    const ending = await new Promise((resolve, reject) => {
      child.on("error", (error) =>
        reject(new Error(`npm cannot be run (${error.message}). It comes with Node: put it on the path.`)),
      );
      child.on("exit", (code, signal) => resolve(signal ?? code));
    });
    if (ending !== 0)
      throw new Error(
        `installing failed (npm ci ended with ${ending}; its own message is above). Check the connection to the npm registry and the free space on the disk, and run the same command again.`,
      );
  } finally {
    clearInterval(progress);
    process.off("SIGINT", passOn).off("SIGTERM", passOn);
  }
  reportToPeople(`installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/** Finds the npm that runs this process, or the one on the path. Another package manager has no `ci`. */
function findNpm() {
  const npm = process.env.npm_execpath;
  return npm && basename(npm) === "npm-cli.js" && existsSync(npm) ? [process.execPath, npm] : ["npm"];
}

/**
 * Settings of what to install and how to report. Those of the registry (addresses, proxies,
 * certificates, cache) are passed on.
 */
const notPassedOn =
  /^npm_config_(workspaces?|include_workspace_root|global|location|prefix|local_prefix|global_prefix|omit|include|only|also|production|optional|dev|package_lock|package_lock_only|shrinkwrap|dry_run|json|loglevel|if_present|ignore_scripts|engine_strict|install_strategy|install_links|legacy_bundling|global_style|bin_links|script_shell|scripts_prepend_node_path|force|argv|long|parseable|usage|version|node_options|os|cpu|libc)$/i;

/**
 * npm passes its settings to scripts in the environment. `npm -w server start` must not install for
 * that workspace alone.
 * @param {NodeJS.ProcessEnv} environment
 */
export function npmEnvironment(environment) {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !notPassedOn.test(name.replaceAll("-", "_"))),
  );
}
