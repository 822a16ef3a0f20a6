import type { Kernel } from "../../../kernel/kernel.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { decryptFormerSecrets, type EncryptedKeys, endpointKeyPurpose } from "./signing-keys.ts";

/** Each former secret adds a signature to the header of every message. */
const mostFormerSecrets = 4;

type FormerSecretColumns = { encryptedFormerSecrets: Buffer | null; previousSecretEndsAt: Date | null };

/**
 * Gives the former secrets of an endpoint after a rotation: the present secret becomes one of them. None
 * signs longer than the overlap; with an overlap of 0 all end at once, as they must after a leak.
 * Throws cannot-be-done when too many would sign.
 */
export function retireSecret(kernel: Kernel, endpoint: EncryptedKeys, overlapMs: number): FormerSecretColumns {
  if (overlapMs === 0) return { encryptedFormerSecrets: null, previousSecretEndsAt: null };
  const previousSecretEndsAt = new Date(kernel.clock.now() + overlapMs);
  const latest = previousSecretEndsAt.toISOString();
  const present = kernel.secrets.decrypt(endpointKeyPurpose, endpoint.encryptedSecret, endpoint.id);
  const former = decryptFormerSecrets(kernel, endpoint).map(({ secret, endsAt }) => ({
    secret,
    endsAt: endsAt < latest ? endsAt : latest,
  }));
  if (former.length >= mostFormerSecrets) throw tooManySecrets();
  const text = JSON.stringify([{ secret: present, endsAt: latest }, ...former]);
  const encryptedFormerSecrets = kernel.secrets.encrypt(endpointKeyPurpose, text, endpoint.id);
  return { encryptedFormerSecrets, previousSecretEndsAt };
}

function tooManySecrets(): Problem {
  const sentence = `${mostFormerSecrets} former secrets still sign messages. Wait until one of them ends, or set overlapHours to 0 to end all of them.`;
  return new Problem(cannotBeDone, sentence, {
    errors: [{ pointer: "/body/overlapHours", message: "would keep too many former secrets" }],
  });
}
