import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, rateLimited } from "../../../kernel/problem.ts";
import { subjectOfAddress } from "../../../kernel/wire/address-list.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findAccount } from "../workspaces/store.ts";
import { knownNetworks } from "./known-networks.ts";
import { countAttempt, forgetAttempts } from "./store.ts";

const windowMs = 60_000;
const purpose = "password-attempt";

/** Names who tries a password: its session, if any, and its network. */
type Client = Pick<Context, "kernel" | "clientAddress" | "maybeCaller">;

/** Names what an attempt was counted against. */
type PasswordBudget = Buffer;

/**
 * Counts a password that was tried with this e-mail address, on all nodes together, with or without
 * an account. A device that is signed in to the account, and a network from which the account was
 * signed in to, have budgets of their own: strangers cannot spend them and so cannot keep the owner
 * out. All other clients share one. Throws rate-limited beyond the configured number per minute.
 */
export async function countPasswordAttempt(client: Client, email: string): Promise<PasswordBudget> {
  const { kernel } = client;
  const budget = await budgetOf(client, email);
  const maxAttempts = kernel.config.limits.signin;
  if (maxAttempts === 0) return budget;
  const nowMs = kernel.clock.now();
  const { count, windowEndsAt } = await countAttempt(
    kernel.database.query,
    budget,
    new Date(nowMs),
    new Date(nowMs + windowMs),
  );
  if (count <= maxAttempts) return budget;
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
export async function forgetPasswordAttempts(kernel: Kernel, budget: PasswordBudget): Promise<void> {
  if (kernel.config.limits.signin > 0) await forgetAttempts(kernel.database.query, budget);
}

async function budgetOf(client: Client, email: string): Promise<PasswordBudget> {
  const { kernel, clientAddress, maybeCaller } = client;
  const sessionId = maybeCaller?.sessionId ?? null;
  // Sessions of other accounts are strangers: each could bring any number of them.
  const isOwn = sessionId !== null && (await findAccount(kernel.database.query, maybeCaller!.id))?.email === email;
  if (isOwn) return kernel.secrets.sign(purpose, JSON.stringify(["session", sessionId]));
  const isKnown = await knownNetworks.includes(client, email);
  if (!isKnown) return sharedBudget(kernel, email);
  return kernel.secrets.sign(purpose, JSON.stringify(["network", email, subjectOfAddress(clientAddress)]));
}

/** Names the budget of all clients that nobody knows. */
export function sharedBudget(kernel: Kernel, email: string): PasswordBudget {
  return kernel.secrets.sign(purpose, JSON.stringify(["anybody", email]));
}
