import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * A process of ours under measurement. Its first message is `ready`; each question gets one answer.
 */
export type Child<Ready> = {
  pid: number;
  ready: Ready;
  ask<Answer>(question: unknown): Promise<Answer>;
  stop(): Promise<void>;
};

const stopPatienceMs = 15_000;

/** Runs a file of the benches in a process of its own, so that its CPU time is nobody else's. */
export async function startChild<Ready>(file: string, settings: unknown): Promise<Child<Ready>> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, [...inspection(), path, JSON.stringify(settings)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exited = once(child, "exit");
  const next = async () => {
    const ended = exited.then(([code]) => Promise.reject(new Error(`${file} ended with code ${code}.`)));
    const [message] = await Promise.race([once(child, "message"), ended]);
    return message;
  };
  return {
    pid: child.pid!,
    ready: (await next()) as Ready,
    async ask<Answer>(question: unknown) {
      const answer = next();
      child.send(question as object);
      return (await answer) as Answer;
    },
    async stop() {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill("SIGKILL"), stopPatienceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

/**
 * Flags such as --cpu-prof that were given to the bench itself go to the processes that it
 * measures.
 */
function inspection(): string[] {
  return process.execArgv;
}

/** The other end: what the child was started with. */
export function settingsOfChild<Settings>(): Settings {
  return JSON.parse(process.argv[2]!) as Settings;
}

/**
 * Says that the child is ready, answers questions, and cleans up when the bench lets go of it,
 * however it ended.
 */
export function serveParent(
  ready: unknown,
  answer: (question: never) => Promise<unknown>,
  stop: () => Promise<unknown>,
): void {
  process.on("message", async (question) => process.send?.(await answer(question as never)));
  process.on("disconnect", () => void stop().finally(() => process.exit(0)));
  process.send?.(ready);
}
