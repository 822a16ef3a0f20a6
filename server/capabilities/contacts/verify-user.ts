import { errors, jwtVerify } from "jose";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import { type IdentitySecret, identitySecretsOf, isAccepted } from "./identity-secrets.ts";
import { userProofInvalid } from "./problems.ts";

/**
 * `userId` is the workspace's own name for the user. The proof ends at `expiresAtMs`, and when the
 * secret that signed it is revoked.
 */
type ProvenUser = { userId: string; expiresAtMs: number; secretId: string };

/**
 * A stolen token must soon be useless. A token that never expires would be a password that nobody
 * can change.
 */
const maxLifetimeSeconds = 86_400;
/** The clocks of two servers may differ. */
const clockToleranceSeconds = 60;
const maxUserIdLength = 255;

/**
 * Finds out who the user is by a JWT that the workspace's server signed with the identity secret.
 * The secret signs nothing else. The token is neither stored nor logged. Throws user-proof-invalid
 * for a token that has expired or that no identity secret of the workspace signed.
 */
export async function verifyUser(kernel: Kernel, workspaceId: string, token: string): Promise<ProvenUser> {
  const arrivedMs = performance.now();
  const identitySecrets = identitySecretsOf(kernel);
  const known = await identitySecrets.recent(workspaceId);
  const outcome = await check(kernel, known.secrets, token);
  if (outcome !== notSigned) return outcome;
  // Another node may have made a secret a moment ago, which this node's cache does not have yet.
  const current = known.readAtMs < arrivedMs ? await identitySecrets.read(workspaceId) : known;
  const again = current === known ? notSigned : await check(kernel, current.secrets, token);
  if (again !== notSigned) return again;
  throw invalidProof(
    current.secrets.length === 0
      ? "This workspace has no identity secret yet. Make one with POST /api/settings/identity/rotate-secret."
      : "The proof of the user was not made with this workspace's identity secret. Check which secret your server uses.",
  );
}

export function invalidProof(sentence: string, extras?: { cause: unknown }): Problem {
  return new Problem(userProofInvalid, sentence, extras);
}

const notSigned = Symbol("signed with none of the secrets");

async function check(
  kernel: Kernel,
  secrets: readonly IdentitySecret[],
  token: string,
): Promise<ProvenUser | typeof notSigned> {
  const accepted = secrets.filter((secret) => isAccepted(secret, kernel.clock.now()));
  for (const secret of accepted) {
    const outcome = await checkToken(kernel, secret, token);
    if (outcome !== notSigned) return outcome;
  }
  return notSigned;
}

async function checkToken(
  kernel: Kernel,
  secret: IdentitySecret,
  token: string,
): Promise<ProvenUser | typeof notSigned> {
  const nowMs = kernel.clock.now();
  try {
    const { payload } = await jwtVerify(token, Buffer.from(secret.text), {
      algorithms: ["HS256"],
      requiredClaims: ["sub", "exp"],
      currentDate: new Date(nowMs),
      clockTolerance: clockToleranceSeconds,
    });
    const endsAtMs = (payload.exp! + clockToleranceSeconds) * 1000;
    if (endsAtMs > nowMs + (maxLifetimeSeconds + 2 * clockToleranceSeconds) * 1000) {
      throw invalidProof("The userToken's exp is more than 24 hours ahead: make tokens that end sooner.");
    }
    const expiresAtMs = Math.min(endsAtMs, secret.endsAtMs ?? Number.POSITIVE_INFINITY);
    return { userId: readUserId(payload.sub), expiresAtMs, secretId: secret.id };
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return notSigned;
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw invalidProof(sentenceOf(error));
    throw error;
  }
}

function sentenceOf(error: Error): string {
  if (error instanceof errors.JWTExpired) return "The userToken has expired: ask your server for a new one.";
  if (error instanceof errors.JOSEAlgNotAllowed) return "A userToken must be signed with HS256.";
  if (error instanceof errors.JWTClaimValidationFailed && ["sub", "exp", "nbf", "iat"].includes(error.claim)) {
    return `The userToken's ${error.claim} is missing or not valid.`;
  }
  return "The userToken must be a signed JWT with sub and exp.";
}

/** Throws user-proof-invalid for text that cannot be stored as a user id. */
function readUserId(text: unknown): string {
  const isText = typeof text === "string" && text !== "" && !text.includes("\0") && text.isWellFormed();
  if (isText && [...text].length <= maxUserIdLength) return text;
  throw invalidProof(`The user id of a proof must be text of 1 to ${maxUserIdLength} characters.`);
}
