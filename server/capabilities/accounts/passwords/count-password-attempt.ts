import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, rateLimited } from "../../../kernel/problem.ts";
import { countAttempt, forgetAttempts } from "./store.ts";

const windowMs = 60_000;

/**
 * Counts a password that was tried with this e-mail address, on all nodes together, with or without
 * an account. Throws rate-limited beyond the configured number per minute.
 */
export async function countPasswordAttempt(kernel: Kernel, email: string): Promise<void> {
  const maxAttempts = kernel.config.limits.signin;
  if (maxAttempts === 0) return;
  const nowMs = kernel.clock.now();
  const { count, windowEndsAt } = await countAttempt(
    kernel.database.query,
    kernel.secrets.sign("password-attempt", email),
    new Date(nowMs),
    new Date(nowMs + windowMs),
  );
  if (count <= maxAttempts) return;
  const waitSeconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - nowMs) / 1000));
  throw new Problem(
    rateLimited,
    `Too many passwords were tried for this account. Try again in ${waitSeconds} seconds.`,
    {
      headers: { "retry-after": String(waitSeconds) },
    },
  );
}

/** Starts the count again, after the right password. */
export async function forgetPasswordAttempts(kernel: Kernel, email: string): Promise<void> {
  if (kernel.config.limits.signin > 0) {
    await forgetAttempts(kernel.database.query, kernel.secrets.sign("password-attempt", email));
  }
}
