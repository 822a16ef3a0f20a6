import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { withInstallLock } from "./install-lock.js";

/**
 * `folder` holds the bundle, `root` is the checkout that it was made of, `packages` identifies what was
 * installed, and `sources` has the size and the time of each file that is in it.
 * @typedef {{ folder: string, root: string, packages: string, sources: Record<string, string> }} Bundle
 */

/**
 * The program of the server, as Node runs it: its bundle, or its sources where no bundle can be made.
 * @typedef {{ script: string, cache: string | undefined, flags: string[], settings: Record<string, string> }} Program
 */

/**
 * A server keeps little in memory for long. With the usual 16 MiB, Node lets young garbage of the main
 * thread grow to 48 MiB before it looks at it. What was compiled with other flags is not used.
 */
const flags = ["--max-semi-space-size=8"];
/** The C library would keep freed memory in a place of its own for each of a server's twenty threads. */
const settings = { MALLOC_ARENA_MAX: "2" };

/** Threads, and parsers that run in threads, are programs of their own. */
const threadModule = /new URL\(\s*"([^"]+\.ts)",\s*import\.meta\.url,?\s*\)/g;
/** A module that is required at its first use is bundled like one that is imported. */
const lateRequire = /^const require = createRequire\(import\.meta\.url\);$/m;
const entries = ["server/main.ts", "server/compile.ts"];

/**
 * Bundles the server, unless that was done since the last change. Loading 3,000 files takes three
 * quarters of a start and a third of its memory.
 * @param {string} root
 * @param {string} node
 * @param {(message: string) => void} report
 * @returns {Promise<Program>}
 */
export async function bundleServer(root, node, report) {
  const found = findBundle(root);
  if (found !== undefined) return programOf(found);
  try {
    return await withInstallLock(root, report, async () => {
      const made = findBundle(root) ?? (await makeBundle(root));
      // This writes the compile cache, which a server that serves has no time for.
      const program = programOf(made);
      const { script, cache } = program;
      spawnSync(node, [...flags, join(dirname(script), "compile.mjs")], {
        env: { ...process.env, NODE_COMPILE_CACHE: cache },
        stdio: ["ignore", "ignore", "ignore"],
      });
      return program;
    });
  } catch (error) {
    report(`starting from the sources, which takes longer: ${error instanceof Error ? error.message : error}`);
    return { script: join(root, "server", "main.ts"), cache: undefined, flags, settings };
  }
}

/** @param {Bundle} bundle */
const programOf = ({ folder }) => ({
  ...{ script: join(folder, "server", "main.mjs"), cache: join(folder, "cache") },
  ...{ flags, settings },
});

/**
 * Finds the bundle of the sources and packages as they are now.
 * @param {string} root
 */
function findBundle(root) {
  const bundle = readBundle(root);
  if (bundle === undefined || bundle.root !== root || bundle.packages !== packagesOf(root)) return undefined;
  if (!existsSync(programOf(bundle).script)) return undefined;
  return Object.entries(bundle.sources).every(([file, stamp]) => stampOf(root, file) === stamp) ? bundle : undefined;
}

/** @param {string} root */
const homeOf = (root) => join(root, "node_modules", ".parley");

/**
 * @param {string} root
 * @returns {Bundle | undefined}
 */
