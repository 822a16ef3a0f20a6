import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/**
 * A file of the console, compressed once for all who ask. `type` is its media type; `gzip` and `brotli` are its
 * bytes in base 64. A font is compressed by itself, so that it has `plain` alone.
 * @typedef {{ type: string, bytes: number, gzip?: string, brotli?: string, plain?: string }} Asset
 */

/**
 * The console as browsers load it. `script` and `style` are what the page names, by their names in `files`;
 * `first` has the scripts that the page needs before it shows anything, and `texts` what each language says, of
 * which it needs one. Names change with the content.
 * @typedef {{ stamp: string, script: string, style: string, first: string[], texts: Record<string, string>,
 *   font: string, files: Record<string, Asset> }} BuiltConsole
 */

const types = /** @type {Record<string, string>} */ ({
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  woff2: "font/woff2",
});

/**
 * Builds the console, unless that was done since the last change. That takes about a second.
 * @param {string} root
 * @param {(message: string) => void} [report] is told when it begins and when it is done
 * @returns {Promise<BuiltConsole>}
 */
export async function buildConsole(root, report = () => undefined) {
  const stamp = stampOf(root);
  const found = readConsole(root);
  if (found?.stamp === stamp) return found;
  const startedAt = performance.now();
  report("building the console …");
  const built = { stamp, ...(await build(root)) };
  keepConsole(root, built);
  report(`the console was built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  return built;
}

/** @param {string} root */
const fileOf = (root) => join(root, "node_modules", ".parley", "console.json");

/**
 * @param {string} root
 * @returns {BuiltConsole | undefined}
 */
function readConsole(root) {
  try {
    return JSON.parse(readFileSync(fileOf(root), "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * The file is renamed into its place, so that nobody reads a half of it. Where nothing can be written, the next
 * start builds again.
 * @param {string} root
 * @param {BuiltConsole} built
 */
function keepConsole(root, built) {
  const file = fileOf(root);
  const fresh = `${file}.${process.pid}`;
  try {
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(fresh, JSON.stringify(built));
    renameSync(fresh, file);
  } catch {
    // The console is used as it was built.
  }
}

/**
 * Changes with each file that goes into the console, and with the packages.
 * @param {string} root
 */
function stampOf(root) {
  const hash = createHash("sha256");
  const sources = ["console/src", "sdks/typescript/dist"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  for (const source of [...sources, "tools/console/build-console.js", "package-lock.json"].sort()) {
    const found = statSync(join(root, source));
    if (found.isFile()) hash.update(`${source} ${found.size} ${found.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** @param {string} root */
async function build(root) {
  const entry = join(root, "console/src/main.tsx");
  if (!existsSync(entry)) throw new Error("this installation came without the folder console/");
  const { build, stop } = await import("esbuild");
  try {
    const { outputFiles = [], metafile } = await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outdir: join(root, "built"),
      bundle: true,
      minify: true,
      splitting: true,
      format: "esm",
      platform: "browser",
      target: "es2022",
      jsx: "automatic",
      charset: "utf8",
      legalComments: "none",
      logLevel: "silent",
      write: false,
      metafile: true,
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      assetNames: "[name]-[hash]",
      // The page names every file by its whole address, because it lives under several addresses.
      publicPath: "/console/assets/",
      loader: { ".woff2": "file" },
      define: { "process.env.NODE_ENV": '"production"' },
    });
    const output = Object.entries(metafile?.outputs ?? {});
    const [script = "", main] = output.find(([, each]) => each.entryPoint?.endsWith("console/src/main.tsx")) ?? [];
    const style = basename(main?.cssBundle ?? "");
    // The style of the console holds those of all pages; nothing names the style of a page alone.
    const needed = outputFiles.filter(({ path }) => !path.endsWith(".css") || basename(path) === style);
    const files = Object.fromEntries(
      await Promise.all(needed.map(async ({ path, contents }) => [basename(path), await pack(path, contents)])),
    );
    const imported = (main?.imports ?? []).filter(({ kind }) => kind === "import-statement");
    return {
      script: basename(script),
      style,
      first: imported.map(({ path }) => basename(path)),
      texts: Object.fromEntries(output.flatMap(([path, { entryPoint }]) => textsOf(entryPoint, path))),
      font: Object.keys(files).find((name) => /latin-wght.*woff2$/.test(name) && !name.includes("-ext-")) ?? "",
      files,
    };
  } finally {
    await stop();
  }
}

/**
 * @param {string | undefined} entryPoint
 * @param {string} path
 * @returns {[string, string][]}
 */
function textsOf(entryPoint, path) {
  const [, language] = /console\/src\/texts\/([a-z]+)\.ts$/.exec(entryPoint ?? "") ?? [];
  return language === undefined ? [] : [[language, basename(path)]];
}

/**
 * @param {string} path
 * @param {Uint8Array} contents
 * @returns {Promise<Asset>}
 */
async function pack(path, contents) {
  const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  const bytes = contents.length;
  if (type === types.woff2) return { type, bytes, plain: Buffer.from(contents).toString("base64") };
  const [zipped, pressed] = await Promise.all([
    promisify(gzip)(contents, { level: 9 }),
    promisify(brotliCompress)(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  ]);
  return { type, bytes, gzip: zipped.toString("base64"), brotli: pressed.toString("base64") };
}
