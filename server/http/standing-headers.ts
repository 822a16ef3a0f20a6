import { apiVersion } from "./api-version.ts";

/** What every answer carries, errors and broken requests included; x-request-id comes with each request. */
export const standingHeaders = {
  "parley-version": apiVersion,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  // Keys are sent by scripts, never by cookies, so any page may read what its own key may read.
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "x-request-id, parley-version, ratelimit, ratelimit-policy, retry-after, location, x-visitor-token",
};
