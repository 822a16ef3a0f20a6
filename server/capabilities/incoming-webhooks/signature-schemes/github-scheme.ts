import { randomToken } from "../../../kernel/secrets.ts";
import { matchesHmac } from "./matches-hmac.ts";
import type { SignatureScheme } from "./signature-scheme.ts";

const prefix = "sha256=";

/**
 * `sha256=<hex>` over the body. The scheme signs no time: either the signed body holds one, or
 * nothing does.
 */
export const githubScheme = {
  name: "github",
  description: "`sha256=<hex>`",
  createSecret: () => `parley_wh_${randomToken()}`,
  hasSignature(headers) {
    const own = headers["x-webhook-signature"] as string | undefined;
    return own ? !own.startsWith("v1,") : Boolean(headers["x-hub-signature-256"]);
  },
  check(secrets, headers, rawBody) {
    const ofGithub = headers["x-hub-signature-256"];
    const header = ofGithub ?? headers["x-webhook-signature"] ?? "";
    if (!header.startsWith(prefix) || !matchesHmac([header.slice(prefix.length)], secrets, [rawBody])) return "wrong";
    return { deliveryId: null, kindHeader: ofGithub === undefined ? null : "X-GitHub-Event", isTimeSigned: false };
  },
} as const satisfies SignatureScheme;
