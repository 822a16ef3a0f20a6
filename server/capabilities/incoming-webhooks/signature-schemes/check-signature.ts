import type { IncomingHttpHeaders } from "node:http";
import type { Secret, SingleHeaders, Verdict } from "./signature-scheme.ts";
import { type SchemeName, schemeOf, signatureSchemes } from "./signature-schemes.ts";

/**
 * Tells whether a request carries a signature in any scheme. The source's own scheme makes no
 * difference, so that the answer tells nothing about the source.
 */
export function hasSignature(headers: IncomingHttpHeaders): boolean {
  return signatureSchemes.some((scheme) => scheme.hasSignature(headers));
}

/**
 * Checks the bytes of a body by the source's scheme, against every secret that is valid now.
 *
 * @example
 * checkSignature("github", [createSecret("s3cret", null)], request.headers, rawBody, Date.now())
 */
export function checkSignature(
  scheme: SchemeName,
  secrets: readonly Secret[],
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
  nowMs: number,
): Verdict {
  const valid = secrets.filter(({ endsAtMs }) => endsAtMs === null || endsAtMs > nowMs);
  return schemeOf(scheme).check(valid, headers as SingleHeaders, rawBody, nowMs / 1000);
}
