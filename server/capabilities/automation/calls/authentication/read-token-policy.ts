import { isObject, type Json } from "@parley/json";
import { type Caller, faultyCall } from "../call.ts";
import { expandUri } from "../expand-uri.ts";
import { requireText } from "./require-text.ts";

const exchange = "urn:ietf:params:oauth:grant-type:token-exchange";
const clientMethods = [
  "client_secret_post",
  "client_secret_basic",
  "client_secret_jwt",
  "private_key_jwt",
  "none",
] as const;
const discoveryPath = "/.well-known/openid-configuration";

/** A token is asked for in this way. */
export type TokenPolicy = {
  /** Says where the token endpoint is, or the document that names it. */
  address: { token: string } | { discovery: string };
  /** The fields of the request, without the client's credentials. */
  fields: Record<string, string>;
  /** Sent more than once where there are several. */
  audiences: string[];
  client: { method: (typeof clientMethods)[number]; id: string; secret: string; assertion: string };
  isJson: boolean;
  issuers: string[];
};

type Asking = Pick<Caller, "input" | "mayBeEmpty">;

/** @throws CallFault for settings by which no token can be asked for */
export function readTokenPolicy(settings: Json, call: Asking, kind: "oauth2" | "oidc"): TokenPolicy {
  const client = isObject(settings.client) ? settings.client : {};
  const method = clientMethods.find((each) => each === (client.authentication ?? "client_secret_post"));
  if (method === undefined) {
    throw faultyCall(`\`authentication.${kind}.client.authentication\` must be one of ${clientMethods.join(", ")}.`);
  }
  const needs = (name: string, isNeeded: boolean) =>
    isNeeded ? requireText(client, name, `${kind}.client`) : typeof client[name] === "string" ? client[name] : "";
  const scopes = listOf(settings.scopes, kind === "oidc" ? ["openid"] : []);
  return {
    address: addressOf(settings, call, kind),
    fields: { ...grantOf(settings, kind), ...(scopes.length > 0 && { scope: scopes.join(" ") }) },
    audiences: listOf(settings.audiences),
    client: {
      method,
      id: needs("id", method !== "none"),
      secret: needs("secret", method.startsWith("client_secret")),
      assertion: needs("assertion", method === "private_key_jwt"),
    },
    isJson: isObject(settings.request) && settings.request.encoding === "application/json",
    issuers: listOf(settings.issuers),
  };
}

/** The path of the token endpoint is added to the authority, whose own path stays. */
function addressOf(settings: Json, call: Asking, kind: "oauth2" | "oidc"): TokenPolicy["address"] {
  const authority = expandUri(requireText(settings, "authority", kind), call).replace(/\/+$/, "");
  const isDocument = authority.endsWith(discoveryPath);
  if (isDocument) return { discovery: complete(authority, kind) };
  if (kind === "oidc") return { discovery: complete(authority + discoveryPath, kind) };
  const endpoints = isObject(settings.endpoints) ? settings.endpoints : {};
  const path = expandUri(typeof endpoints.token === "string" ? endpoints.token : "/oauth2/token", call);
  const isComplete = /^https?:/i.test(path);
  return { token: complete(isComplete ? path : `${authority}/${path.replace(/^\/+/, "")}`, kind) };
}

function complete(address: string, kind: string): string {
  const url = URL.parse(address);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.href;
  throw faultyCall(`\`authentication.${kind}.authority\` must be a complete URL.`);
}

function grantOf(settings: Json, kind: string): Record<string, string> {
  const { grant } = settings;
  const grant_type = typeof grant === "string" ? grant : "";
  const text = (name: string) => requireText(settings, name, kind);
  if (grant_type === "client_credentials") return { grant_type };
  if (grant_type === "password") return { grant_type, username: text("username"), password: text("password") };
  if (grant_type === "refresh_token") {
    // The specification has no property for the refresh token. Without ours, the subject's token is sent.
    const { subject } = settings;
    const isNamed = settings.refreshToken !== undefined || !isObject(subject);
    return {
      grant_type,
      refresh_token: isNamed ? text("refreshToken") : requireText(subject, "token", `${kind}.subject`),
    };
  }
  if (grant_type === exchange) {
    return { grant_type, ...tokenOf(settings, "subject", kind, true), ...tokenOf(settings, "actor", kind, false) };
  }
  if (grant_type === "authorization_code") {
    throw faultyCall(
      `The grant authorization_code needs a person who signs in, and a workflow has none. Use client_credentials, or refresh_token with a token that a person has obtained.`,
    );
  }
  throw faultyCall(
    `\`authentication.${kind}.grant\` must be client_credentials, password, refresh_token or ${exchange}.`,
  );
}

function tokenOf(settings: Json, role: string, kind: string, isNeeded: boolean): Record<string, string> {
  const given = settings[role];
  if (given === undefined && !isNeeded) return {};
  const token = isObject(given) ? given : {};
  return {
    [`${role}_token`]: requireText(token, "token", `${kind}.${role}`),
    [`${role}_token_type`]: requireText(token, "type", `${kind}.${role}`),
  };
}

function listOf(value: unknown, usual: string[] = []): string[] {
  const texts = Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
  return texts.length > 0 ? texts : usual;
}
