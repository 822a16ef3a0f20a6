import { isObject, type Json } from "@parley/json";
import type { Kernel } from "../../../../kernel/kernel.ts";
import { CallFault, standardError } from "../call.ts";
import { readJson } from "../http/read-json.ts";
import { type HttpAnswer, type OutgoingRequest, sendRequest } from "../http/send-request.ts";
import type { TokenPolicy } from "./read-token-policy.ts";
import { writeTokenRequest } from "./write-token-request.ts";

export type FetchedToken = { scheme: string; token: string; lifetimeMs: number; refreshToken?: string };

const maxBytes = 131_072;
const usualLifetimeMs = 300_000;
const longestLifetimeMs = 86_400_000;

/**
 * Asks the authority for a token.
 * @param refreshToken the one that the authority gave last, in place of the author's
 * @throws CallFault (authentication, 401) when there is none. The call itself was not sent then.
 */
export async function fetchToken(
  kernel: Kernel,
  policy: TokenPolicy,
  refreshToken: string | undefined,
): Promise<FetchedToken> {
  const { address } = policy;
  const endpoint = "token" in address ? address.token : await discoverEndpoint(kernel, address.discovery);
  const fields = { ...policy.fields, ...(refreshToken !== undefined && refreshing(policy, refreshToken)) };
  const answer = await ask(kernel, writeTokenRequest({ ...policy, fields }, endpoint, kernel.clock.now()));
  const given = readAnswer(answer);
  if (answer.status !== 200 && answer.status !== 201) throw refused(answer.status, given);
  const token = given.access_token;
  if (typeof token !== "string" || !/^[\x21-\x7e]{1,65536}$/.test(token)) throw noToken("gave no access token");
  checkIssuer(policy.issuers, [token, given.id_token]);
  const isBearer = given.token_type === undefined || /^bearer$/i.test(String(given.token_type));
  if (!isBearer) throw noToken("gave a token of another type than Bearer");
  return {
    ...{ scheme: "Bearer", token, lifetimeMs: lifetimeOf(given.expires_in) },
    ...(typeof given.refresh_token === "string" && policy.fields.grant_type === "refresh_token"
      ? { refreshToken: given.refresh_token }
      : {}),
  };
}

function refreshing({ fields }: TokenPolicy, refreshToken: string): Record<string, string> {
  return fields.grant_type === "refresh_token" ? { refresh_token: refreshToken } : {};
}

async function discoverEndpoint(kernel: Kernel, url: string): Promise<string> {
  const request = { method: "GET", url, headers: { accept: "application/json" }, maxRedirects: 3 };
  const answer = await ask(kernel, request);
  const { token_endpoint: endpoint } = readAnswer(answer);
  if (answer.status !== 200) throw noToken(`answered ${answer.status} at its discovery document`);
  if (typeof endpoint !== "string" || !/^https?:/i.test(endpoint) || !URL.canParse(endpoint)) {
    throw noToken("names no token endpoint in its discovery document");
  }
  return endpoint;
}

/** The request has a time limit of its own, because other calls may wait for the same token. */
async function ask(kernel: Kernel, request: OutgoingRequest): Promise<HttpAnswer> {
  try {
    return await sendRequest(
      { kernel, signal: new AbortController().signal, timeoutMs: 15_000 },
      { ...request, maxBytes },
    );
  } catch (error) {
    if (!(error instanceof CallFault)) throw error;
    const { detail = "", ...rest } = error.error;
    const told = { ...rest, detail: `The token could not be fetched from the authority. ${detail}` };
    throw new CallFault(told, "not-sent", { cause: error });
  }
}

function readAnswer({ bytes }: HttpAnswer): Json {
  try {
    const value = readJson(bytes.toString());
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** `error` is one of the words of RFC 6749; its description is the authority's and may quote. */
function refused(status: number, { error }: Json): CallFault {
  const word = typeof error === "string" && /^[\w.-]{1,60}$/.test(error) ? `, ${error}` : "";
  return noToken(`refused the token (${status}${word})`);
}

function noToken(what: string): CallFault {
  const detail = `The authority ${what}.`;
  return new CallFault(
    { type: standardError("authentication"), status: 401, title: "There is no token for the call", detail },
    "not-sent",
  );
}

/** A token that cannot be read has no known issuer. */
function checkIssuer(issuers: readonly string[], tokens: readonly unknown[]): void {
  if (issuers.length === 0 || tokens.some((token) => issuers.includes(issuerOf(token) ?? ""))) return;
  throw noToken("gave a token of an issuer that is not listed under `issuers`");
}

function issuerOf(token: unknown): string | undefined {
  const [, claims] = typeof token === "string" ? token.split(".") : [];
  if (claims === undefined) return undefined;
  try {
    const { iss } = JSON.parse(Buffer.from(claims, "base64url").toString());
    return typeof iss === "string" ? iss : undefined;
  } catch {
    return undefined;
  }
}

function lifetimeOf(expiresIn: unknown): number {
  const seconds = Number(expiresIn);
  const isKnown = expiresIn !== undefined && expiresIn !== null && Number.isFinite(seconds) && seconds >= 0;
  return isKnown ? Math.min(seconds * 1_000, longestLifetimeMs) : usualLifetimeMs;
}
