import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unlimited } from "../server/testing/unlimited.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** A server in its own process, as `npm start` runs it, so that it can be killed. */
export type ServerProcess = {
  pid: number;
  /** The address of the server, once the greeting names it. Rejects when the process ends before. */
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

/** `script` is what Node runs with the flags and settings, and `cache` holds what was compiled of it. */
export type Program = { script: string; cache?: string; flags?: string[]; settings?: Record<string, string> };

/** Gives the bundle that the runner lends. */
export function lentProgram(): Program | undefined {
  const lent = process.env[programVariable];
  return lent === undefined ? undefined : (JSON.parse(lent) as Program);
}

/**
 * Starts the server with nothing in its environment but PATH, preloads and these settings. `words`
 * end its command line, and `within` begins it. Without another `program` it is the bundle that the
 * runner lends, or the sources. `asShipped` leaves every limit at its default.
 */
export function startServerProcess(
  settings: Record<string, string>,
  {
    words = [],
    within = [],
    program = lentProgram() ?? { script: join(root, "server/main.ts") },
    asShipped = false,
  }: { words?: string[]; within?: string[]; program?: Program; asShipped?: boolean } = {},
): ServerProcess {
  const [command, ...line] = [...within, process.execPath, ...(program.flags ?? []), program.script, ...words];
  return watchServer(
    spawn(command!, line, {
      cwd: root,
      // Linux shares the processors out by session: the clients must not take from the server's share.
      detached: asShipped,
      env: {
        PATH: process.env.PATH,
        ...preloads,
        ...program.settings,
        ...(program.cache === undefined ? {} : { NODE_COMPILE_CACHE: program.cache }),
        PORT: "0",
        ...(asShipped ? {} : unlimited),
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
