import { isObject, type Json } from "@parley/json";
import { type Caller, faultyCall } from "../call.ts";
import type { Authentication } from "./authentication.ts";
import { basicAuthentication } from "./basic-authentication.ts";
import { bearerAuthentication } from "./bearer-authentication.ts";
import { digestAuthentication } from "./digest-authentication.ts";
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
