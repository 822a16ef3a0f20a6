import { cannotBeDone } from "../../../kernel/problem.ts";
import { refused } from "../problems.ts";
import { liveSecrets, type SourceSecret, type SourceSecrets } from "./source-secrets.ts";

/** Every secret makes a wrong signature cost one more HMAC. */
const mostSecrets = 5;

/**
 * Gives the secrets after a rotation. No former secret is accepted longer than the overlap; with an
 * overlap of 0 all end at once, as they must after a leak. Throws cannot-be-done when too many
 * would be accepted.
 */
export function addSecret(
  secrets: SourceSecrets,
  secret: string,
  nowMs: number,
  overlapSeconds: number,
): SourceSecret[] {
  const endsAt = new Date(nowMs + overlapSeconds * 1000).toISOString();
  const former = liveSecrets(secrets, nowMs).map((one) => ({
    ...one,
    endsAt: one.endsAt === null || one.endsAt > endsAt ? endsAt : one.endsAt,
  }));
  const kept = liveSecrets(former, nowMs);
  if (kept.length >= mostSecrets) {
    const sentence = `would keep ${kept.length} former secrets: wait until one of them ends, or set it to 0 to end all`;
    throw refused(cannotBeDone, "/body/overlapSeconds", sentence);
  }
  return [{ secret, endsAt: null }, ...kept.filter((one) => one.secret !== secret)];
}
