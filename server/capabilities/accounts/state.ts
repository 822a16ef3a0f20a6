import type { Kernel } from "../../kernel/kernel.ts";
import { createLastUses, type LastUses } from "./last-uses.ts";
import { createSigningKeys, type SigningKeys } from "./signing-keys.ts";
import { findOperator, type Operator } from "./store.ts";

/** What a node holds in memory for accounts; all of it can be read again from the database. */
export type AccountsState = {
  signingKeys: SigningKeys;
  lastUses: LastUses;
  /** Who runs the installation; undefined before the first sign-up. */
  operator(): Promise<Operator | undefined>;
};

const states = new WeakMap<Kernel, AccountsState>();

export function stateOf(kernel: Kernel): AccountsState {
  const found = states.get(kernel);
  if (found !== undefined) return found;
  const state: AccountsState = {
    signingKeys: createSigningKeys(kernel),
    lastUses: createLastUses(kernel),
    operator: rememberOperator(kernel),
  };
  states.set(kernel, state);
  return state;
}

const operatorRememberedForMs = 10 * 60_000;

/** The operator never changes, except by erasing the account, which revokes its id. */
function rememberOperator(kernel: Kernel): () => Promise<Operator | undefined> {
  let known: Operator | undefined;
  let readAtMs = 0;
  return async () => {
    const ageMs = kernel.clock.now() - readAtMs;
    if (known === undefined || ageMs > operatorRememberedForMs || kernel.revocations.has(known.accountId)) {
      known = await findOperator(kernel.database.query);
      readAtMs = kernel.clock.now();
    }
    return known;
  };
}
