import { randomBytes } from "node:crypto";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "./store.ts";
import { toBase32 } from "./to-base32.ts";

const howMany = 10;
/** 80 bits: so many that a code cannot be found from its stored hash. */
const byteCount = 10;

/** New codes in place of all former ones. Only this answer shows them. */
export async function makeRecoveryCodes(tx: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => toBase32(randomBytes(byteCount)));
  await replaceRecoveryCodes(tx, accountId, codes.map(sha256));
  return codes.map((code) => code.toLowerCase().replace(/.{4}(?=.)/g, "$&-"));
}

/** For the first factor of an account. Empty when it has codes already. */
export async function makeFirstRecoveryCodes(tx: Transaction, accountId: string): Promise<string[]> {
  return (await countRecoveryCodes(tx, accountId)) > 0 ? [] : makeRecoveryCodes(tx, accountId);
}

/** What is stored of the code that a person typed; undefined for what cannot be one. */
export function hashOfRecoveryCode(written: string): Buffer | undefined {
  const code = written.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z2-7]{16}$/.test(code) ? sha256(code) : undefined;
}
