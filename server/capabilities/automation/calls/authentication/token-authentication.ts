import { isObject, type Json } from "@parley/json";
import type { Caller } from "../call.ts";
import type { Authentication } from "./authentication.ts";
import { readTokenPolicy } from "./read-token-policy.ts";
import { type AccessToken, tokensOf } from "./tokens.ts";

/**
 * `oauth2` and `oidc`: a token of the authority, which is used until shortly before it expires. A
 * token that is refused is replaced once.
 * @throws CallFault
 */
export function tokenAuthentication(settings: Json, call: Caller, kind: "oauth2" | "oidc"): Authentication {
  const policy = readTokenPolicy(settings, call, kind);
  const tokens = tokensOf(call.kernel);
  let used: AccessToken | undefined;
  return {
    async headersFor() {
      used = await tokens.get(call, policy);
      return { authorization: `${used.scheme} ${used.token}` };
    },
    async renew() {
      // The next token would be refused like the one that was just fetched for this call.
      if (used === undefined || !used.isFromCache) return false;
      tokens.forget(call.workspaceId, policy, used.token);
      return true;
    },
    authorization: () => used && { scheme: used.scheme, parameter: used.token },
    hidden: () => [...(used === undefined ? [] : [used.token]), ...secretsIn(settings)],
  };
}

function secretsIn({ client, password, subject, actor, refreshToken }: Json): string[] {
  const own = isObject(client) ? [client.secret, client.assertion] : [];
  const given = [subject, actor].map((each) => (isObject(each) ? each.token : undefined));
  return [...own, password, refreshToken, ...given].filter((each): each is string => typeof each === "string");
}
