import { createHash, randomBytes } from "node:crypto";
import type { Json } from "@parley/json";
import type { Authentication } from "./authentication.ts";
import { type DigestChallenge, readDigestChallenge } from "./read-digest-challenge.ts";
import { requireText } from "./require-text.ts";

type Credentials = { username: string; password: string };

/**
 * RFC 7616: the first request is without credentials, and the server's challenge says how they are
 * written.
 * @throws CallFault
 */
export function digestAuthentication(settings: Json): Authentication {
  const username = requireText(settings, "username", "digest");
  const password = requireText(settings, "password", "digest");
  let challenge: DigestChallenge | undefined;
  let parameter: string | undefined;
  return {
    async headersFor({ method, url }): Promise<Record<string, string>> {
      if (challenge === undefined) return {};
      const { pathname, search } = new URL(url);
      const request = { method, uri: pathname + search, cnonce: randomBytes(16).toString("hex") };
      parameter = writeDigest(challenge, { username, password }, request);
      return { authorization: `Digest ${parameter}` };
    },
    async renew(headers) {
      challenge = readDigestChallenge(headers["www-authenticate"] ?? "");
      return challenge !== undefined;
    },
    authorization: () => (parameter === undefined ? undefined : { scheme: "Digest", parameter }),
    hidden: () => [password, ...(parameter === undefined ? [] : [parameter])],
  };
}

/** Writes the parameters of the header `Authorization` for the first request with this nonce. */
export function writeDigest(
  { algorithm, hash, realm, nonce, opaque, qop, isUserHashed }: DigestChallenge,
  { username, password }: Credentials,
  { method, uri, cnonce }: { method: string; uri: string; cnonce: string },
): string {
  const digest = (text: string) => createHash(hash).update(text).digest("hex");
  const count = "00000001";
  const secret = digest(`${username}:${realm}:${password}`);
  const ha1 = algorithm.toLowerCase().endsWith("-sess") ? digest(`${secret}:${nonce}:${cnonce}`) : secret;
  const ha2 = digest(`${method}:${uri}`);
  const response = digest(
    qop === undefined ? `${ha1}:${nonce}:${ha2}` : `${ha1}:${nonce}:${count}:${cnonce}:${qop}:${ha2}`,
  );
  const parts = [
    `username=${quote(isUserHashed ? digest(`${username}:${realm}`) : username)}`,
    ...[`realm=${quote(realm)}`, `nonce=${quote(nonce)}`, `uri=${quote(uri)}`, `algorithm=${algorithm}`],
    ...(qop === undefined ? [] : [`qop=${qop}`, `nc=${count}`]),
    ...(qop !== undefined || ha1 !== secret ? [`cnonce=${quote(cnonce)}`] : []),
    `response=${quote(response)}`,
    ...(opaque === undefined ? [] : [`opaque=${quote(opaque)}`]),
    ...(isUserHashed ? ["userhash=true"] : []),
  ];
  return parts.join(", ");
}

/** A header carries bytes, and servers read them as UTF-8. */
function quote(text: string): string {
  return `"${Buffer.from(text).toString("latin1").replaceAll(/["\\]/g, "\\$&")}"`;
}
