import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first } from "../../../kernel/storage/sql.ts";
import { type Account, accountColumns } from "../workspaces/store.ts";

/** This file holds the SQL of the tokens that were mailed. */

export type MailedPurpose = "verify-email" | "reset-password";

export async function insertMailedToken(
  tx: Transaction,
  token: { tokenHash: Buffer; accountId: string; purpose: MailedPurpose; expiresAt: Date },
): Promise<void> {
  await execute(tx)`
    insert into mailed_token (token_hash, account_id, purpose, expires_at)
    values (${token.tokenHash}, ${token.accountId}, ${token.purpose}, ${token.expiresAt})`;
}

export async function findAccountOfMailedToken(
  db: Queryable,
  token: { tokenHash: Buffer; purpose: MailedPurpose; now: Date },
): Promise<Account | undefined> {
  return first<Account>(db)`
    select ${accountColumns} from account
    where status <> 'disabled' and id = (
      select account_id from mailed_token
      where token_hash = ${token.tokenHash} and purpose = ${token.purpose} and expires_at > ${token.now})`;
}

export async function deleteMailedTokens(tx: Transaction, accountId: string, purpose: MailedPurpose): Promise<void> {
  await execute(tx)`
    delete from mailed_token where account_id = ${accountId} and purpose = ${purpose}`;
}

export async function deleteExpiredMailedTokens(db: Queryable, now: Date): Promise<void> {
  await execute(db)`
    delete from mailed_token where expires_at <= ${now}`;
}
