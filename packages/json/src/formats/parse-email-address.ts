import { domainToASCII, domainToUnicode } from "node:url";

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
 * No mail leaves for these: names without a dot, numbers in place of a name, and names that stand
 * for no host of the network. `.example` and `.test` are for texts and tests.
 */
const unreachable = /^[^.]+$|\.(?:\d+|invalid|localhost)$/;
/** A label that stays so when it is decoded is no Punycode. */
const encodedLabel = /(?:^|\.)xn--/;

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
  const domain = email.slice(at + 1);
  const isReachable = !unreachable.test(domain) && !encodedLabel.test(domainToUnicode(domain));
  return isReachable && !strayDot.test(email.slice(0, at)) ? email : undefined;
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
