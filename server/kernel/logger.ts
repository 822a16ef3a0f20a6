import { type Logger as PinoLogger, pino } from "pino";

export type Logger = PinoLogger;

/** Fields whose values never reach the log, down to two levels of nesting. */
const secretFields = [
  "password",
  "token",
  "accessToken",
  "refreshToken",
  "apiKey",
  "api_key",
  "key",
  "secret",
  "authorization",
  "email",
];

/**
 * Writes JSON lines to standard output. Replaces secrets and e-mail addresses, in case a caller
 * logs them by mistake.
 */
export function createLogger(level: string): Logger {
  const paths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  return pino({ level, redact: { paths, censor: "[redacted]" }, base: { name: "parley" } });
}
