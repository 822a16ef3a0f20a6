import { type Logger, pino } from "pino";

export type Log = Logger;

/** Field names whose values never reach the log, at any depth that we write. */
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

/** JSON lines on standard output; secrets and personal data are replaced even when a caller logs them by mistake. */
export function createLog(level: string): Log {
  const paths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  return pino({ level, redact: { paths, censor: "[redacted]" }, base: { name: "parley" } });
}
