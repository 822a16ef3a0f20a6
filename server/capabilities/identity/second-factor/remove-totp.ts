import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { checkCode } from "./check-code.ts";
import { codeIsWrong } from "./code-is-wrong.ts";
import { noteChange } from "./note-change.ts";
import { requireAccount } from "./require-account.ts";
import { deleteTotp, findTotp } from "./store.ts";

/**
 * Removes the authenticator app, with one of its codes or a recovery code. Throws not-found,
 * wrong-code or rate-limited.
 */
export async function removeTotp(context: Context, { code }: { code: string }): Promise<void> {
  const { kernel } = context;
  const account = await requireAccount(context);
  const totp = await findTotp(kernel.database.query, account.id);
  if (totp === undefined) throw new Problem(notFound, "Your account has no authenticator app.");
  const use = totp.confirmedAt === null ? undefined : await checkCode(kernel, account, code);
  await context.commit(async (tx) => {
    if (totp.confirmedAt !== null && !(await use?.(tx))) throw codeIsWrong();
    await deleteTotp(tx, account.id);
    await noteChange(context, tx, account, "totp-removed");
  });
}
