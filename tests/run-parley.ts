import { type ChildProcess, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../parley", import.meta.url));

type Ran = { status: number | null; stdout: string; stderr: string };

/** Runs `./parley` with nothing in its environment but PATH and these settings. */
export function runParley(settings: Record<string, string>, ...words: string[]): Promise<Ran> {
  return startParley(settings, ...words).ended;
}

/** Starts `./parley`, so that it can be killed while it runs. */
export function startParley(
  settings: Record<string, string>,
  ...words: string[]
): { child: ChildProcess; ended: Promise<Ran> } {
  const child = spawn(program, words, {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const status = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const read = async (): Promise<Ran> => {
    const [stdout, stderr] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
    return { status: await status, stdout, stderr };
  };
  return { child, ended: read() };
}

/** The last line that `--json` wrote: the result, or why there is none. */
export function resultOf({ stdout }: Ran): Record<string, unknown> {
  return JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "null");
}
