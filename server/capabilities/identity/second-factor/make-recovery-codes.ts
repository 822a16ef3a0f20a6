import { randomBytes } from "node:crypto";
import { conflict, Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { confirmPassword } from "../passwords/confirm-password.ts";
import { findMethods } from "./find-methods.ts";
import { noteChange } from "./note-change.ts";
import type { RecoveryCodes } from "./schema.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "./store.ts";
import { toBase32 } from "./to-base32.ts";

const howMany = 10;
/** 80 bits: so many that a code cannot be found from its stored hash. */
const byteCount = 10;

/** Makes new codes in place of all former ones. Only this answer shows them. */
async function makeRecoveryCodes(tx: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => toBase32(randomBytes(byteCount)));
  await replaceRecoveryCodes(tx, accountId, codes.map(sha256));
  return codes.map((code) => code.toLowerCase().replace(/.{4}(?=.)/g, "$&-"));
}

/** Makes codes for the first factor of an account. Empty when it has codes already. */
export async function makeFirstRecoveryCodes(tx: Transaction, accountId: string): Promise<string[]> {
  return (await countRecoveryCodes(tx, accountId)) > 0 ? [] : makeRecoveryCodes(tx, accountId);
}

/** Returns what is stored of the code that a person typed; undefined for what cannot be one. */
export function hashOfRecoveryCode(written: string): Buffer | undefined {
  const code = written.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z2-7]{16}$/.test(code) ? sha256(code) : undefined;
}

/** Makes new recovery codes in place of the former. Throws wrong-password, conflict or rate-limited. */
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
