import { classifyFailure, type Failure } from "./classify-failure.ts";
import { enhancedStatus } from "./enhanced-status.ts";

/**
 * Reads what a mail server's answer to `RCPT TO` says of the mailbox, for instance `550 5.1.1 User
 * unknown`.
 */
export function readRefusal(answer: string): Failure & { status: string | null } {
  const status = enhancedStatus(answer);
  return { ...classifyFailure(status, answer), status };
}
