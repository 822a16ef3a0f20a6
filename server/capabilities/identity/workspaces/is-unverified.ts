import type { Kernel } from "../../../kernel/kernel.ts";
import type { Account } from "./store.ts";

/**
 * Tells whether nobody has proved yet that the account's e-mail address is theirs. Only people at
 * this machine reach a private installation, so there an account needs no proof.
 */
export function isUnverified(kernel: Kernel, account: Pick<Account, "status">): boolean {
  return account.status === "unverified" && !kernel.config.isPrivate;
}
