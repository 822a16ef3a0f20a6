import { execFile } from "node:child_process";

/** A hang is a fault, and not the end of all tests. */
const limitMs = 180_000;

/** Runs a program to its end, and gives its code and all that it printed. */
export function runProgram(
  program: string,
  words: readonly string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<{ isRight: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1", ...options.env };
    execFile(program, [...words], { ...options, env, timeout: limitMs, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ isRight: error === null, output: stdout + stderr }),
    );
  });
}

/** Tells whether the machine has Python 3.9 or newer. */
export async function hasPython(): Promise<boolean> {
  return (await runProgram("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"])).isRight;
}
