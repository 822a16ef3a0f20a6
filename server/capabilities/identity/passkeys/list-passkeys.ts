import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { PasskeyId } from "../ids.ts";
import { confirmPassword } from "../passwords/confirm-password.ts";
import { noteChange } from "../second-factor/note-change.ts";
import { Passkey } from "./schema.ts";
import * as store from "./store.ts";

export const showPasskey = show(Passkey);

/** Returns the caller's passkeys, newest first. */
export async function listPasskeys({ kernel, caller }: Context): Promise<{ data: Passkey[] }> {
  return { data: (await store.listPasskeys(kernel.database.query, caller.id)).map(showPasskey) };
}

/** Throws wrong-password, not-found or rate-limited. */
export async function removePasskey(context: Context, writtenId: string, input: { password: string }): Promise<void> {
  const id = PasskeyId.parse(writtenId);
  const own = await store.listPasskeys(context.kernel.database.query, context.caller.id);
  if (!own.some((passkey) => passkey.id === id)) throw noPasskey();
  const account = await confirmPassword(context, input.password);
  await context.commit(async (tx) => {
    if (id === undefined || !(await store.deletePasskey(tx, account.id, id))) {
      throw noPasskey();
    }
    await noteChange(context, tx, account, "passkey-removed");
  });
}

function noPasskey(): Problem {
  return new Problem(notFound, "You have no passkey with this id. GET /api/auth/passkeys lists your passkeys.");
}
