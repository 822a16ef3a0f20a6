import type { Caller } from "../../kernel/caller.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Call } from "../../kernel/wire/route.ts";
import { userProofMissing } from "./problems.ts";
import { invalidProof, type UserProof, verifyUser } from "./verify-user.ts";
import { isVisitorOfUser, visitorOfUser } from "./visitor-of-user.ts";
import { VisitorToken } from "./visitor-token.ts";

/** What a request's body says about the user; `userToken` or `userHash` proves it. */
export type ClaimedUser = { userId?: string; userToken?: string; userHash?: string };

type AnyCall = Pick<Call<unknown, unknown, unknown>, "kernel" | "caller" | "header">;

/**
 * The caller with the visitor for whom a browser's request speaks: the proven user, else the
 * anonymous visitor of the token. Callers without a publishable key come back unchanged, and their
 * proofs are not read. Throws user-proof-invalid, user-proof-missing, visitor-token-invalid.
 */
export async function identifyCaller(call: AnyCall, claimed: ClaimedUser = {}): Promise<Caller> {
  const { kernel, caller } = call;
  if (caller.kind !== "publishable-key") return caller;
  const { workspaceId } = caller;
  const tokenVisitor = VisitorToken.read(kernel, workspaceId, call.header("x-visitor-token"));
  const proofs = readProofs(call, claimed);
  const [user, ...others] = await Promise.all(proofs.map((proof) => verifyUser(kernel, workspaceId, proof)));
  if (user === undefined) {
    // The caller holds a ticket, and proved who they are to get the ticket.
    if (caller.visitorId !== undefined) return caller;
    if (caller.requiresIdentity) throw proofMissing();
    // The next person at the same browser has this user's token too, so the token alone gives
    // access to nothing.
    if (tokenVisitor === undefined || isVisitorOfUser(tokenVisitor)) return caller;
    return { ...caller, visitorId: tokenVisitor };
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
  const expiresAtMs = Math.min(...endsMs.filter((ms) => ms !== undefined));
  return { ...caller, visitorId, userId: user.userId, ...(Number.isFinite(expiresAtMs) ? { expiresAtMs } : {}) };
}

/**
 * All proofs of the request. Each one is checked, so that a valid proof does not hide a mistake in
 * another.
 */
function readProofs(call: AnyCall, { userId, userToken, userHash }: ClaimedUser): UserProof[] {
  const [token, id, hash] = ["x-user-token", "x-user-id", "x-user-hash"].map((name) => call.header(name));
  const proofs: UserProof[] = [];
  if (userToken !== undefined) proofs.push({ token: userToken });
  if (userHash !== undefined) {
    if (userId === undefined)
      throw invalidProof("context.userHash proves context.userId, which is missing. Send both.");
    proofs.push({ userId, hash: userHash });
  }
  if (token !== undefined) proofs.push({ token });
  if (id !== undefined || hash !== undefined) {
    if (id === undefined || hash === undefined) throw invalidProof("Send X-User-Id and X-User-Hash together.");
    proofs.push({ userId: decodeUserId(id), hash });
  }
  return proofs;
}

/** Headers hold ASCII: `encodeURIComponent` percent-encodes other characters. */
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
    "This key serves only users who prove their identity: send X-User-Token, or context.userToken with a message.",
  );
}
