import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { Problem, unavailable } from "../../../kernel/problem.ts";
import { weakPassword } from "../problems.ts";
import { isGuessablePassword, isTooPersonal } from "./is-guessable-password.ts";

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const costText = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/**
 * A hash keeps a core busy and takes 19 MiB. One of the four threads of the pool stays free for
 * files and DNS.
 */
const maxRunning = Math.max(1, Math.min(availableParallelism(), 3));
/** At about 20 ms a hash, a caller beyond this number would wait for more than a second. */
const maxWaiting = 64;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) {
      throw new Problem(unavailable, "Too many people are signing in at this moment. Try again in a second.", {
        headers: { "retry-after": "1" },
      });
    }
    // The hash that ends passes its place on to this one, so `running` stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}

/**
 * Throws weak-password, naming the member of the body, or unavailable when too many passwords are
 * being hashed.
 */
export async function hashPassword(
  password: string,
  person: { email: string; name: string | null },
  pointer = "/body/password",
): Promise<string> {
  const sentence = isGuessablePassword(password)
    ? "Attackers try this password among the first. Use a sentence of several words."
    : isTooPersonal(password, { email: person.email, name: person.name ?? undefined })
      ? "This password consists of your name or e-mail address. Use a sentence of several words."
      : undefined;
  if (sentence === undefined) return rehash(password);
  throw new Problem(weakPassword, sentence, { errors: [{ pointer, message: "is too weak" }] });
}

/** Hashes a password that was accepted before, whatever its strength. Throws unavailable. */
export function rehash(password: string): Promise<string> {
  return inTurn(() => hash(comparable(password), cost));
}

/** Holds a hash that takes as long to verify as a stored one, and that no password has. */
const decoy = `${costText}${"A".repeat(22)}$${"A".repeat(43)}`;

/** Stands in the place of a hash for an account that has no password yet. */
export const noPassword = decoy;

/**
 * Without a stored hash (`null`: no account has this address) it takes the same time as with one.
 * Throws unavailable.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(stored ?? decoy, comparable(password)));
  return isRight && stored !== null;
}

export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(costText);
}

/** Keyboards encode the same letter in different ways, which must not change the password. */
function comparable(password: string): string {
  return password.normalize("NFKC");
}
