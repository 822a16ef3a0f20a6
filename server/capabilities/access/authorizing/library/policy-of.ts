import type { Client, Grant, OidcContext, Token } from "oidc-provider";
import type { Kernel } from "../../../../kernel/kernel.ts";
import type { Scope } from "../../../../kernel/scope.ts";
import type { Transaction } from "../../../../kernel/storage/database.ts";
import {
  findAccount,
  findMember,
  findStanding,
  isUnverified,
  type Membership,
  UserId,
  WorkspaceId,
} from "../../../identity/index.ts";
import { knownScopes, scopesForMember, scopesOfMachine } from "../../apps/scopes-of-app.ts";
import { findApp, noteAppUse } from "../../apps/store.ts";
import { audiences } from "../../audiences.ts";
import { findGrant, noteGrantUse } from "../../grants/store.ts";
import { AppGrantId, AppId } from "../../ids.ts";
import { running } from "./running.ts";
import { claimsOfWorkload } from "./workload-grants.ts";

type ErrorType = new (description?: string) => Error;
type Errors = { InvalidTarget: ErrorType; InvalidScope: ErrorType };

/** The requests that begin something, as the library names them. */
const beginnings = new Set(["authorization", "device_authorization", "pushed_authorization_request"]);

/** Answers the library's questions: who a person is, what an app may do, and what its tokens hold. */
export function policyOf(kernel: Kernel, errors: Errors) {
  return {
    findAccount: (_: OidcContext, userId: string, token?: Token) => findPerson(kernel, userId, token),
    loadExistingGrant: (context: OidcContext) => loadGrant(kernel, context),
    extraTokenClaims: (_: OidcContext, token: Token) => claimsOf(kernel, token),
    expiresWithSession: async () => false,
    // Every app that acts for a member gets a refresh token, without asking for it.
    issueRefreshToken: async (_: OidcContext, client: Client) => client.grantTypeAllowed("refresh_token"),
    resources: {
      defaultResource: async (_: OidcContext, __: Client, oneOf?: string[]) =>
        oneOf ?? audiences.addressOf(kernel, "api"),
      useGrantedResource: async () => true,
      async getResourceServerInfo(context: OidcContext, address: string, client: Client) {
        if (audiences.read(kernel, address) === undefined) throw new errors.InvalidTarget();
        const scopes = await scopesOf(kernel, context, client);
        if (asksInVain(context, scopes))
          throw new errors.InvalidScope("the app may have none of these scopes: its scopes are set where it was made");
        return {
          scope: scopes.join(" "),
          audience: address,
          accessTokenTTL: 600,
          accessTokenFormat: "jwt",
          jwt: { sign: { alg: "EdDSA" } },
        };
      },
    },
  };
}

/** Gives undefined for a person who may not sign in, or has left the token's workspace. */
async function findPerson(kernel: Kernel, userId: string, token: Token | undefined) {
  const { tx } = running.current();
  const accountId = UserId.parse(userId);
  const account = accountId === undefined ? undefined : await findAccount(tx, accountId);
  if (account === undefined || account.status === "disabled" || isUnverified(kernel, account)) return undefined;
  if (token?.grantId !== undefined && (await findMembership(tx, token.grantId)) === undefined) return undefined;
  return { accountId: userId, claims: async () => ({ sub: userId }) };
}

/** Gives undefined also for a member who lacks the second factor that the workspace requires by now. */
async function findMembership(
  tx: Transaction,
  grantId: string,
): Promise<
  (Pick<Membership, "workspaceId" | "role"> & { id: string; edition: string; membershipId: string }) | undefined
> {
  const id = AppGrantId.parse(grantId);
  const grant = id === undefined ? undefined : await findGrant(tx, id);
  if (grant === undefined) return undefined;
  const { accountId, workspaceId, edition } = grant;
  const member = await findMember(tx, workspaceId, accountId);
  const standing = member && (await findStanding(tx, { accountId, workspaceId, grantId: member.grantId }));
  if (member === undefined || standing === undefined || standing.lacksSecondFactor) return undefined;
  return { id: grant.id, edition, workspaceId, membershipId: member.grantId, role: member.role };
}

/** Finds the grant of the consent that was just given. What it lacks counts as refused. */
async function loadGrant(kernel: Kernel, { oidc }: OidcContext): Promise<Grant | undefined> {
  const grantId = oidc.result?.consent?.grantId;
  const grant = grantId === undefined ? undefined : await oidc.provider.Grant.find(grantId);
  if (grant === undefined) return undefined;
  const all = kernel.scopes.map(({ name }) => name).join(" ");
  const rest = Object.entries(grant.resources ?? {}).map(([address, scope]) => {
    const given = new Set(scope.split(" "));
    return [
      address,
      all
        .split(" ")
        .filter((name) => !given.has(name))
        .join(" "),
    ];
  });
  grant.rejected = { resources: Object.fromEntries(rest) };
  return grant;
}

/** Lists what the app may have now: for the member of its grant, by itself, or at most. */
async function scopesOf(kernel: Kernel, { oidc }: OidcContext, client: Client): Promise<Scope[]> {
  const { tx } = running.current();
  const app = await findApp(tx, AppId.parse(client.clientId) ?? "");
  if (app === undefined) return [];
  if (oidc.params?.grant_type === "client_credentials") return scopesOfMachine(kernel, tx, app);
  const grantId = oidc.entities.Grant?.jti;
  const membership = grantId === undefined ? undefined : await findMembership(tx, grantId);
  return membership === undefined ? knownScopes(kernel, app) : scopesForMember(kernel, tx, app, membership);
}

/** A person who signed in could only refuse such a request, and a token without a scope opens nothing. */
function asksInVain({ oidc: { params = {}, route } }: OidcContext, scopes: readonly string[]): boolean {
  if (!beginnings.has(route) && params.grant_type !== "client_credentials") return false;
  const wanted = new Set(String(params.scope ?? "").split(" "));
  return !scopes.some((scope) => wanted.has(scope));
}

async function claimsOf(kernel: Kernel, token: Token): Promise<Record<string, unknown>> {
  const { tx, workload } = running.current();
  if (workload !== undefined)
    return { workspace: WorkspaceId.format(workload.trust.workspaceId), ...claimsOfWorkload(workload) };
  const now = new Date(kernel.clock.now());
  const appId = AppId.parse(token.clientId) ?? "";
  await noteAppUse(tx, appId, now);
  if (token.grantId === undefined) {
    const app = await findApp(tx, appId);
    return { workspace: WorkspaceId.format(app?.workspaceId ?? ""), edition: app?.edition };
  }
  const membership = await findMembership(tx, token.grantId);
  if (membership === undefined) throw new Error("The grant of a token has ended while the token was made.");
  await noteGrantUse(tx, membership.id, now);
  return {
    workspace: WorkspaceId.format(membership.workspaceId),
    grant: token.grantId,
    membership: membership.membershipId,
    edition: membership.edition,
  };
}
