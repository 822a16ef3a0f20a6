import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Call } from "../../kernel/wire/route.ts";
import { refuseBlocked } from "./blocking/refuse-blocked.ts";
import { userHashEnded, userProofMissing } from "./problems.ts";
import { invalidProof, verifyUser } from "./verify-user.ts";
import { isVisitorOfUser, visitorOfUser } from "./visitor-of-user.ts";
import { VisitorToken } from "./visitor-token.ts";

/** A request's body says this about the user; `userToken` proves it. `userHash` is refused. */
type ClaimedUser = { userId?: string; userToken?: string; userHash?: unknown };

type AnyCall = Pick<
  Call<unknown, unknown, unknown>,
  "kernel" | "caller" | "header" | "credentialEndsAtMs" | "identifiedCaller"
>;

/**
 * Gives the caller with the visitor for whom a browser's request speaks: the proven user, else the
 * anonymous visitor of the token. Callers without a publishable key come back unchanged, and their
 * proofs are not read. Throws user-proof-invalid, user-proof-missing, user-hash-ended,
 * visitor-token-invalid, visitor-blocked: also for a user whom a server names.
 */
export async function identifyCaller(call: AnyCall, claimed: ClaimedUser = {}): Promise<Caller> {
  const { kernel, caller } = call;
  const { workspaceId } = caller;
  if (claimed.userHash !== undefined) throw hashEnded();
  if (caller.kind !== "publishable-key") {
    const named = claimed.userId === undefined ? undefined : visitorOfUser(workspaceId, claimed.userId);
    await refuseAnyBlocked(kernel, workspaceId, [named]);
    return caller;
  }
  const token = VisitorToken.read(kernel, workspaceId, call.header("x-visitor-token"));
  const tokenVisitor = token?.visitorId;
  const identified = await identifyBrowser(call, claimed, token);
  // A user's token is not this visitor's, and opens nothing.
  const anonymous = tokenVisitor !== undefined && !isVisitorOfUser(tokenVisitor) ? tokenVisitor : undefined;
  const [visitorEndedBy] = await refuseAnyBlocked(kernel, workspaceId, [identified.visitorId, anonymous]);
  // Streams of this request end with the visitor's block, whichever caller they name.
  call.identifiedCaller = visitorEndedBy === undefined ? identified : { ...identified, visitorEndedBy };
  return call.identifiedCaller;
}

/** By each visitor: the subject whose revocation blocks them later. Throws visitor-blocked. */
async function refuseAnyBlocked(
  kernel: Kernel,
  workspaceId: string,
  visitors: readonly (string | undefined)[],
): Promise<string[]> {
  const ids = [...new Set(visitors)].filter((id) => id !== undefined);
  const states = ids.map((id) => refuseBlocked(kernel, kernel.database.query, workspaceId, id));
  return (await Promise.all(states)).map(({ endedBy }) => endedBy);
}

async function identifyBrowser(
  call: AnyCall,
  claimed: ClaimedUser,
  token: ReturnType<typeof VisitorToken.read>,
): Promise<Caller> {
  const { kernel, caller } = call;
  if (["x-user-id", "x-user-hash"].some((name) => call.header(name) !== undefined)) throw hashEnded();
  const { workspaceId } = caller;
  // Each proof is checked, so that a valid one does not hide a mistake in another.
  const proofs = [claimed.userToken, call.header("x-user-token")].filter((token) => token !== undefined);
  const [user, ...others] = await Promise.all(proofs.map((token) => verifyUser(kernel, workspaceId, token)));
  if (user === undefined) {
    // The caller holds a ticket, and proved who they are to get the ticket.
    if (caller.visitorId !== undefined) return caller;
    if (caller.requiresIdentity) throw proofMissing();
    // The next person at the same browser has this user's token too, so the token alone gives
    // access to nothing.
    if (token === undefined || isVisitorOfUser(token.visitorId)) return caller;
    return endingWith(call, [caller.expiresAtMs, token.endsAtMs], { ...caller, visitorId: token.visitorId });
  }
  const visitorId = visitorOfUser(workspaceId, user.userId);
  const isAnother = (id: string | undefined) => id !== undefined && id !== user.userId;
  if (isAnother(claimed.userId) || others.some((other) => isAnother(other.userId))) {
    throw invalidProof("The request proves one user and names another. Send one user id.");
  }
  if (caller.visitorId !== undefined && caller.visitorId !== visitorId) {
    throw invalidProof("The ticket belongs to another visitor than the proven user. Get a new ticket with this proof.");
  }
  const endsMs = [caller.expiresAtMs, ...[user, ...others].map((each) => each.expiresAtMs)];
  const secretIds = [user, ...others].map(({ secretId }) => secretId);
  const proofSecretIds = [...(caller.proofSecretIds ?? []), ...secretIds];
  return endingWith(call, endsMs, { ...caller, visitorId, userId: user.userId, proofSecretIds });
}

/** Gives the caller, who ends together with the first of the credentials, as the request's streams do. */
function endingWith(call: AnyCall, endsMs: readonly (number | undefined)[], caller: Caller): Caller {
  const expiresAtMs = Math.min(...endsMs.filter((ms) => ms !== undefined));
  call.credentialEndsAtMs = Math.min(call.credentialEndsAtMs, expiresAtMs);
  return Number.isFinite(expiresAtMs) ? { ...caller, expiresAtMs } : caller;
}

/**
 * A hash of the user's id was a proof once. Whoever could choose their id could have a token's text
 * hashed, and so had a token of any user.
 */
function hashEnded(): Problem {
  return new Problem(
    userHashEnded,
    "Hashes of a user id (context.userHash, X-User-Id with X-User-Hash) are no longer a proof. Send context.userToken or X-User-Token: a JWT, HS256 with the identity secret, of `sub` and `exp`.",
  );
}

export function proofMissing(): Problem {
  return new Problem(
    userProofMissing,
    "This key serves only users who prove their identity: send X-User-Token, or context.userToken with a message.",
  );
}
