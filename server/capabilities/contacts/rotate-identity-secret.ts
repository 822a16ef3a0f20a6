import { audit } from "../../kernel/audit.ts";
import { addJob } from "../../kernel/log/job.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import { randomToken } from "../../kernel/secrets.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { lockWorkspace } from "../identity/index.ts";
import { deleteEndedSecrets } from "./delete-ended-secrets.ts";
import {
  encryptIdentitySecret,
  type IdentitySecret,
  identitySecretsOf,
  isAccepted,
  readIdentitySecrets,
} from "./identity-secrets.ts";
import type { IdentityRotation, IdentitySecretShown, IdentitySettings } from "./schema.ts";
import { endIdentitySecrets, insertIdentitySecret } from "./store.ts";

const prefix = "parley_id_";
const usualOverlapSeconds = 86_400;
/** Each accepted secret costs one HMAC for every proof that is not valid. */
const maxSecrets = 5;

/** Tells whether there is a secret, and since when; never the secret. */
export async function readIdentitySettings({ kernel, caller }: Context): Promise<IdentitySettings> {
  const secrets = await readIdentitySecrets(kernel, kernel.database.query, caller.workspaceId);
  return show(secrets, kernel.clock.now());
}

/**
 * Makes a new secret, which only this answer shows. The former ones are still accepted until the
 * overlap ends.
 */
export async function rotateIdentitySecret(context: Context, input: IdentityRotation): Promise<IdentitySecretShown> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const overlapSeconds = input.overlapSeconds ?? usualOverlapSeconds;
  const nowMs = kernel.clock.now();
  const [id, text] = [newUuid(), prefix + randomToken()];
  const secret = { workspaceId, id, encrypted: encryptIdentitySecret(kernel, id, text), createdAt: new Date(nowMs) };
  const shown = await context.commit(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    // The overlap limits all former secrets: after a leak, an overlap of 0 must end every one of
    // them.
    const endsAt = new Date(nowMs + overlapSeconds * 1000);
    const kept = await endIdentitySecrets(tx, workspaceId, { now: new Date(nowMs), endsAt });
    if (kept >= maxSecrets) throw tooManySecrets();
    // A second later, because the clock of the node that runs the job may be behind.
    if (kept > 0) addJob(tx, deleteEndedSecrets, {}, { runAt: new Date(endsAt.getTime() + 1_000) });
    await insertIdentitySecret(tx, secret);
    await audit(tx, {
      workspaceId,
      caller,
      action: "identity-secret.rotated",
      targetId: id,
      details: { overlapSeconds },
      clientAddress: context.clientAddress,
    });
    return { ...show(await readIdentitySecrets(kernel, tx, workspaceId), nowMs), secret: text };
  });
  identitySecretsOf(kernel).forget(workspaceId);
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

function tooManySecrets(): Problem {
  const message = `would leave ${maxSecrets + 1} accepted secrets: wait until one ends, or send 0`;
  return new Problem(cannotBeDone, `/body/overlapSeconds ${message}.`, {
    errors: [{ pointer: "/body/overlapSeconds", message }],
  });
}
