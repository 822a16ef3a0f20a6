import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unlimited } from "../server/testing/unlimited.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** A server in its own process, as `npm start` runs it, so that it can be killed. */
export type ServerProcess = {
  pid: number;
  /** Its address, once the greeting names it. Rejects when the process ends before. */
  ready: Promise<string>;
  ended: Promise<Ending>;
  hasEnded(): boolean;
  /** Says what it has written to both outputs so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
};

const started = new Set<ChildProcess>();
// A test that fails half-way must not leave its servers behind.
process.on("exit", () => {
  for (const child of started) child.kill("SIGKILL");
});

/** Preloaded code, such as that of the mutants, and what was compiled before is for servers too. */
const preloads = Object.fromEntries(
  ["NODE_OPTIONS", "MUTANT", "MUTANT_SEEN", "NODE_COMPILE_CACHE"].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
);

/** The runner of the tests names the program here that it made of this tree. */
export const programVariable = "PARLEY_TEST_PROGRAM";

type Program = { script: string; cache?: string };

/** Gives the bundle that the runner lends, or the sources. */
function programOf(tree: string): Program {
  const lent = tree === root ? process.env[programVariable] : undefined;
  return lent === undefined ? { script: join(tree, "server/main.ts") } : (JSON.parse(lent) as Program);
}

/**
 * Starts the server of this tree, or of another one, with nothing in its environment but PATH,
 * preloads and these settings.
 */
export function startServerProcess(
  settings: Record<string, string>,
  serverArguments: string[] = [],
  tree = root,
): ServerProcess {
  const { script, cache } = programOf(tree);
  return watchServer(
    spawn(process.execPath, [script, ...serverArguments], {
      cwd: tree,
      env: {
        PATH: process.env.PATH,
        ...preloads,
        ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }),
        PORT: "0",
        ...unlimited,
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
}

/** Reads the output of a starting server. Both outputs of `child` must be pipes. */
export function watchServer(child: ChildProcess): ServerProcess {
  started.add(child);
  let output = "";
  const ended = new Promise<Ending>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      started.delete(child);
      resolve({ code, signal });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const address = /Parley answers at (\S+)/.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    ended.then(
      ({ code, signal }) => reject(new Error(`The server ended with ${signal ?? code} before it answered:\n${output}`)),
      reject,
    );
  });
  // A test that kills a starting server does not wait for its greeting.
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    output: () => output,
    hasEnded: () => !started.has(child),
    signal: (name) => void child.kill(name),
  };
}
