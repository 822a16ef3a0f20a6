import { domainToASCII } from "node:url";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";

/**
 * Characters that separate addresses or mail headers are excluded, so that no address can name a
 * second recipient.
 */
const localPart = /^[^\s\p{C}<>()[\]\\,;:"@]+$/u;
const writtenDomain = /^[^\s\p{C}<>()[\]\\/,;:"'@%?#]+$/u;
const asciiDomain = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const maxLocalBytes = 64;
/** Servers of mail refuse these as faults of writing. */
const strayDot = /^\.|\.\.|\.$/;
/**
 * No mail leaves for these: numbers in place of a name, and names that stand for no host of the
 * network. `.example` and `.test` are for texts and tests, and `localhost` alone is a host of its own.
 */
const unreachable = /(?:^|\.)(?:\d+|invalid)$|\.localhost$/;

/**
 * Reads an address that a person gives. Returns the form in which it is stored and compared: lower
 * case, the domain in ASCII. Undefined for other texts, and for addresses that no mail can reach.
 *
 * @example
 * parseEmailAddress(" Ada@Bücher.example "); // "ada@xn--bcher-kva.example"
 * parseEmailAddress("ada..l@bücher.example"); // undefined
 */
export function parseEmailAddress(written: string): string | undefined {
  const email = storedFormOfEmail(written);
  if (email === undefined) return undefined;
  const at = email.lastIndexOf("@");
  return strayDot.test(email.slice(0, at)) || unreachable.test(email.slice(at + 1)) ? undefined : email;
}

/**
 * Does the same to find what is stored, or where a mail came from: accounts, contacts and senders
 * may have addresses that nobody can give any more.
 */
export function storedFormOfEmail(written: string): string | undefined {
  const text = written.trim().normalize("NFC").toLowerCase();
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  const domain = text.slice(at + 1);
  if (at < 1 || Buffer.byteLength(local) > maxLocalBytes) return undefined;
  if (!localPart.test(local) || !writtenDomain.test(domain)) return undefined;
  const ascii = domainToASCII(domain);
  return asciiDomain.test(ascii) ? `${local}@${ascii}` : undefined;
}

/**
 * Works like `parseEmailAddress`, but throws invalid-request, naming the member of the body that
 * holds the address.
 */
export function requireEmailAddress(written: string, pointer = "/body/email"): string {
  const email = parseEmailAddress(written);
  if (email !== undefined) return email;
  throw new Problem(invalidRequest, "Write the e-mail address like person@example.com.", {
    errors: [{ pointer, message: "is not an e-mail address" }],
  });
}

/** Does the same for an address that strangers name: mail to the world has a domain with a dot. */
export function requireReachableEmail(written: string): string {
  const email = requireEmailAddress(written);
  return requireEmailAddress(/@[^.]+$/.test(email) ? "" : email);
}
