import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { requirePhoneNumber } from "../../contacts/index.ts";
import { requireEmailAddress } from "../../identity/index.ts";
import type { NewLead } from "../schema.ts";

export type Addresses = { email: string | null; phone: string | null };

/**
 * In the form in which they are stored. Throws invalid-request without any, and for one that leads
 * nowhere.
 */
export function readAddresses({ email, phone, country }: Pick<NewLead, "email" | "phone" | "country">): Addresses {
  const written = (text: string | null | undefined) => (text ?? "").trim() !== "";
  if (!written(email) && !written(phone)) {
    throw new Problem(invalidRequest, "Send an e-mail address or a phone number, by which the person can be reached.", {
      errors: [{ pointer: "/body/email", message: "is needed, or a phone number" }],
    });
  }
  return {
    email: written(email) ? requireEmailAddress(email!) : null,
    phone: written(phone) ? requirePhoneNumber(phone!, country ?? undefined) : null,
  };
}
