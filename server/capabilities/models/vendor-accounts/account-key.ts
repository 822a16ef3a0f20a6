import type { Kernel } from "../../../kernel/kernel.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { AccountChange, AccountRow } from "./account-kind.ts";

type KeyKind = { keyPurpose: string };
type KeyedRow = Pick<AccountRow, "id" | "encryptedKey">;
type KeyChange = Pick<AccountChange, "apiKey"> & { baseUrl: string | null };

/** The API key that a vendor gave to a workspace. It is stored encrypted, and bound to its account. */
export const accountKey = {
  /** Gives null for an account without a key. */
  encrypt: ({ secrets }: Kernel, { keyPurpose }: KeyKind, id: string, apiKey: string | null): Buffer | null =>
    apiKey === null ? null : secrets.encrypt(keyPurpose, apiKey, id),

  /** Gives undefined for an account without a key. */
  decrypt: ({ secrets }: Kernel, { keyPurpose }: KeyKind, { id, encryptedKey }: KeyedRow): string | undefined =>
    encryptedKey === null ? undefined : secrets.decrypt(keyPurpose, encryptedKey, id),

  /**
   * Gives the key that an account has after a change. A new base URL needs the key again: otherwise a
   * member who may change the address could have another member's key sent to it.
   * @throws cannot-be-done
   */
  change(kernel: Kernel, kind: KeyKind, row: AccountRow, { baseUrl, apiKey }: KeyChange): Buffer | null {
    if (apiKey !== undefined) return accountKey.encrypt(kernel, kind, row.id, apiKey);
    if (baseUrl !== row.baseUrl && row.encryptedKey !== null) {
      const message = "is needed with a new base URL: enter the API key again, or null to go without one";
      throw new Problem(cannotBeDone, `The apiKey ${message}.`, { errors: [{ pointer: "/body/apiKey", message }] });
    }
    return row.encryptedKey;
  },
};
