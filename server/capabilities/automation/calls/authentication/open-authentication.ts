import { isObject, type Json } from "@parley/json";
import { type Caller, faultyCall } from "../call.ts";
import type { Authentication } from "./authentication.ts";
import { digestAuthentication } from "./digest-authentication.ts";
import { requireText } from "./require-text.ts";
import { tokenAuthentication } from "./token-authentication.ts";

const schemes: Record<string, (settings: Json, call: Caller) => Authentication> = {
  basic: basicAuthentication,
  bearer: bearerAuthentication,
  digest: digestAuthentication,
  oauth2: (settings, call) => tokenAuthentication(settings, call, "oauth2"),
  oidc: (settings, call) => tokenAuthentication(settings, call, "oidc"),
};

/**
 * The authentication that a call names: `{ use: policy }`, the policy's name alone, or a policy. The
 * settings of a policy are inline or `{ use: secret }`.
 * @throws CallFault
 */
export async function openAuthentication(call: Caller, written: unknown): Promise<Authentication | undefined> {
  if (written === undefined || written === null) return undefined;
  const name = isObject(written) ? written.use : written;
  const policy = typeof name === "string" ? await call.authentication(name) : written;
  const found = Object.entries(isObject(policy) ? policy : {}).find(([scheme]) => Object.hasOwn(schemes, scheme));
  if (found === undefined) {
    throw faultyCall(`\`authentication\` must be \`use\` or one of ${Object.keys(schemes).join(", ")}.`);
  }
  const [scheme, given] = found;
  const isSecret = isObject(given) && typeof given.use === "string";
  const settings = isSecret ? await call.secret(given.use as string) : given;
  if (!isObject(settings)) {
    throw faultyCall(`The ${isSecret ? "secret" : "settings"} of \`authentication.${scheme}\` must be an object.`);
  }
  return schemes[scheme]!(settings, call);
}

/** RFC 7617, in UTF-8. @throws CallFault */
function basicAuthentication(settings: Json): Authentication {
  const username = requireText(settings, "username", "basic");
  const password = requireText(settings, "password", "basic");
  if (username.includes(":")) throw faultyCall("A user name of `authentication.basic` can have no colon.");
  const parameter = Buffer.from(`${username}:${password}`).toString("base64");
  return {
    headersFor: async () => ({ authorization: `Basic ${parameter}` }),
    renew: async () => false,
    authorization: () => ({ scheme: "Basic", parameter }),
    hidden: () => [parameter, password],
  };
}

/** RFC 6750: a token that the author has. @throws CallFault */
function bearerAuthentication(settings: Json): Authentication {
  const parameter = requireText(settings, "token", "bearer").trim();
  if (!/^[\x21-\x7e]+$/.test(parameter)) throw faultyCall("`authentication.bearer.token` is no token.");
  return {
    headersFor: async () => ({ authorization: `Bearer ${parameter}` }),
    renew: async () => false,
    authorization: () => ({ scheme: "Bearer", parameter }),
    hidden: () => [parameter],
  };
}
