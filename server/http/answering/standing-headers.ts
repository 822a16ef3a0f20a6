import { apiVersion } from "../api-version.ts";

/**
 * The headers of every answer, including errors and broken requests. x-request-id is added for each
 * request.
 */
export const standingHeaders = {
  "parley-version": apiVersion,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  // A page only reads what the key in its own script may read: no other site's request carries a cookie
  // (SameSite), and browsers keep the answer to one with credentials from a page that a star lets in.
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "x-request-id, parley-version, deprecation, sunset, link, ratelimit, ratelimit-policy, retry-after, location, x-visitor-token, date",
};
