import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, rateLimited } from "../../../kernel/problem.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { mailSecurityNotice } from "../mail/mail-notice.ts";
import { countAttempt, forgetAttempts } from "../passwords/store.ts";
import type { Account } from "../workspaces/store.ts";
import { hashOfRecoveryCode } from "./make-recovery-codes.ts";
import { oneTimeCode } from "./one-time-code.ts";
import { findTotp, useRecoveryCode, useTotpStep } from "./store.ts";
import { totpSecret } from "./totp-secret.ts";

/** Uses up what proved the second factor. False when it was used already. */
export type UseProof = (tx: Transaction) => Promise<boolean>;

/**
 * Three of a million codes are right at any time. Only who has the password can try codes, so this
 * may be few: an attacker needs years, and the owner has recovery codes and passkeys, which are not
 * counted because they cannot be guessed.
 */
const mostWrongAnHour = 10;
const hourMs = 3_600_000;

/**
 * Checks a code of the authenticator app or a recovery code. Undefined for a wrong one. Throws
 * rate-limited.
 */
export async function checkCode(kernel: Kernel, account: Account, written: string): Promise<UseProof | undefined> {
  const recoveryHash = hashOfRecoveryCode(written);
  if (recoveryHash !== undefined) return (tx) => useRecoveryCode(tx, account.id, recoveryHash);
  const code = oneTimeCode.read(written);
  const totp = await findTotp(kernel.database.query, account.id);
  if (code === undefined || totp === undefined || totp.confirmedAt === null) return undefined;
  const budget = kernel.secrets.sign("code-attempt", account.id);
  await countCode(kernel, account, budget);
  const step = oneTimeCode.findStep(
    totpSecret.decrypt(kernel, account.id, totp.sealedSecret),
    code,
    kernel.clock.now(),
  );
  if (step === undefined) return undefined;
  return async (tx) => {
    if (!(await useTotpStep(tx, account.id, step))) return false;
    await forgetAttempts(tx, budget);
    return true;
  };
}

async function countCode(kernel: Kernel, account: Account, budget: Buffer): Promise<void> {
  const nowMs = kernel.clock.now();
  const windowEnd = new Date(nowMs + hourMs);
  const { count, windowEndsAt } = await countAttempt(kernel.database.query, budget, new Date(nowMs), windowEnd);
  if (count <= mostWrongAnHour) return;
  if (count === mostWrongAnHour + 1) {
    await inTransaction(kernel.database, (tx) => mailSecurityNotice(kernel, tx, account, "wrongCodes"));
  }
  const waitSeconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - nowMs) / 1000));
  throw new Problem(
    rateLimited,
    `Too many codes were tried for this account. Use a recovery code or a passkey, or try again in ${waitSeconds} seconds.`,
    { headers: { "retry-after": String(waitSeconds) } },
  );
}
