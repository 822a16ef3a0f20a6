import { isIP } from "node:net";
import type { Kernel } from "../../../kernel/kernel.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";

/** Holds the site that a passkey belongs to, as WebAuthn names it. */
export type RelyingParty = { id: string; name: string; origins: string[] };

const name = "Parley";

/**
 * Ed25519, ES256 and RS256 of COSE: what authenticators use, and no more code that reads strangers'
 * keys.
 */
export const passkeyAlgorithms = [-8, -7, -257];

/**
 * Returns undefined where browsers make no passkeys: at a network address that is a number. On this
 * machine they make them for `localhost`, and not for 127.0.0.1.
 */
export function relyingPartyOf({ config }: Kernel): RelyingParty | undefined {
  const { hostname, origin, protocol, port } = new URL(config.publicUrl);
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) {
    return { id: "localhost", name, origins: [origin, `${protocol}//localhost${port === "" ? "" : `:${port}`}`] };
  }
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? { id: hostname, name, origins: [origin] } : undefined;
}

/** Throws cannot-be-done. */
export function requireRelyingParty(kernel: Kernel): RelyingParty {
  const site = relyingPartyOf(kernel);
  if (site !== undefined) return site;
  throw new Problem(
    cannotBeDone,
    "Browsers make passkeys only for a domain name. Set PARLEY_PUBLIC_URL to one, or use an authenticator app.",
  );
}
