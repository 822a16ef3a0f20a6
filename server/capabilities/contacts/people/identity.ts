import type { Kernel } from "../../../kernel/kernel.ts";
import { uuidOfHash } from "../visitor-of-user.ts";

const identityKinds = ["user", "email", "phone"] as const;
export type IdentityKind = (typeof identityKinds)[number];

/**
 * A person is found by this: the workspace's own id of a user, an e-mail address, a phone number.
 * The value is in the form in which it is compared.
 */
export type Identity = { kind: IdentityKind; value: string; isVerified: boolean };

/**
 * The id that a stranger is told in place of the contact's own. It depends on nothing but the address, so
 * nobody learns from it whether the workspace knew the address.
 */
export function addressIdOf(
  kernel: Kernel,
  workspaceId: string,
  { kind, value }: Omit<Identity, "isVerified">,
): string {
  return uuidOfHash(kernel.secrets.sign("contact-address", JSON.stringify([workspaceId, kind, value])));
}

/** Tells whether the id is one of `addressIdOf`: contacts have a UUIDv7. */
export function isAddressId(uuid: string): boolean {
  return uuid[14] === "8";
}
