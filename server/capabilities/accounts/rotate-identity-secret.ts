import { audit } from "../../kernel/audit.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import { randomToken } from "../../kernel/secrets.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { type IdentitySecret, isAccepted, openIdentitySecrets, sealIdentitySecret } from "./identity-secrets.ts";
import type { IdentityRotation, IdentitySecretShown, IdentitySettings } from "./schema.ts";
import { stateOf } from "./state.ts";
import { endIdentitySecrets, insertIdentitySecret, lockWorkspace } from "./store.ts";

const prefix = "parley_id_";
const usualOverlapSeconds = 86_400;
/** More rotations than this at once are no rotation any more, and each secret costs every guess an HMAC. */
const maxSecrets = 5;

/** Whether there is a secret, and since when; never the secret. */
export async function readIdentitySettings({ kernel, caller }: Context): Promise<IdentitySettings> {
  const secrets = await openIdentitySecrets(kernel, kernel.database.query, caller.workspaceId);
  return show(secrets, kernel.clock.now());
}

/** A new secret; the former ones are accepted as well until the overlap ends. The answer alone shows it. */
export async function rotateIdentitySecret(context: Context, input: IdentityRotation): Promise<IdentitySecretShown> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const overlapSeconds = input.overlapSeconds ?? usualOverlapSeconds;
  const nowMs = kernel.clock.now();
  const [id, text] = [newUuid(), prefix + randomToken()];
  const secret = { workspaceId, id, sealedSecret: sealIdentitySecret(kernel, id, text), createdAt: new Date(nowMs) };
  const shown = await context.commit(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    // The overlap bounds all former secrets: 0 ends every one of them, as after a leak it must.
    const kept = await endIdentitySecrets(tx, workspaceId, {
      now: new Date(nowMs),
      endsAt: new Date(nowMs + overlapSeconds * 1000),
    });
    if (kept >= maxSecrets) throw tooMany();
    await insertIdentitySecret(tx, secret);
    await audit(tx, {
      workspaceId,
      caller,
      action: "identity-secret.rotated",
      targetId: id,
      details: { overlapSeconds },
      clientAddress: context.clientAddress,
    });
    return { ...show(await openIdentitySecrets(kernel, tx, workspaceId), nowMs), secret: text };
  });
  stateOf(kernel).identitySecrets.forget(workspaceId);
  return shown;
}

function show(secrets: readonly IdentitySecret[], nowMs: number): IdentitySettings {
  const current = secrets.find(({ endsAtMs }) => endsAtMs === null);
  const ends = secrets.filter((secret) => isAccepted(secret, nowMs)).map(({ endsAtMs }) => endsAtMs ?? 0);
  const lastEndMs = Math.max(0, ...ends);
  return {
    hasSecret: current !== undefined,
    createdAt: current?.createdAt.toISOString() ?? null,
    formerAcceptedUntil: lastEndMs === 0 ? null : new Date(lastEndMs).toISOString(),
  };
}

function tooMany(): Problem {
  const message = `would make ${maxSecrets + 1} secrets that are accepted: wait for one to end, or say 0`;
  return new Problem(cannotBeDone, `/body/overlapSeconds ${message}.`, {
    errors: [{ pointer: "/body/overlapSeconds", message }],
  });
}
