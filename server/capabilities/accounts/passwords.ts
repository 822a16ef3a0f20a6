import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { Problem, unavailable } from "../../kernel/problem.ts";
import { isGuessablePassword, isTooPersonal } from "./guessable-passwords.ts";
import { weakPassword } from "./problems.ts";

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const costText = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Each hash fills a core and 19 MiB; one thread of the runtime's pool of four stays free for files and names. */
const maxRunning = Math.max(1, Math.min(availableParallelism(), 3));
/** At some 20 ms each, a caller beyond this would wait for more than a second. */
const maxWaiting = 64;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) {
      throw new Problem(unavailable, "Too many people sign in at this moment. Try again shortly.", {
        headers: { "retry-after": "1" },
      });
    }
    // The one who leaves hands the turn over, so `running` stays as it is.
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

/** Throws weak-password naming the member of the body, or unavailable when too many are being hashed. */
export async function hashPassword(
  password: string,
  person: { email: string; name: string | null },
  pointer = "/body/password",
): Promise<string> {
  const sentence = isGuessablePassword(password)
    ? "This password is among the first that a guesser tries. Use a sentence of several words."
    : isTooPersonal(password, { email: person.email, name: person.name ?? undefined })
      ? "This password is made of your name or address. Use a sentence of several words."
      : undefined;
  if (sentence === undefined) return rehash(password);
  throw new Problem(weakPassword, sentence, { errors: [{ pointer, message: "is too weak" }] });
}

/** As `hashPassword` for a password that was accepted before. */
export function rehash(password: string): Promise<string> {
  return inTurn(() => hash(comparable(password), cost));
}

/** A hash of the same cost that no password has. */
const decoy = `${costText}${"A".repeat(22)}$${"A".repeat(43)}`;

/** Takes as long without a stored hash (`null`: nobody has this address) as with one. Throws unavailable. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(stored ?? decoy, comparable(password)));
  return isRight && stored !== null;
}

export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(costText);
}

/** Keyboards compose letters in different ways; the password stays the same. */
function comparable(password: string): string {
  return password.normalize("NFKC");
}
