import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../../operator/start.js", import.meta.url));

/** Tells how a command ended. `reason` says why it is not done; `result` is what it tells with `--json`. */
type Ended = { isDone: boolean; result: Record<string, unknown>; warnings: string[]; reason: string };

/**
 * Starts a command of the operator as a process of its own. With `isGentle`, it and all that it starts get a
 * processor only when nobody else wants it, and its heap has 256 MiB at most.
 */
export function startCommand(
  words: readonly string[],
  { isGentle = false }: { isGentle?: boolean } = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const options = isGentle ? ["--max-old-space-size=256"] : [];
  const child = spawn(process.execPath, [...options, program, ...words, "--json"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (isGentle && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const read = async (): Promise<Ended> => {
    const closed = once(child, "close");
    const [[status], told, errors] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
    const lines = told.split("\n").filter((line) => line !== "");
    const { kind, ...result } = JSON.parse(lines.at(-1) ?? "{}");
    const others = lines.slice(0, -1).map((line): { kind: string; message: string } => JSON.parse(line));
    const warnings = others.filter((line) => line.kind === "warning").map(({ message }) => message);
    return { isDone: status === 0, result, warnings, reason: String(result.message ?? errors) };
  };
  return { child, ended: read() };
}
