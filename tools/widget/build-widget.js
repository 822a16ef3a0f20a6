import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * The scripts of the chat on websites. `loader` is what pages name, `files` are what it loads later, by
 * their names in `folder`, which is named after their content.
 * @typedef {{ stamp: string, folder: string, loader: string, files: Record<string, string> }} Widget
 */

/**
 * Builds the scripts of the chat on websites, unless that was done since the last change. That takes some
 * hundred milliseconds.
 * @param {string} root
 * @returns {Promise<Widget>}
 */
export async function buildWidget(root) {
  const stamp = stampOf(root);
  const found = readWidget(root);
  if (found?.stamp === stamp) return found;
  const widget = { stamp, ...(await build(root)) };
  keepWidget(root, widget);
  return widget;
}

/** @param {string} root */
const fileOf = (root) => join(root, "node_modules", ".parley", "widget.json");

/**
 * @param {string} root
 * @returns {Widget | undefined}
 */
function readWidget(root) {
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
 * @param {Widget} widget
 */
function keepWidget(root, widget) {
  const file = fileOf(root);
  const fresh = `${file}.${process.pid}`;
  try {
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(fresh, JSON.stringify(widget));
    renameSync(fresh, file);
  } catch {
    // The widget is used as it was built.
  }
}

/**
 * Changes with each file that goes into the scripts.
 * @param {string} root
 */
function stampOf(root) {
  const hash = createHash("sha256");
  for (const folder of [
    "widget/src",
    "widget/src/texts",
    ...["widget/src/forms", "widget/src/files", "widget/src/screen", "widget/src/voice"],
    ...["", "/chatting", "/entries", "/exchanging", "/markdown"].map((part) => `sdks/typescript/src${part}`),
    "sdks/typescript/src/generated/rows.generated.ts",
    ...["call-server", "call", "microphone", "open-microphone", "player"].map(
      (name) => `server/browser/voice/${name}.js`,
    ),
    "tools/widget/build-widget.js",
  ]) {
    for (const source of filesOf(root, folder)) {
      const { size, mtimeMs } = statSync(join(root, source));
      hash.update(`${source} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} path
 */
function filesOf(root, path) {
  if (/\.[jt]s$/.test(path)) return [path];
  const names = readdirSync(join(root, path)).filter((name) => name.endsWith(".ts"));
  return names.sort().map((name) => join(path, name));
}

/** @param {string} root */
async function build(root) {
  const { build, stop } = await import("esbuild");
  /** @type {import("esbuild").BuildOptions} */
  const settings = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    platform: "browser",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
    write: false,
    outdir: root,
  };
  try {
    const window = await build({
      ...settings,
      entryPoints: [
        ...["widget/src/window.ts", "server/browser/voice/microphone.js"],
        ...filesOf(root, "widget/src/texts"),
      ].map((file) => join(root, file)),
      entryNames: "[name]",
      format: "esm",
      splitting: true,
      chunkNames: "[name]-[hash]",
      metafile: true,
    });
    const texts = (window.outputFiles ?? []).map(({ path, text }) => [basename(path), text]);
    const files = Object.fromEntries(texts.sort());
    const hash = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
    const folder = `/widget/${hash}`;
    const loader = await build({
      ...settings,
      entryPoints: [join(root, "widget/src/loader.ts")],
      format: "iife",
      define: { windowFolder: JSON.stringify(folder), windowParts: JSON.stringify(partsOf(window.metafile?.outputs)) },
    });
    return { folder, loader: loader.outputFiles?.[0]?.text ?? "", files };
  } finally {
    await stop();
  }
}

/**
 * Names the scripts that the window imports. The loader asks for them beside it, where the browser alone would learn of
 * them from the window.
 * @param {import("esbuild").Metafile["outputs"]} [outputs]
 */
function partsOf(outputs = {}) {
  const parts = ["window.js"];
  for (const part of parts) {
    for (const { path, kind } of outputs[part]?.imports ?? []) {
      if (kind === "import-statement" && !parts.includes(path)) parts.push(path);
    }
  }
  return parts.slice(1).map((name) => basename(name, ".js"));
}
