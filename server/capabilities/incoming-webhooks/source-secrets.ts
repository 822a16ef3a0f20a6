import type { Kernel } from "../../kernel/kernel.ts";
import { createSigningSecret } from "../../kernel/outbound/standard-webhooks.ts";
import { cannotBeDone } from "../../kernel/problem.ts";
import { randomToken, resealAll } from "../../kernel/secrets.ts";
import { refused } from "./problems.ts";
import type { Scheme } from "./schema.ts";
import { listSealed, type SourceRow, writeSealed } from "./store.ts";

/** What is sealed with a source: the secrets that are accepted, newest first. `endsAt` is null for the newest. */
export type StoredSecret = { secret: string; endsAt: string | null };

const purpose = "inbound-source";
/** More rotations than this at once are no rotation any more, and each secret costs every guess an HMAC. */
const maxSecrets = 5;

/** Throws cannot-be-done for a secret that the scheme cannot use. */
export function chooseSecret(scheme: Scheme, given: string | undefined): string {
  if (given === undefined) return scheme === "standard" ? createSigningSecret() : `parley_wh_${randomToken()}`;
  if (scheme === "standard" && !isStandardKey(given)) {
    throw refused(
      cannotBeDone,
      "/body/secret",
      "must be whsec_ and 24 to 64 bytes in base64, or whpk_ and a public key",
    );
  }
  return given;
}

function isStandardKey(text: string): boolean {
  const found = /^(whsec|whpk)_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(text);
  if (found === null) return false;
  const length = Buffer.from(found[2]!, "base64").length;
  return found[1] === "whpk" ? length === 32 : length >= 24 && length <= 64;
}

/** Throws cannot-be-done while too many former secrets are still accepted. */
export function addSecret(
  secrets: StoredSecret[],
  secret: string,
  nowMs: number,
  overlapSeconds: number,
): StoredSecret[] {
  const endsAt = new Date(nowMs + overlapSeconds * 1000).toISOString();
  const former = liveSecrets(secrets, nowMs).map((one) => ({
    ...one,
    // The overlap bounds all former secrets: 0 ends every one of them, as after a leak it must.
    endsAt: one.endsAt === null || one.endsAt > endsAt ? endsAt : one.endsAt,
  }));
  const kept = liveSecrets(former, nowMs);
  if (kept.length >= maxSecrets) {
    const sentence = `would make ${maxSecrets + 1} secrets that are accepted: wait for one to end, or say 0`;
    throw refused(cannotBeDone, "/body/overlapSeconds", sentence);
  }
  return [{ secret, endsAt: null }, ...kept.filter((one) => one.secret !== secret)];
}

export function liveSecrets(secrets: readonly StoredSecret[], nowMs: number): StoredSecret[] {
  return secrets.filter(({ endsAt }) => endsAt === null || Date.parse(endsAt) > nowMs);
}

export function sealSecrets(kernel: Kernel, sourceId: string, secrets: readonly StoredSecret[]): Buffer {
  return kernel.secrets.encrypt(purpose, JSON.stringify(secrets), sourceId);
}

export function openSecrets(kernel: Kernel, row: Pick<SourceRow, "id" | "sealedSecrets">): StoredSecret[] {
  return JSON.parse(kernel.secrets.decrypt(purpose, row.sealedSecrets, row.id)) as StoredSecret[];
}

/** For a PARLEY_SECRET that was replaced. */
export function resealSources({ secrets, database }: Kernel): Promise<void> {
  const db = database.query;
  return resealAll(secrets, purpose, {
    list: (afterId, limit) => listSealed(db, afterId, limit),
    replace: (id, former, sealed) => writeSealed(db, id, former, sealed),
  });
}
