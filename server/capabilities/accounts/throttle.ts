import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, rateLimited } from "../../kernel/problem.ts";
import { countAttempt, forgetAttempts } from "./store.ts";

const windowMs = 60_000;

/**
 * Counts a password tried for an account, whether or not there is one, on all nodes together.
 * Throws rate-limited beyond the configured number a minute.
 */
export async function countPasswordAttempt(kernel: Kernel, email: string): Promise<void> {
  const mostAllowed = kernel.config.limits.signin;
  if (mostAllowed === 0) return;
  const nowMs = kernel.clock.now();
  const { count, windowEndsAt } = await countAttempt(
    kernel.database.query,
    kernel.secrets.sign("password-attempt", email),
    new Date(nowMs),
    new Date(nowMs + windowMs),
  );
  if (count <= mostAllowed) return;
  const waitSeconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - nowMs) / 1000));
  throw new Problem(rateLimited, `Too many passwords were tried for this account. Try again in ${waitSeconds} s.`, {
    headers: { "retry-after": String(waitSeconds) },
  });
}

/** After the right password the count starts again. */
export async function forgetPasswordAttempts(kernel: Kernel, email: string): Promise<void> {
  if (kernel.config.limits.signin > 0) {
    await forgetAttempts(kernel.database.query, kernel.secrets.sign("password-attempt", email));
  }
}

const mailWindowMs = 3_600_000;
const mostMails = 5;

/** Whether one more mail may go to this address: nobody's mailbox is to be filled by asking for links. */
export async function mayMailTo(kernel: Kernel, email: string): Promise<boolean> {
  const nowMs = kernel.clock.now();
  const subject = kernel.secrets.sign("mail-attempt", email);
  const endsAt = new Date(nowMs + mailWindowMs);
  const { count } = await countAttempt(kernel.database.query, subject, new Date(nowMs), endsAt);
  return count <= mostMails;
}
