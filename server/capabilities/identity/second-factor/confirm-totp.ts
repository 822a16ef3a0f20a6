import { conflict, notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { wrongCode } from "../problems.ts";
import type { Account } from "../workspaces/store.ts";
import { checkCode } from "./check-code.ts";
import { makeFirstRecoveryCodes } from "./make-recovery-codes.ts";
import { noteChange } from "./note-change.ts";
import { oneTimeCode } from "./one-time-code.ts";
import { requireAccount } from "./require-account.ts";
import type { RecoveryCodes } from "./schema.ts";
import * as store from "./store.ts";
import { deleteTotp, findTotp } from "./store.ts";
import { totpSecret } from "./totp-secret.ts";

/** Throws not-found, conflict or wrong-code. */
export async function confirmTotp(context: Context, { code }: { code: string }): Promise<RecoveryCodes> {
  const account = await requireAccount(context);
  return context.commit((tx) => confirmTotpOf(context, tx, account, code));
}

/** Throws not-found, conflict or wrong-code. */
export async function confirmTotpOf(
  context: Context,
  tx: Transaction,
  account: Account,
  code: string,
): Promise<RecoveryCodes> {
  const { kernel } = context;
  const totp = await store.findTotp(tx, account.id);
  if (totp === undefined) throw new Problem(notFound, "Ask for a secret first, with POST /api/auth/totp.");
  if (totp.confirmedAt !== null) throw new Problem(conflict, "Your authenticator app is confirmed already.");
  const digits = oneTimeCode.read(code);
  const nowMs = kernel.clock.now();
  const step =
    digits === undefined
      ? undefined
      : oneTimeCode.findStep(totpSecret.decrypt(kernel, account.id, totp.sealedSecret), digits, nowMs);
  if (step === undefined || !(await store.useTotpStep(tx, account.id, step))) throw codeIsWrong();
  await store.confirmTotp(tx, account.id, new Date(nowMs));
  const recoveryCodes = await makeFirstRecoveryCodes(tx, account.id);
  await noteChange(context, tx, account, "totp-added");
  return { recoveryCodes };
}

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

function codeIsWrong(): Problem {
  return new Problem(
    wrongCode,
    "The code is wrong, or was used already. Wait for the next one, and check the clocks.",
    {
      errors: [{ pointer: "/body/code", message: "is wrong or was used already" }],
    },
  );
}
