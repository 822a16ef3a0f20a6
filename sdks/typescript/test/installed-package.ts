import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const root = fileURLToPath(new URL("../../../", import.meta.url));
export const folder = join(root, "sdks/typescript");
const compiler = join(root, "node_modules/typescript/bin/tsc");

type Outcome = { isRight: boolean; output: string };

/** The libraries that a program may use beside the language. */
export const inBrowser = ["--lib", "es2022,dom,dom.iterable", "--types", ""];
export const inNode = ["--lib", "es2022", "--types", "node"];

/** A folder in which the built package is installed. */
export type InstalledPackage = {
  /** The folder of the published files. */
  dist: string;
  /** Type-checks programs, by file name, in strict mode. */
  compile(programs: Record<string, string>, libraries: string[]): Promise<Outcome>;
  run(program: string, environment?: Record<string, string>): Promise<Outcome>;
  remove(): void;
};

/** Copies the files that the package publishes, as they are in the repository. */
export async function installPackage(): Promise<InstalledPackage> {
  const place = mkdtempSync(join(tmpdir(), "parley-client-"));
  const installed = join(place, "node_modules/@parley/client");
  for (const part of ["dist", "src", "package.json"]) {
    cpSync(join(folder, part), join(installed, part), { recursive: true });
  }
  writeFileSync(join(place, "package.json"), '{ "type": "module" }');
  symlinkSync(join(root, "node_modules/@types"), join(place, "node_modules/@types"));
  return {
    dist: join(installed, "dist"),
    compile(programs, libraries) {
      for (const [name, text] of Object.entries(programs)) writeFileSync(join(place, name), text);
      const options = ["--strict", "--noEmit", "--exactOptionalPropertyTypes", "--target", "es2022"];
      return start(place, [compiler, ...options, "--module", "nodenext", ...libraries, ...Object.keys(programs)]);
    },
    run: (program, environment) => start(place, [join(place, program)], environment),
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

async function start(cwd: string, command: string[], environment: Record<string, string> = {}): Promise<Outcome> {
  try {
    const options = { cwd, env: { ...process.env, ...environment } };
    return { isRight: true, output: (await promisify(execFile)(process.execPath, command, options)).stdout };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { isRight: false, output: stdout + stderr };
  }
}
