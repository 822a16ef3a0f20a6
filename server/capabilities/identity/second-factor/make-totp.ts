import { randomBytes } from "node:crypto";
import { conflict, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { Account } from "../workspaces/store.ts";
import { requireAccount } from "./require-account.ts";
import type { NewTotp } from "./schema.ts";
import { writeNewTotp } from "./store.ts";
import { toBase32 } from "./to-base32.ts";
import { totpSecret } from "./totp-secret.ts";

const secretBytes = 20;

/**
 * Makes a secret for an authenticator app. It counts once `confirmTotp` has seen a code of it.
 * Throws conflict.
 */
export async function makeTotp(context: Context): Promise<NewTotp> {
  const account = await requireAccount(context);
  return context.commit((tx) => storeNewTotp(context, tx, account));
}

/** Throws conflict for an account that has confirmed one. */
export async function storeNewTotp({ kernel }: Context, tx: Transaction, account: Account): Promise<NewTotp> {
  const bytes = randomBytes(secretBytes);
  if (!(await writeNewTotp(tx, account.id, totpSecret.encrypt(kernel, account.id, bytes)))) {
    throw new Problem(
      conflict,
      "Your account has an authenticator app already. Remove it first, with DELETE /api/auth/totp.",
    );
  }
  return showTotp(account, bytes);
}

export function showTotp({ email }: Pick<Account, "email">, bytes: Buffer): NewTotp {
  const secret = toBase32(bytes);
  const label = encodeURIComponent(`Parley:${email}`);
  const otpauthUrl = `otpauth://totp/${label}?secret=${secret}&issuer=Parley&algorithm=SHA1&digits=6&period=30`;
  return { secret, otpauthUrl };
}
