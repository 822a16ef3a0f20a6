import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { PasskeyId } from "../ids.ts";
import { confirmPassword } from "../passwords/confirm-password.ts";
import { noteChange } from "../second-factor/note-change.ts";
import * as store from "./store.ts";

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
