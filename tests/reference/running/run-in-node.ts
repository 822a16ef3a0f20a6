import { Parley } from "@parley/client";
import type { RunExample } from "./run-examples.ts";

class Seen extends Error {}

/** Runs the call of the page as the body of a function, with a client of this server. */
export const runInNode =
  (url: string): RunExample =>
  async ({ text, token, file, isEndless, provoke }) => {
    const parley = new Parley({ endpoint: url, apiKey: token, maxRetries: 0 });
    const readFile = async (_name: string, encoding?: string) =>
      encoding === undefined ? Buffer.from(file?.text ?? "") : file?.text;
    const log = () => {
      if (isEndless) throw new Seen();
    };
    const body = text.replace(/^import .*\n/gm, "");
    const run = new Function("parley", "readFile", "console", `return (async () => {${body}\n})();`);
    let isDone = false;
    const ended = (run(parley, readFile, { log }) as Promise<void>)
      .catch((error: unknown) => {
        if (!(error instanceof Seen)) throw error;
      })
      .finally(() => {
        isDone = true;
      });
    if (isEndless) await Promise.race([provoke(() => isDone), ended]);
    await ended;
  };
