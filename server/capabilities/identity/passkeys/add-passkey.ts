import { Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { invalidPasskey } from "../problems.ts";
import { makeFirstRecoveryCodes } from "../second-factor/make-recovery-codes.ts";
import { noteChange } from "../second-factor/note-change.ts";
import { requireAccount } from "../second-factor/require-account.ts";
import { showPasskey } from "./list-passkeys.ts";
import { requireRelyingParty } from "./relying-party-of.ts";
import type { AddedPasskey, NewPasskey } from "./schema.ts";
import * as store from "./store.ts";
import { readChallenge, verifyRegistration } from "./verify-registration.ts";

/**
 * Adds a passkey; the first second factor of an account brings recovery codes. Throws
 * invalid-passkey.
 */
export async function addPasskey(context: Context, input: NewPasskey): Promise<AddedPasskey> {
  const { kernel } = context;
  const site = requireRelyingParty(kernel);
  const account = await requireAccount(context);
  const challenge = readChallenge(input.passkey.response.clientDataJSON);
  const credential = await verifyRegistration(site, challenge, input.passkey);
  if (credential === undefined) throw isInvalid();
  const now = new Date(kernel.clock.now());
  return context.commit(async (tx) => {
    const wanted = { hash: sha256(challenge), accountId: account.id, now };
    if (!(await store.usePasskeyChallenge(tx, wanted))) throw isInvalid();
    const passkey: store.StoredPasskey = {
      accountId: account.id,
      id: newUuid(),
      name: input.name?.trim() || "Passkey",
      ...credential,
      createdAt: now,
      lastUsedAt: null,
    };
    if (!(await store.insertPasskey(tx, passkey))) throw isInvalid();
    const recoveryCodes = await makeFirstRecoveryCodes(tx, account.id);
    await noteChange(context, tx, account, "passkey-added");
    return { ...showPasskey(passkey), ...(recoveryCodes.length === 0 ? {} : { recoveryCodes }) };
  });
}

function isInvalid(): Problem {
  return new Problem(
    invalidPasskey,
    "The passkey could not be verified, or is known already. Ask for new options with POST /api/auth/passkeys/options.",
    { errors: [{ pointer: "/body/passkey", message: "could not be verified" }] },
  );
}
