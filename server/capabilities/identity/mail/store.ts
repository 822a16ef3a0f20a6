import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { type Account, accountColumns } from "../workspaces/store.ts";

/** SQL of the tokens that were mailed. */

export type MailedPurpose = "verify-email" | "reset-password";

export async function insertMailedToken(
  tx: Transaction,
  token: { tokenHash: Buffer; accountId: string; purpose: MailedPurpose; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto("mailed_token")
    .values({
      token_hash: token.tokenHash,
      account_id: token.accountId,
      purpose: token.purpose,
      expires_at: token.expiresAt,
    })
    .execute();
}

export async function findAccountOfMailedToken(
  db: Queryable,
  token: { tokenHash: Buffer; purpose: MailedPurpose; now: Date },
): Promise<Account | undefined> {
  const row = await db
    .selectFrom("account")
    .select(accountColumns)
    .where("status", "<>", "disabled")
    .where("id", "=", (mailed) =>
      mailed
        .selectFrom("mailed_token")
        .select("account_id")
        .where("token_hash", "=", token.tokenHash)
        .where("purpose", "=", token.purpose)
        .where("expires_at", ">", token.now),
    )
    .executeTakeFirst();
  return row as Account | undefined;
}

export async function deleteMailedTokens(tx: Transaction, accountId: string, purpose: MailedPurpose): Promise<void> {
  await tx.deleteFrom("mailed_token").where("account_id", "=", accountId).where("purpose", "=", purpose).execute();
}

export async function deleteExpiredMailedTokens(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("mailed_token").where("expires_at", "<=", now).execute();
}
