import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { UseProof } from "../second-factor/check-code.ts";
import { loadWebauthn } from "./load-webauthn.ts";
import { relyingPartyOf } from "./relying-party-of.ts";
import type { PasskeyAnswer } from "./schema.ts";
import { listPasskeys, usePasskey } from "./store.ts";

/** Checks what a passkey of the account signed for a sign-in. Undefined when it is wrong. */
export async function checkPasskey(
  kernel: Kernel,
  signIn: { accountId: string; challenge: string },
  answer: PasskeyAnswer,
): Promise<UseProof | undefined> {
  const site = relyingPartyOf(kernel);
  const passkeys = await listPasskeys(kernel.database.query, signIn.accountId);
  const passkey = passkeys.find(({ credentialId }) => credentialId.toString("base64url") === answer.id);
  if (site === undefined || passkey === undefined) return undefined;
  const counter = await loadWebauthn()
    .verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: signIn.challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      // The password is the other factor, so that a touch of the authenticator is enough.
      requireUserVerification: false,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
    .then(
      ({ verified, authenticationInfo }) => (verified ? authenticationInfo.newCounter : undefined),
      // The library throws for whatever is wrong with an answer that a client wrote.
      () => undefined,
    );
  if (counter === undefined) return undefined;
  return (tx) => usePasskey(tx, passkey, { counter, now: new Date(kernel.clock.now()) });
}
