import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RunExample } from "./run-examples.ts";

/** Runs a line of the page in a shell. A stream has no end: it is cut when its first bytes have come. */
export const runInShell =
  (url: string, folder: string): RunExample =>
  async ({ text, token, file, isEndless, provoke }) => {
    if (file !== undefined) writeFileSync(join(folder, file.name), file.text);
    const env = { ...process.env, PARLEY_URL: url, PARLEY_API_KEY: token };
    const child = spawn("sh", ["-c", `exec ${text} -w '\n%{http_code}'`], { cwd: folder, env });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      output += part;
      if (isEndless) child.kill();
    });
    let complaint = "";
    child.stderr.setEncoding("utf8").on("data", (part: string) => {
      complaint += part;
    });
    const ended = once(child, "close");
    if (isEndless) await provoke(() => output !== "");
    await ended;
    const status = Number(output.slice(output.lastIndexOf("\n") + 1));
    if (isEndless ? output === "" : !(status >= 200 && status < 400))
      throw new Error(`${complaint}${output.slice(0, 400)}`);
  };
