import { audit } from "../../../kernel/audit.ts";
import { Problem, unauthenticated } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { ChangedUser, User } from "../workspaces/schema.ts";
import { showUser } from "../workspaces/show-user.ts";
import { findAccount, lockAccount, writeLanguage, writeName } from "../workspaces/store.ts";

/** Changes the name and the language of the caller, in all workspaces. Throws unauthenticated. */
export async function changeMe(context: Context, { name, language }: ChangedUser): Promise<User> {
  const { caller } = context;
  return context.commit(async (tx) => {
    const isThere = (await lockAccount(tx, caller.id)) !== undefined;
    if (isThere && name !== undefined) await writeName(tx, caller.id, name?.trim() ?? null);
    if (isThere && language !== undefined) await writeLanguage(tx, caller.id, language);
    const account = isThere ? await findAccount(tx, caller.id) : undefined;
    if (account === undefined) throw new Problem(unauthenticated, "This account was erased. Sign up again.");
    const details = {
      changed: [...(name === undefined ? [] : ["name"]), ...(language === undefined ? [] : ["language"])],
    };
    await audit(tx, {
      workspaceId: caller.workspaceId,
      caller,
      action: "account.changed",
      targetId: caller.id,
      details,
    });
    return showUser(account);
  });
}
