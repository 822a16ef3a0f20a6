import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { findOperator } from "./store.ts";

/** The first account of the installation, which runs it, and the workspace of that account. */
export type Operator = { accountId: string; workspaceId: string };

/** Reads the operator: `await operatorOf(kernel)()`. Undefined before the first sign-up. */
export const operatorOf = state(rememberOperator);

const rememberedForMs = 10 * 60_000;

/**
 * The operator changes only when the account is erased, which revokes the account's id on every
 * node.
 */
function rememberOperator(kernel: Kernel): () => Promise<Operator | undefined> {
  let known: Operator | undefined;
  let readAtMs = 0;
  return async () => {
    const ageMs = kernel.clock.now() - readAtMs;
    if (known === undefined || ageMs > rememberedForMs || kernel.revocations.has(known.accountId)) {
      known = await findOperator(kernel.database.query);
      readAtMs = kernel.clock.now();
    }
    return known;
  };
}
