import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { answerJson, bodyOf } from "./call-desk.ts";

type Fields = Record<string, string | string[]>;

/** An authority for tests: OAuth 2.0 with the grants that workflows use, and its discovery. */
export type Authority = {
  listener: RequestListener;
  /** The token endpoint was asked these, in order. */
  requests: { fields: Fields; contentType: string; client: string }[];
  /** The tokens that are good now. */
  tokens: Set<string>;
  /** The authority behaves like this. */
  mood: { lifetimeS: number | undefined; issuer: string; rotates: boolean; error: string; tokenType: string };
};

export const clientId = "workflow runtime";
export const clientSecret = "s3cret: of/the client";

export function createAuthority(): Authority {
  const requests: Authority["requests"] = [];
  const tokens = new Set<string>();
  const mood = { lifetimeS: 3_600 as number | undefined, issuer: "", rotates: false, error: "", tokenType: "Bearer" };
  let refreshToken = "refresh-1";

  async function listener(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = `http://${request.headers.host}`;
    const text = await bodyOf(request);
    if (request.url === "/realms/shop/.well-known/openid-configuration") {
      return answerJson(response, {
        issuer: `${origin}/realms/shop`,
        token_endpoint: `${origin}/realms/shop/oauth2/token`,
      });
    }
    if (request.url !== "/realms/shop/oauth2/token") return answerJson(response, {}, 404);
    const contentType = request.headers["content-type"] ?? "";
    const fields = contentType === "application/json" ? JSON.parse(text) : readForm(text);
    const client = clientOf(request, fields, `${origin}/realms/shop/oauth2/token`);
    requests.push({ fields, contentType, client });
    if (client === "" || mood.error !== "") return answerJson(response, { error: mood.error || "invalid_client" }, 401);
    if (!isGranted(fields)) return answerJson(response, { error: "invalid_grant", error_description: text }, 400);
    const token = tokenOf(mood.issuer || `${origin}/realms/shop`);
    tokens.add(token);
    if (mood.rotates) refreshToken = `refresh-${requests.length + 1}`;
    const refreshed = fields.grant_type === "refresh_token" ? { refresh_token: refreshToken } : {};
    return answerJson(response, {
      access_token: token,
      token_type: mood.tokenType,
      expires_in: mood.lifetimeS,
      ...refreshed,
    });
  }

  function isGranted(fields: Fields): boolean {
    if (fields.grant_type === "client_credentials") return true;
    if (fields.grant_type === "password") return fields.username === "ada" && fields.password === "s3cret-of-ada";
    if (fields.grant_type === "refresh_token") return fields.refresh_token === refreshToken;
    return (
      fields.grant_type === "urn:ietf:params:oauth:grant-type:token-exchange" && fields.subject_token === "subject-1"
    );
  }
  return { listener, requests, tokens, mood };
}

function readForm(text: string): Fields {
  const form = new URLSearchParams(text);
  return Object.fromEntries(
    [...form.keys()].map((name) => [name, form.getAll(name).length > 1 ? form.getAll(name) : form.get(name)!]),
  );
}

/** Says how the client proved who it is. The text is empty when it did not. */
function clientOf(request: IncomingMessage, fields: Fields, audience: string): string {
  const [scheme, parameter = ""] = (request.headers.authorization ?? "").split(" ");
  if (scheme === "Basic") {
    const [id, secret] = Buffer.from(parameter, "base64").toString().split(":").map(decodeForm);
    return id === clientId && secret === clientSecret ? "client_secret_basic" : "";
  }
  if (fields.client_secret !== undefined) {
    return fields.client_id === clientId && fields.client_secret === clientSecret ? "client_secret_post" : "";
  }
  if (typeof fields.client_assertion === "string") {
    if (fields.client_assertion === "an.own.assertion") return "private_key_jwt";
    return isSigned(fields.client_assertion, audience) ? "client_secret_jwt" : "";
  }
  return "none";
}

function decodeForm(text: string): string {
  return new URLSearchParams(`x=${text}`).get("x")!;
}

function isSigned(assertion: string, audience: string): boolean {
  const [header = "", claims = "", signature = ""] = assertion.split(".");
  const expected = createHmac("sha256", clientSecret).update(`${header}.${claims}`).digest();
  const given = Buffer.from(signature, "base64url");
  const { iss, sub, aud, exp, iat } = JSON.parse(Buffer.from(claims, "base64url").toString());
  const isOwn = iss === clientId && sub === clientId && aud === audience && exp > iat;
  return isOwn && given.length === expected.length && timingSafeEqual(given, expected);
}

function tokenOf(issuer: string): string {
  const parts = [{ alg: "none" }, { iss: issuer, jti: randomUUID() }];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.x`;
}
