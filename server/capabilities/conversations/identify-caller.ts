import type { Caller } from "../../kernel/caller.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Call } from "../../kernel/wire/route.ts";
import { invalidProof, type UserProof, userProofMissing, verifyUser } from "../accounts/index.ts";
import { isUsersVisitor, readVisitorToken, visitorOfUser } from "./visitor.ts";

/** What the context of a message says of the user; with `userToken` or `userHash` it is proved. */
export type ClaimedUser = { userId?: string; userToken?: string; userHash?: string };

type AnyCall = Pick<Call<unknown, unknown, unknown>, "kernel" | "caller" | "header">;

/**
 * The caller as the visitor that a browser's request speaks for: the user's, where the request proves a user, else
 * the anonymous one of its token. Everyone else comes back as they are, and proofs of theirs are not looked at.
 * Throws user-proof-invalid, user-proof-missing, visitor-token-invalid.
 */
export async function identifyCaller(call: AnyCall, claimed: ClaimedUser = {}): Promise<Caller> {
  const { kernel, caller } = call;
  if (caller.kind !== "publishable-key") return caller;
  const { workspaceId } = caller;
  const tokenVisitor = readVisitorToken(kernel, workspaceId, call.header("x-visitor-token"));
  const proofs = readProofs(call, claimed);
  const [user, ...others] = await Promise.all(proofs.map((proof) => verifyUser(kernel, workspaceId, proof)));
  if (user === undefined) {
    // A ticket was given to somebody who had proved it.
    if (caller.visitorId !== undefined) return caller;
    if (caller.requiresIdentity) throw proofMissing();
    // The next person at the same browser has this user's token too: alone it opens nothing.
    if (tokenVisitor === undefined || isUsersVisitor(tokenVisitor)) return caller;
    return { ...caller, visitorId: tokenVisitor };
  }
  const visitorId = visitorOfUser(workspaceId, user.userId);
  const isAnother = (id: string | undefined) => id !== undefined && id !== user.userId;
  if (isAnother(claimed.userId) || others.some((other) => isAnother(other.userId))) {
    throw invalidProof("The request proves one user and names another.");
  }
  if (caller.visitorId !== undefined && caller.visitorId !== visitorId) {
    throw invalidProof("The ticket was given to another visitor than the user that is proved.");
  }
  const endsMs = [caller.expiresAtMs, ...[user, ...others].map((each) => each.expiresAtMs)];
  const expiresAtMs = Math.min(...endsMs.filter((ms) => ms !== undefined));
  return { ...caller, visitorId, userId: user.userId, ...(Number.isFinite(expiresAtMs) ? { expiresAtMs } : {}) };
}

/** All that the request brings: none is passed over, so a mistake in one is not hidden by another. */
function readProofs(call: AnyCall, { userId, userToken, userHash }: ClaimedUser): UserProof[] {
  const [token, id, hash] = ["x-user-token", "x-user-id", "x-user-hash"].map((name) => call.header(name));
  const proofs: UserProof[] = [];
  if (userToken !== undefined) proofs.push({ token: userToken });
  if (userHash !== undefined) {
    if (userId === undefined) throw invalidProof("A userHash proves the userId beside it, and there is none.");
    proofs.push({ userId, hash: userHash });
  }
  if (token !== undefined) proofs.push({ token });
  if (id !== undefined || hash !== undefined) {
    if (id === undefined || hash === undefined) throw invalidProof("Send X-User-Id and X-User-Hash together.");
    proofs.push({ userId: decodeUserId(id), hash });
  }
  return proofs;
}

/** Headers hold ASCII: other characters come percent-encoded, as `encodeURIComponent` makes them. */
function decodeUserId(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch (cause) {
    throw invalidProof("X-User-Id must be percent-encoded, as encodeURIComponent does it.", { cause });
  }
}

export function proofMissing(): Problem {
  return new Problem(
    userProofMissing,
    "This key serves only users who prove who they are: send X-User-Token, or context.userToken with a message.",
  );
}
