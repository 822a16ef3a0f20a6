import { createHmac, randomUUID } from "node:crypto";
import type { OutgoingRequest } from "../http/send-request.ts";
import type { TokenPolicy } from "./read-token-policy.ts";

const assertionType = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
const assertionLifetimeS = 60;

/** Writes the request for a token: RFC 6749, 7521, 8693. @param now in milliseconds since 1970 */
export function writeTokenRequest(
  { fields, audiences, client, isJson }: TokenPolicy,
  url: string,
  now: number,
): OutgoingRequest {
  const { method, id, secret } = client;
  const all: Record<string, string> = { ...fields };
  const headers: Record<string, string> = { accept: "application/json" };
  if (method === "client_secret_basic") headers.authorization = `Basic ${basic(id)}`;
  else if (id !== "") all.client_id = id;
  if (method === "client_secret_post") all.client_secret = secret;
  if (method === "client_secret_jwt" || method === "private_key_jwt") {
    all.client_assertion_type = assertionType;
    all.client_assertion = method === "private_key_jwt" ? client.assertion : signAssertion(client, url, now);
  }
  headers["content-type"] = isJson ? "application/json" : "application/x-www-form-urlencoded";
  return { method: "POST", url, headers, body: isJson ? writeJson() : writeForm() };

  /** RFC 6749, section 2.3.1: both are encoded like fields of a form first. */
  function basic(name: string): string {
    return Buffer.from(`${encode(name)}:${encode(secret)}`).toString("base64");
  }

  function writeForm(): string {
    const form = new URLSearchParams(all);
    for (const audience of audiences) form.append("audience", audience);
    return form.toString();
  }

  function writeJson(): string {
    const audience = audiences.length === 1 ? audiences[0] : audiences;
    return JSON.stringify({ ...all, ...(audiences.length > 0 && { audience }) });
  }
}

function encode(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1);
}

/** Gives the client's assertion, signed with its secret (HS256). */
function signAssertion({ id, secret }: TokenPolicy["client"], audience: string, now: number): string {
  const iat = Math.floor(now / 1_000);
  const claims = { iss: id, sub: id, aud: audience, jti: randomUUID(), iat, exp: iat + assertionLifetimeS };
  const parts = [{ alg: "HS256", typ: "JWT" }, claims];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}
