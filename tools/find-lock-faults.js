/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, hasInstallScript?: boolean,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string> }} LockedPart
 */

/**
 * Finds what is wrong with a lock file, a sentence each. Every package must come from a registry,
 * all from the same one, with a SHA-512 hash; and its script for the installation must be known.
 * @param {{ packages: Record<string, LockedPart> }} lock
 * @param {Record<string, string>} installScripts the reasons of the known scripts, by package
 */
export function findLockFaults(lock, installScripts) {
  const parts = Object.entries(lock.packages);
  const installed = parts.filter(([path, part]) => path.includes("node_modules/") && !part.link);
  const origins = new Set(
    installed.flatMap(([, { resolved }]) => (resolved === undefined ? [] : [originOf(resolved)])),
  );
  const withScripts = installed.filter(([, part]) => part.hasInstallScript).map(([path]) => packageOf(path));
  return [
    ...installed
      .filter(([, part]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(part.integrity ?? ""))
      .map(([path]) => `${path} has no SHA-512 hash.`),
    ...installed
      .filter(([, { resolved }]) => resolved !== undefined && !/^https:\/\/.+\.tgz$/.test(resolved))
      .map(([path, { resolved }]) => `${path} does not come from a registry but from ${resolved}.`),
    ...(origins.size > 1 ? [`Packages come from several registries: ${[...origins].join(", ")}.`] : []),
    ...parts.flatMap(([path, part]) =>
      Object.entries({ ...part.dependencies, ...part.devDependencies, ...part.optionalDependencies })
        .filter(([, wanted]) => !isVersion(wanted))
        .map(([name, wanted]) => `${path || "package.json"} wants ${name} from ${wanted} and not from a registry.`),
    ),
    ...withScripts
      .filter((name) => installScripts[name] === undefined)
      .map(
        (name) =>
          `${name} has a script for its installation. Read it, and add the package to tools/install-scripts.js.`,
      ),
    ...Object.keys(installScripts)
      .filter((name) => !withScripts.includes(name))
      .map((name) => `${name} has no such script any more. Remove it from tools/install-scripts.js.`),
  ];
}

/** A version, a range or a tag of a registry, also under another name: `npm:name@1`. */
/** @param {string} wanted */
function isVersion(wanted) {
  return /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[\w.\-+*^~<>=| ]*$/.test(wanted);
}

/** @param {string} resolved */
function originOf(resolved) {
  return URL.canParse(resolved) ? new URL(resolved).origin : resolved;
}

/** @param {string} path */
function packageOf(path) {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}
