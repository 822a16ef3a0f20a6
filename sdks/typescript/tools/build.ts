import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, stop, transform } from "esbuild";

/** Builds `dist`. `--check` only compares, and exits with 1 when a file is stale. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = join(root, "sdks/typescript");
const isCheck = process.argv.includes("--check");
/** The name that users import, the file behind it, and its name in a page. */
const entries = [
  { name: "index", source: "index", page: "parley" },
  ...["chat", "live", "files", "voice", "oauth"].map((name) => ({ name, source: `entries/${name}`, page: name })),
  // Tests record and replay, and no page does.
  { name: "recording", source: "entries/recording", page: undefined },
];
const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

const place = mkdtempSync(join(tmpdir(), "parley-client-build-"));
try {
  compile();
  await writeCommonJs();
  await writePages();
  compare();
} finally {
  await stop();
  rmSync(place, { recursive: true, force: true });
}

function compile(): void {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const options = ["-p", join(folder, "tsconfig.build.json"), "--outDir", place];
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...options], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The client does not compile:\n${stdout}`);
  for (const file of globSync("**/*.d.ts", { cwd: place })) {
    const text = readFileSync(join(place, file), "utf8");
    writeFileSync(
      join(place, file),
      text.replace(/(from|import\()( ?)"(\.[^"]+)"/g, (...found) => pointTo(file, found)),
    );
  }
  for (const file of globSync("**/*.map", { cwd: place })) pointToSources(file);
}

/** Sources name files as they are; a declaration names what runs. Hand-written types stay in `src`. */
function pointTo(file: string, [, word, blank, target]: string[]): string {
  if (!target!.endsWith(".d.ts")) return `${word}${blank}"${target!.replace(/\.ts$/, ".js")}"`;
  const source = join("../src", dirname(file), target!).replaceAll("\\", "/");
  const depth = "../".repeat(file.split(/[\\/]/).length - 1);
  return `${word}${blank}"./${depth}${source}"`.replace('"./../', '"../').replace(/\.d\.ts"$/, '.js"');
}

/** The compiler names the sources from a folder that is gone later. */
function pointToSources(file: string): void {
  const map = JSON.parse(readFileSync(join(place, file), "utf8"));
  const depth = "../".repeat(file.split(/[\\/]/).length);
  map.sources = [`${depth}src/${file.replaceAll("\\", "/").replace(/\.js\.map$/, ".ts")}`];
  writeFileSync(join(place, file), JSON.stringify(map));
}

/** Builds the same files for `require`, with the types of the modules in the form of CommonJS. */
async function writeCommonJs(): Promise<void> {
  for (const file of globSync("**/*.js", { cwd: place }).sort()) {
    const text = readFileSync(join(place, file), "utf8").replace(/\n\/\/# sourceMappingURL=.*\n?$/, "\n");
    const { code } = await transform(text, { format: "cjs", target: "es2022" });
    write(join("cjs", file), code);
  }
  write("cjs/package.json", '{ "type": "commonjs" }\n');
  for (const { source } of entries) {
    const values = await import(pathToFileURL(join(place, `${source}.js`)).href);
    const up = relative(dirname(join("cjs", source)), source).replaceAll("\\", "/");
    const mode = 'with { "resolution-mode": "import" }';
    const lines = Object.entries(values).flatMap(([name, value]) => [
      `export declare const ${name}: typeof esm.${name};`,
      ...(/^class\b/.test(String(value)) ? [`export type ${name} = esm.${name};`] : []),
    ]);
    const head = [`import type * as esm from "${up}.js" ${mode};`, `export type * from "${up}.js" ${mode};`];
    write(join("cjs", `${source}.d.ts`), `${[...head, ...lines].join("\n")}\n`);
  }
}

/** One file for each entry, for pages without a bundler. */
async function writePages(): Promise<void> {
  for (const { source, page } of entries) {
    if (page === undefined) continue;
    const { outputFiles } = await build({
      absWorkingDir: folder,
      entryPoints: [join(folder, "src", `${source}.ts`)],
      tsconfig: join(folder, "tsconfig.build.json"),
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022",
      charset: "utf8",
      banner: { js: `/* @parley/client ${version} */` },
      write: false,
      logLevel: "silent",
    });
    write(join("browser", `${page}.js`), outputFiles[0]!.text);
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(place, file)), { recursive: true });
  writeFileSync(join(place, file), text);
}

function compare(): void {
  const dist = join(folder, "dist");
  const built = globSync("**/*.*", { cwd: place }).sort();
  const present = globSync("**/*.*", { cwd: dist }).sort();
  const read = (path: string) => readFileSync(path, "utf8");
  const isSame =
    built.join() === present.join() && built.every((file) => read(join(place, file)) === read(join(dist, file)));
  if (isSame) return;
  if (isCheck) {
    process.stdout.write("Stale: sdks/typescript/dist. Run `npm run generate` and commit what it writes.\n");
    process.exitCode = 1;
    return;
  }
  rmSync(dist, { recursive: true, force: true });
  cpSync(place, dist, { recursive: true });
  process.stdout.write("Written: sdks/typescript/dist\n");
}
