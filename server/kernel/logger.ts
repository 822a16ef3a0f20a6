import { type LoggerOptions, type Logger as PinoLogger, pino } from "pino";
import { LineLimiter } from "./line-limiter.ts";

export type Logger = PinoLogger;

/** Fields whose values never reach the log, down to two levels of nesting. */
export const secretFields = [
  "password",
  "newPassword",
  "token",
  "accessToken",
  "refreshToken",
  "userToken",
  "visitorToken",
  "ticket",
  "apiKey",
  "api_key",
  "key",
  "secret",
  "smtpUrl",
  "authorization",
  "cookie",
  "x-visitor-token",
  "x-user-token",
  "idempotency-key",
  "email",
];

/**
 * Writes JSON lines, to standard output unless a destination is given. Replaces secrets and e-mail addresses, in case a caller
 * logs them by mistake.
 */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const paths = secretFields.map((field) => `["${field}"]`).flatMap((field) => [field, `*${field}`, `*.*${field}`]);
  const limiter = new LineLimiter();
  const options: LoggerOptions = {
    level,
    redact: { paths, censor: "[redacted]" },
    base: { name: "parley" },
    hooks: {
      logMethod(line, write, lineLevel) {
        if (lineLevel < pino.levels.values.warn!) write.apply(this, line);
        else limiter.write(line as unknown[], (each) => write.apply(this, each as typeof line));
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Gives where the logger writes, for lines that are finished JSON already. */
export function outputOf(log: Logger): { write(text: string): void } {
  return (log as unknown as Record<symbol, { write(text: string): void }>)[pino.symbols.streamSym]!;
}
