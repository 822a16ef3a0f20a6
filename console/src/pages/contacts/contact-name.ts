import type { Contact } from "@parley/client";

/** Says how a contact is called: by name, or else by what it is reached by. */
export function contactName({ name, email, phone, identities }: Contact, nobody: string): string {
  return name ?? email ?? phone ?? identities[0]?.value ?? nobody;
}
