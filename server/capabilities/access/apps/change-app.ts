import { auditOperation } from "../../../kernel/audit.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import { cannotBeDone, forbidden, invalidRequest, notFound, Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { AppId } from "../ids.ts";
import { checkRedirectUris } from "./check-redirect-uris.ts";
import { checkScopes, makeAppSecret } from "./make-app.ts";
import type { App, AppChange, Approval, AppWithSecret } from "./schema.ts";
import { ownApps, showApp } from "./show-app.ts";
import * as store from "./store.ts";

/**
 * Changes an app. What it may no longer have is refused within a second: its access tokens end, and the
 * next ones have less. Throws not-found, invalid-request and forbidden.
 */
export async function changeApp(context: Context, writtenId: string, change: AppChange): Promise<App> {
  return context.commit(async (tx) => {
    const former = await lockOwnApp(context, tx, writtenId);
    const app = { ...former };
    if (change.name !== undefined) app.name = change.name.trim();
    if (change.redirectUris !== undefined)
      app.redirectUris = checkRedirectUris(change.redirectUris, "/body/redirectUris");
    if (change.scopes !== undefined) {
      const added = change.scopes.filter((scope) => !former.scopes.includes(scope));
      checkScopes(context, added);
      app.scopes = [...change.scopes];
    }
    if (change.status !== undefined && change.status !== former.status) {
      if (former.workspaceId !== null)
        throw new Problem(
          forbidden,
          "Only the status of an app that registered itself can be changed, by an operator.",
        );
      app.status = change.status;
    }
    await store.updateApp(tx, app);
    const hasLess = former.scopes.some((scope) => !app.scopes.includes(scope)) || app.status === "waiting";
    if (hasLess) await revoke(tx, await store.renewEditions(tx, app.id));
    const { scopes, redirectUris, status } = app;
    await auditOperation(context, tx, "app.changed", app.id, { scopes, redirectUris, status });
    return showApp(app);
  });
}

/** Gives a confidential app a new secret: the former one ends at once. Throws not-found and cannot-be-done. */
export async function renewSecret(context: Context, writtenId: string): Promise<AppWithSecret> {
  const clientSecret = makeAppSecret();
  return context.commit(async (tx) => {
    const app = await lockOwnApp(context, tx, writtenId);
    if (app.kind === "public") throw new Problem(cannotBeDone, "A public app has no secret.");
    await store.writeSecretHash(tx, app.id, sha256(clientSecret));
    await auditOperation(context, tx, "app.secret-renewed", app.id);
    return { ...showApp(app), clientSecret };
  });
}

/** Ends an app, with all that members let it do. Throws not-found. */
export async function endApp(context: Context, writtenId: string): Promise<void> {
  await context.commit(async (tx) => {
    const app = await lockOwnApp(context, tx, writtenId);
    await revoke(tx, await store.renewEditions(tx, app.id));
    await store.deleteAppRow(tx, app.id);
    await auditOperation(context, tx, "app.ended", app.id);
  });
}

/**
 * Says which sensitive scopes an app of any workspace may have in this one, for members who are no
 * owners and for the app by itself. Throws not-found, forbidden and invalid-request.
 */
export async function approveApp(context: Context, writtenId: string, { scopes }: Approval): Promise<Approval> {
  const { kernel, caller } = context;
  if (caller.isOwner !== true)
    throw new Problem(forbidden, "Only an owner of the workspace may do this, signed in as a member.");
  const sensitive = kernel.scopes.filter(({ isSensitive }) => isSensitive === true).map(({ name }) => name);
  const errors = scopes.flatMap((scope, index) =>
    sensitive.includes(scope)
      ? []
      : [{ pointer: `/body/scopes/${index}`, message: `needs no approval; these do: ${sensitive.join(", ")}` }],
  );
  if (errors[0] !== undefined)
    throw new Problem(invalidRequest, `${errors[0].pointer} ${errors[0].message}.`, { errors });
  return context.commit(async (tx) => {
    const id = AppId.parse(writtenId);
    const app = id === undefined ? undefined : await store.findApp(tx, id);
    if (app === undefined) throw noSuchApp();
    const { workspaceId } = caller;
    const before = await store.findApproved(tx, workspaceId, app.id);
    const now = new Date(kernel.clock.now());
    await store.writeApproval(tx, { workspaceId, appId: app.id, scopes: [...scopes], approvedBy: caller.id, now });
    const kept = new Set<string>(scopes);
    if (before.some((scope) => !kept.has(scope))) await revoke(tx, await store.renewEditions(tx, app.id, workspaceId));
    await auditOperation(context, tx, "app.approved", app.id, { scopes });
    return { scopes };
  });
}

async function lockOwnApp(context: Context, tx: Transaction, writtenId: string): Promise<store.AppOfWorkspace> {
  const id = AppId.parse(writtenId);
  const app = id === undefined ? undefined : await store.lockApp(tx, ownApps(context), id);
  if (app === undefined) throw noSuchApp();
  return app;
}

function noSuchApp(): Problem {
  return new Problem(notFound, "This workspace has no app with this id. GET /api/oauth/apps lists its apps.");
}
