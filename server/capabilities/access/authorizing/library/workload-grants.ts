import type { OidcContext, Provider } from "oidc-provider";
import type { Kernel } from "../../../../kernel/kernel.ts";
import type { Scope } from "../../../../kernel/scope.ts";
import { findStanding } from "../../../identity/index.ts";
import { audiences } from "../../audiences.ts";
import { TrustId } from "../../ids.ts";
import type { Workload } from "../../trusts/prove-workload.ts";
import { type FoundTrust, findTrust, noteTrustUse, useToken } from "../../trusts/store.ts";
import { running } from "./running.ts";

/** The two forms in which a machine shows the token of its platform: RFC 8693 and RFC 7523. */
export const workloadGrants = {
  exchange: "urn:ietf:params:oauth:grant-type:token-exchange",
  assertion: "urn:ietf:params:oauth:grant-type:jwt-bearer",
} as const;

type ErrorType = new (detail?: string) => Error;
type Errors = { InvalidGrant: ErrorType; InvalidScope: ErrorType; InvalidTarget: ErrorType };

const parameters = ["subject_token", "subject_token_type", "requested_token_type", "audience", "assertion"];

/** Teaches the library both forms, for machines that were proved before the request's transaction began. */
export function registerWorkloadGrants(kernel: Kernel, provider: Provider, errors: Errors): void {
  for (const grant of Object.values(workloadGrants)) {
    provider.registerGrantType(grant, (context) => giveToken(kernel, errors, context), [
      ...parameters,
      "scope",
      "resource",
    ]);
  }
}

/** Describes a trust as the library knows clients. Its machines have no secret: they show a token instead. */
export function clientOfTrust({ id, name }: Pick<FoundTrust, "id" | "name">): Record<string, unknown> {
  return {
    client_id: TrustId.format(id),
    client_name: name,
    redirect_uris: [],
    response_types: [],
    grant_types: Object.values(workloadGrants),
    token_endpoint_auth_method: "none",
  };
}

/** The claims of a machine's access token, by which it is verified without a query. */
export function claimsOfWorkload({ trust }: Workload): Record<string, unknown> {
  return { edition: trust.edition, membership: trust.membershipId };
}

async function giveToken(kernel: Kernel, errors: Errors, context: OidcContext): Promise<void> {
  const { tx, workload } = running.current();
  const { client, params = {}, provider } = context.oidc;
  if (workload === undefined || client === undefined) throw new errors.InvalidGrant();
  const { trust, subject } = workload;
  await requirePresent(workload, errors);
  const address = addressOf(kernel, params);
  if (address === undefined) throw told(errors.InvalidTarget, "This server has no such resource.");
  const scopes = scopesOf(kernel, trust, params.scope);
  if (scopes === undefined)
    throw told(errors.InvalidScope, `The trust allows ${trust.scopes.join(" ")}, and no other scope.`);
  const { tokenHash, endsAt } = workload;
  if (!trust.isReusable && !(await useToken(tx, trust, { hash: tokenHash, endsAt })))
    throw told(errors.InvalidGrant, "The token was exchanged before. Get a new one, or let the trust be reusable.");
  await noteTrustUse(tx, trust, { subject, now: new Date(kernel.clock.now()) });
  const token = new provider.ClientCredentials({ client, scope: scopes.join(" ") });
  token.resourceServer = new provider.ResourceServer(address, {
    scope: trust.scopes.join(" "),
    audience: address,
    accessTokenTTL: accessTokenSeconds,
    accessTokenFormat: "jwt",
    jwt: { sign: { alg: "EdDSA" } },
  });
  const value = await token.save();
  const isExchange = params.grant_type === workloadGrants.exchange;
  context.body = {
    access_token: value,
    token_type: "Bearer",
    expires_in: accessTokenSeconds,
    scope: token.scope,
    ...(isExchange ? { issued_token_type: accessTokenType } : {}),
  };
}

const accessTokenSeconds = 600;
export const accessTokenType = "urn:ietf:params:oauth:token-type:access_token";

/** The trust may have changed or ended since the machine was proved, or its owner may be none any more. */
async function requirePresent({ trust }: Workload, errors: Errors): Promise<void> {
  const { tx } = running.current();
  const present = await findTrust(tx, trust.id);
  if (present?.edition !== trust.edition) throw told(errors.InvalidGrant, "The trust has just changed. Try again.");
  const { accountId, workspaceId, membershipId } = present;
  const standing =
    membershipId === null ? undefined : await findStanding(tx, { accountId, workspaceId, grantId: membershipId });
  if (standing === undefined || standing.lacksSecondFactor || membershipId !== trust.membershipId)
    throw told(
      errors.InvalidGrant,
      "Whoever set the trust is no owner with the needed factors any more. Another owner can change it, and answer for it.",
    );
}

/** Gives undefined for a resource that this server does not have. RFC 8693 has two names for it. */
function addressOf(kernel: Kernel, { resource, audience }: Record<string, unknown>): string | undefined {
  const named = [resource, audience].filter((each) => each !== undefined && each !== "");
  if (named.length === 0) return audiences.addressOf(kernel, "api");
  const [first] = named;
  return named.every((each) => each === first) && audiences.read(kernel, first) !== undefined
    ? String(first)
    : undefined;
}

/** Gives undefined when the machine asks for more than the trust allows. */
function scopesOf(kernel: Kernel, trust: FoundTrust, asked: unknown): Scope[] | undefined {
  const known = kernel.scopes.map(({ name }) => name).filter((name) => trust.scopes.includes(name));
  if (typeof asked !== "string" || asked === "") return known;
  const wanted = new Set<string>(asked.split(" "));
  const given = known.filter((name) => wanted.has(name));
  return given.length === wanted.size ? given : undefined;
}

/** The library's own sentence does not say what is wrong. */
function told(type: ErrorType, sentence: string): Error {
  return Object.assign(new type(sentence), { error_description: sentence });
}
