import type { Logger } from "./kernel/logger.ts";
import { loggableMessage, withoutValues } from "./kernel/storage/database-fault.ts";

/**
 * Makes lines of the log from what libraries write to the console, and from warnings of Node. Their own
 * text spans several lines, which a reader of JSON lines cuts apart.
 */
export function consoleToLog(log: Logger): void {
  for (const name of ["trace", "error", "warn", "log", "info"] as const) {
    console[name] = (...said: unknown[]) => {
      const error = said.find((one) => one instanceof Error);
      const text = said.find((one) => typeof one === "string");
      const words = text === undefined ? undefined : withoutValues(text);
      log.warn(
        { library: words, ...(error === undefined ? {} : describeError(error)) },
        "a library wrote to the console",
      );
    };
  }
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => log.warn({ warning: name, reason: message }, "Node warns"));
}

function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return { error: error.name, code: error.code, reason: loggableMessage(error), stack: frames.join("\n") };
}
