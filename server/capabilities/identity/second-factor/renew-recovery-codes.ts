import { conflict, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { confirmPassword } from "../passwords/confirm-password.ts";
import { findMethods } from "./find-methods.ts";
import { makeRecoveryCodes } from "./make-recovery-codes.ts";
import { noteChange } from "./note-change.ts";
import type { RecoveryCodes } from "./schema.ts";

/** New recovery codes in place of the former. Throws wrong-password, conflict or rate-limited. */
export async function renewRecoveryCodes(context: Context, input: { password: string }): Promise<RecoveryCodes> {
  const account = await confirmPassword(context, input.password);
  return context.commit(async (tx) => {
    if ((await findMethods(tx, account.id)).length === 0) {
      throw new Problem(conflict, "Set up a second factor first: recovery codes stand in for one.");
    }
    const recoveryCodes = await makeRecoveryCodes(tx, account.id);
    await noteChange(context, tx, account, "recovery-codes-made");
    return { recoveryCodes };
  });
}
