import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { cpuMsWithEnded } from "./cpu-time.ts";

const pollMs = 3;
const startPatienceMs = 60_000;
const root = fileURLToPath(new URL("../../../", import.meta.url));
const startLine: string = JSON.parse(readFileSync(`${root}package.json`, "utf8")).scripts.start;

/** A program that answers `/readyz`, and what it took until then. */
export type Started = {
  readyMs: number;
  cpuMs: number;
  pid: number;
  port: number;
  /** Ends the program cleanly, and says how many milliseconds that took. */
  stop(): Promise<number>;
};

/** The line that `npm start` runs; the shell that runs it becomes the server. */
export async function startParleyAlone(dataDirectory: string, settings: Record<string, string> = {}): Promise<Started> {
  const port = await findFreePort();
  const environment = { PORT: String(port), PARLEY_DATA_DIR: dataDirectory, PARLEY_LOG_LEVEL: "warn", ...settings };
  return startProgram(["/bin/sh", "-c", startLine], port, environment);
}

/** Starts a program and waits until it is ready. Throws when it ends, or after a minute. */
export async function startProgram(
  [program, ...words]: readonly string[],
  port: number,
  environment: Record<string, string>,
): Promise<Started> {
  const startedAtMs = performance.now();
  const child = spawn(program!, words, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });
  const exited = once(child, "exit");
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with code ${child.exitCode}.`);
    if (performance.now() - startedAtMs > startPatienceMs) {
      child.kill("SIGKILL");
      throw new Error(`${program} was not ready within ${startPatienceMs} ms.`);
    }
    await pause(pollMs);
  }
  const readyMs = performance.now() - startedAtMs;
  return {
    ...{ readyMs, cpuMs: cpuMsWithEnded(child.pid!), pid: child.pid!, port },
    async stop() {
      const stoppedAtMs = performance.now();
      child.kill("SIGTERM");
      await exited;
      return performance.now() - stoppedAtMs;
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: "close" } });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
