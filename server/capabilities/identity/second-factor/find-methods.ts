import type { Queryable } from "../../../kernel/storage/database.ts";
import { listPasskeys } from "../passkeys/store.ts";
import type { Method } from "./schema.ts";
import { countRecoveryCodes, findTotp } from "./store.ts";

/** Tells how an account can prove its second factor. Empty for an account that has none. */
export async function findMethods(db: Queryable, accountId: string): Promise<Method[]> {
  const methods: Method[] = [];
  const totp = await findTotp(db, accountId);
  if (totp !== undefined && totp.confirmedAt !== null) methods.push("totp");
  if ((await listPasskeys(db, accountId)).length > 0) methods.push("passkey");
  if (methods.length > 0 && (await countRecoveryCodes(db, accountId)) > 0) methods.push("recovery-code");
  return methods;
}
