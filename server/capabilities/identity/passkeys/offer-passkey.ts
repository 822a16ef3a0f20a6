import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { UserId } from "../ids.ts";
import { requireAccount } from "../second-factor/require-account.ts";
import { loadWebauthn } from "./load-webauthn.ts";
import { passkeyAlgorithms, requireRelyingParty } from "./relying-party-of.ts";
import type { PasskeyOptions } from "./schema.ts";
import * as store from "./store.ts";

const challengeLifetimeMs = 10 * 60_000;
const maxPasskeys = 20;

/** Returns what the browser needs to make a passkey. Throws cannot-be-done. */
export async function offerPasskey(context: Context): Promise<PasskeyOptions> {
  const { kernel } = context;
  const site = requireRelyingParty(kernel);
  const account = await requireAccount(context);
  const challenge = randomToken();
  return context.commit(async (tx) => {
    const passkeys = await store.listPasskeys(tx, account.id);
    if (passkeys.length >= maxPasskeys) {
      throw new Problem(cannotBeDone, `An account has at most ${maxPasskeys} passkeys. Remove one first.`);
    }
    await store.insertPasskeyChallenge(tx, {
      hash: sha256(challenge),
      accountId: account.id,
      expiresAt: new Date(kernel.clock.now() + challengeLifetimeMs),
    });
    const options = await loadWebauthn().generateRegistrationOptions({
      rpID: site.id,
      rpName: site.name,
      userID: new TextEncoder().encode(UserId.format(account.id)),
      userName: account.email,
      userDisplayName: account.name ?? account.email,
      challenge: Buffer.from(challenge, "base64url"),
      timeout: challengeLifetimeMs,
      attestationType: "none",
      supportedAlgorithmIDs: passkeyAlgorithms,
      authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
      excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId.toString("base64url"),
        transports,
      })),
    });
    return { options: { ...options } };
  });
}
