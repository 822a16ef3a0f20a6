import { Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { wrongCode } from "../problems.ts";
import { findSettings } from "../team/store.ts";
import { findAccount } from "../workspaces/store.ts";
import { checkCode } from "./check-code.ts";

/**
 * Asks for the second factor once more where the workspace requires one, before something that a stolen access token
 * must not do. Returns what uses the code up, to be called in the transaction of the effect. Throws wrong-code and
 * rate-limited.
 */
export async function requireFreshFactor(
  { kernel, caller }: Context,
  code: string | undefined,
): Promise<(tx: Transaction) => Promise<void>> {
  const { query } = kernel.database;
  if (!(await findSettings(query, caller.workspaceId)).requireSecondFactor) return async () => {};
  const account = await findAccount(query, caller.id);
  const use = account === undefined || code === undefined ? undefined : await checkCode(kernel, account, code);
  if (use === undefined) throw needed();
  return async (tx) => {
    if (!(await use(tx))) throw needed();
  };
}

function needed(): Problem {
  return new Problem(
    wrongCode,
    "The workspace requires a second factor: send `code` with what your app shows now, or a recovery code. Each works once.",
    { errors: [{ pointer: "/body/code", message: "is needed, and works once" }] },
  );
}
