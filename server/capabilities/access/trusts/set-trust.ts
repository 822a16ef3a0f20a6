import { auditOperation } from "../../../kernel/audit.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import { cannotBeDone, notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { lockTeam, requireOwner } from "../../identity/index.ts";
import { checkScopes } from "../apps/make-app.ts";
import { issuerOf } from "../audiences.ts";
import { TrustId } from "../ids.ts";
import { checkTrust, requireOwnerInPerson } from "./check-trust.ts";
import { type NewTrust, Trust, type TrustChange } from "./schema.ts";
import * as store from "./store.ts";

/** A workspace has so many trusts at most. */
const mostTrusts = 100;

const shape = show(Trust);

/**
 * Lets the machines of a platform exchange their tokens for access tokens. Throws forbidden,
 * invalid-request, address-refused, and cannot-be-done above the bound of the workspace.
 */
export async function setTrust(context: Context, input: NewTrust): Promise<Trust> {
  const { kernel, caller } = context;
  requireOwnerInPerson(context);
  const trust: store.StoredTrust = {
    workspaceId: caller.workspaceId,
    id: newUuid(),
    name: input.name.trim(),
    issuer: input.issuer,
    subject: input.subject,
    audience: input.audience ?? issuerOf(kernel),
    claims: input.claims ?? {},
    keySet: input.jwks ?? null,
    scopes: checkScopes(context, input.scopes),
    isReusable: input.isReusable ?? false,
    accountId: caller.id,
    createdAt: new Date(kernel.clock.now()),
    lastUsedAt: null,
    lastSubject: null,
  };
  await checkTrust(kernel, trust);
  return context.commit(async (tx) => {
    requireOwner(await lockTeam(context, tx));
    if ((await store.countTrusts(tx, caller.workspaceId)) >= mostTrusts)
      throw new Problem(cannotBeDone, `This workspace has ${mostTrusts} trusts, and takes no more. End one first.`);
    await store.insertTrust(tx, trust);
    await auditTrust(context, tx, "trust.created", trust);
    return showTrust(trust, true);
  });
}

/**
 * Changes a trust. The owner who does it answers for it from now on, and the access tokens of before are
 * refused within a second. Throws not-found, forbidden, invalid-request and address-refused.
 */
export async function changeTrust(context: Context, writtenId: string, change: TrustChange): Promise<Trust> {
  const { kernel, caller } = context;
  requireOwnerInPerson(context);
  if (change.scopes !== undefined) checkScopes(context, change.scopes);
  return context.commit(async (tx) => {
    requireOwner(await lockTeam(context, tx));
    const { edition, membershipId: _, ...former } = await lockOwnTrust(context, tx, writtenId);
    const { jwks, ...fields } = change;
    const trust: store.StoredTrust = { ...former, ...fields, accountId: caller.id };
    if (jwks !== undefined) trust.keySet = jwks;
    trust.name = trust.name.trim();
    await checkTrust(kernel, trust);
    await store.updateTrust(tx, trust);
    await revoke(tx, [edition]);
    await auditTrust(context, tx, "trust.changed", trust);
    return showTrust(trust, true);
  });
}

/** Ends a trust: every node refuses its access tokens within a second. Throws not-found and forbidden. */
export async function endTrust(context: Context, writtenId: string): Promise<void> {
  requireOwnerInPerson(context);
  await context.commit(async (tx) => {
    const trust = await lockOwnTrust(context, tx, writtenId);
    await store.deleteTrustRow(tx, trust.workspaceId, trust.id);
    await revoke(tx, [trust.edition]);
    await auditOperation(context, tx, "trust.ended", trust.id);
  });
}

/** Returns the trusts of the workspace, newest first. Throws forbidden for a caller who is no owner. */
export const listTrusts = listOf({
  name: "trusts",
  find(context, { last, limit }) {
    requireOwnerInPerson(context);
    return store.listTrustRows(context.kernel.database.query, context.caller.workspaceId, { last, limit });
  },
  show: (row: store.FoundTrust) => showTrust(row, row.membershipId !== null),
});

function showTrust({ keySet, accountId, ...trust }: store.StoredTrust, isOfOwner: boolean): Trust {
  return shape({ ...trust, jwks: keySet, userId: accountId, isLapsed: !isOfOwner });
}

async function lockOwnTrust({ caller }: Context, tx: Transaction, writtenId: string): Promise<store.FoundTrust> {
  const id = TrustId.parse(writtenId);
  const trust = id === undefined ? undefined : await store.lockTrust(tx, caller.workspaceId, id);
  if (trust !== undefined) return trust;
  throw new Problem(notFound, "This workspace has no trust with this id. GET /api/oauth/trusts lists its trusts.");
}

function auditTrust(context: Context, tx: Transaction, action: string, trust: store.StoredTrust): Promise<void> {
  const { issuer, subject, audience, scopes, isReusable } = trust;
  const brings = { hasKeys: trust.keySet !== null, claims: Object.keys(trust.claims) };
  return auditOperation(context, tx, action, trust.id, { issuer, subject, audience, scopes, isReusable, ...brings });
}
