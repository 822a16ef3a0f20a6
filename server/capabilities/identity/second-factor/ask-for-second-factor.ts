import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { loadWebauthn } from "../passkeys/load-webauthn.ts";
import { relyingPartyOf } from "../passkeys/relying-party-of.ts";
import { listPasskeys } from "../passkeys/store.ts";
import type { Account } from "../workspaces/store.ts";
import type { Method, SecondFactorRequired } from "./schema.ts";
import { insertPendingSignIn } from "./store.ts";

const lifetimeMs = 10 * 60_000;

/** Returns the answer to the right password of an account with a second factor. */
export async function askForSecondFactor(
  { kernel }: Context,
  tx: Transaction,
  account: Account,
  signIn: { methods: Method[]; workspaceId: string | null },
): Promise<SecondFactorRequired> {
  const [secondFactorToken, challenge] = [randomToken(), randomToken()];
  await insertPendingSignIn(tx, {
    tokenHash: sha256(secondFactorToken),
    accountId: account.id,
    workspaceId: signIn.workspaceId,
    challenge,
    expiresAt: new Date(kernel.clock.now() + lifetimeMs),
  });
  const answer: SecondFactorRequired = { secondFactorRequired: true, secondFactorToken, methods: signIn.methods };
  const site = relyingPartyOf(kernel);
  if (!signIn.methods.includes("passkey") || site === undefined) return answer;
  const passkeys = await listPasskeys(tx, account.id);
  const passkeyOptions = await loadWebauthn().generateAuthenticationOptions({
    rpID: site.id,
    challenge: Buffer.from(challenge, "base64url"),
    timeout: lifetimeMs,
    userVerification: "preferred",
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId.toString("base64url"),
      transports,
    })),
  });
  return { ...answer, passkeyOptions: { ...passkeyOptions } };
}
