import { type Logger as PinoLogger, pino } from "pino";

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
  const options = { level, redact: { paths, censor: "[redacted]" }, base: { name: "parley" } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