function readBundle(root) {
  try {
    return JSON.parse(readFileSync(join(homeOf(root), "bundle.json"), "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {string} root */
function packagesOf(root) {
  return `${stampOf(root, "package-lock.json")} ${stampOf(root, join("node_modules", ".package-lock.json"))}`;
}

/**
 * @param {string} root
 * @param {string} file
 */
function stampOf(root, file) {
  const found = statSync(join(root, file), { throwIfNoEntry: false });
  return found === undefined ? "" : `${found.size} ${found.mtimeMs}`;
}

/**
 * A bundle has a folder of its own, because a server that runs loads parts of the one before.
 * @param {string} root
 * @returns {Promise<Bundle>}
 */
async function makeBundle(root) {
  const before = readBundle(root)?.folder;
  const folder = join(homeOf(root), Date.now().toString(36));
  const packages = packagesOf(root);
  const inputs = await build(root, folder);
  const own = ["tools/bundle.js", ...manifestsOf(root), ...inputs.filter((file) => !file.includes("node_modules/"))];
  const sources = Object.fromEntries(own.map((file) => [file, stampOf(root, file)]));
  const bundle = { folder, root, packages, sources };
  // The file is renamed into its place, so that nobody reads a half of it, or writes into a copy by links.
  const file = join(homeOf(root), "bundle.json");
  writeFileSync(`${file}.new`, JSON.stringify(bundle));
  renameSync(`${file}.new`, file);
  for (const name of readdirSync(homeOf(root), { withFileTypes: true })) {
    const old = join(homeOf(root), name.name);
    if (name.isDirectory() && old !== folder && old !== before) rmSync(old, { recursive: true, force: true });
  }
  return bundle;
}

/**
 * Lists the manifests, which say what a name such as `@parley/engine` leads to.
 * @param {string} root
 */
function manifestsOf(root) {
  const packages = join(root, "packages");
  const names = existsSync(packages) ? readdirSync(packages).filter((name) => !name.includes(".")) : [];
  return ["package.json", ...names.map((name) => join("packages", name, "package.json"))];
}

/**
 * Gives the files that went into the bundle.
 * @param {string} root
 * @param {string} folder
 */
async function build(root, folder) {
  const { build, stop } = await import("esbuild");
  mkdirSync(folder, { recursive: true });
  const threads = findThreadModules(root);
  /** @param {string} file */
  const bundled = (file) => pathToFileURL(join(folder, relative(root, file)).replace(/\.ts$/, ".mjs")).href;
  /** @type {import("esbuild").Plugin} */
  const places = {
    name: "places",
    setup({ onLoad }) {
      onLoad({ filter: /\.(?:[cm]?js|ts)$/ }, ({ path }) => {
        const text = readFileSync(path, "utf8");
        if (!/import\.meta\.url|__dirname|__filename/.test(text)) return undefined;
        return { contents: keepPlaces(text, path, threads, bundled), loader: path.endsWith(".ts") ? "ts" : "js" };
      });
    },
  };
  try {
    const { metafile, outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: [...entries.map((file) => join(root, file)), ...threads],
      outdir: folder,
      outbase: root,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "node",
      target: "node24",
      // These packages hold machine code, and look for it beside themselves.
      external: ["@node-rs/argon2", "pg-native"],
      banner: {
        js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
      },
      plugins: [places],
      metafile: true,
      write: false,
      legalComments: "none",
      logLevel: "silent",
    });
    const required = outputFiles.filter(({ text }) => /^export default require_\w+\(\);$/m.test(text));
    const names = new Set(required.map(({ path }) => basename(path)));
    for (const { path, text } of outputFiles) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, withoutWideCharacters(withNamesOf(names, text)));
    }
    return Object.keys(metafile.inputs);
  } finally {
    await stop();
  }
}

/**
 * A CommonJS package that is imported at its first use has only a default export in a bundle of several
 * files, while Node gives its names, too.
 * @param {ReadonlySet<string>} required
 * @param {string} text
 */
function withNamesOf(required, text) {
  return text.replace(/\bimport\("(?:\.{1,2}\/)+([^"/]+)"\)/g, (found, name) =>
    required.has(name) ? `${found}.then(({ default: all }) => ({ ...all, default: all }))` : found,
  );
}

/**
 * A single character beyond ASCII doubles what Node needs for the text of a file. esbuild leaves them in
 * comments, in regular expressions, where an escape means the same, and in `String.raw`, where it would be
 * other text: such a text becomes a plain string, or stays as it is where it holds an expression.
 * @param {string} text
 */
function withoutWideCharacters(text) {
  return text.replace(/\bString\.raw`((?:[^`\\]|\\[\s\S])*)`|[^\0-\x7f]/g, (found, raw) => {
    if (raw === undefined) return escaped(found);
    if (raw.includes("${")) return found;
    return /[^\0-\x7f]/.test(raw) ? escaped(JSON.stringify(raw)) : found;
  });
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * A module finds what lies beside it where it was before: of a bundle it would be asked for the place of
 * the bundle.
 * @param {string} text
 * @param {string} path
 * @param {ReadonlySet<string>} threads
 * @param {(file: string) => string} bundled
 */
function keepPlaces(text, path, threads, bundled) {
  const isModule = text.includes("import.meta.url");
  const names = `const __filename = ${JSON.stringify(path)}, __dirname = ${JSON.stringify(dirname(path))};`;
  if (!isModule) return `${names}${text}`;
  return text
    .replace(lateRequire, "")
    .replace(threadModule, (written, file) => {
      const thread = resolve(dirname(path), file);
      return threads.has(thread) ? `new URL(${JSON.stringify(bundled(thread))})` : written;
    })
    .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href));
}

/**
 * Finds the modules of the server that run in threads.
 * @param {string} root
 */
function findThreadModules(root) {
  const threads = new Set();
  for (const top of ["server", "packages"].filter((name) => existsSync(join(root, name)))) {
    for (const file of readdirSync(join(root, top), { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".ts") || /node_modules|\.test\.ts$|(?:^|\/)testing\//.test(file)) continue;
      const path = join(root, top, file);
      for (const [, module] of readFileSync(path, "utf8").matchAll(threadModule))
        threads.add(resolve(dirname(path), String(module)));
    }
  }
  return /** @type {Set<string>} */ (new Set([...threads].filter((file) => existsSync(file))));
}
