import { domainToASCII } from "node:url";
import { invalidRequest, Problem } from "../../kernel/problem.ts";

/** Neither part may hold what separates addresses or headers, so that no address can name a second recipient. */
const localPart = /^[^\s\p{C}<>()[\]\\,;:"@]+$/u;
const writtenDomain = /^[^\s\p{C}<>()[\]\\/,;:"'@%?#]+$/u;
const asciiDomain = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const maxLocalLength = 64;

/** The one form in which an address is stored and compared; undefined when it is not an address. */
export function normaliseEmail(written: string): string | undefined {
  const text = written.trim().normalize("NFC").toLowerCase();
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  const domain = text.slice(at + 1);
  if (at < 1 || Buffer.byteLength(local) > maxLocalLength) return undefined;
  if (!localPart.test(local) || !writtenDomain.test(domain)) return undefined;
  const ascii = domainToASCII(domain);
  return asciiDomain.test(ascii) ? `${local}@${ascii}` : undefined;
}

/** As `normaliseEmail`. Throws invalid-request naming the member of the body. */
export function readEmail(written: string, pointer = "/body/email"): string {
  const email = normaliseEmail(written);
  if (email !== undefined) return email;
  throw new Problem(invalidRequest, "Write the e-mail address like person@example.com.", {
    errors: [{ pointer, message: "is not an e-mail address" }],
  });
}
