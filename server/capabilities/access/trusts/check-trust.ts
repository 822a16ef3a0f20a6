import { AddressRefused } from "@parley/outbound";
import { importJWK, type JWK } from "jose";
import type { Kernel } from "../../../kernel/kernel.ts";
import { addressRefused, forbidden, invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { issuerOf } from "../audiences.ts";
import { isReachable, trustsPurpose } from "./issuer-keys.ts";
import type { StoredTrust } from "./store.ts";
import { subjectPattern } from "./subject-pattern.ts";

/** Throws forbidden unless the caller is an owner of the workspace, in person. */
export function requireOwnerInPerson({ caller }: Pick<Context, "caller">): void {
  if (caller.isOwner !== true)
    throw new Problem(forbidden, "Only an owner of the workspace may do this, signed in as a member.");
}

/** Throws invalid-request and address-refused for a trust that would trust too many, or nobody. */
export async function checkTrust(kernel: Kernel, trust: StoredTrust): Promise<void> {
  if (trust.keySet === null) checkIssuer(kernel, trust.issuer);
  else await checkKeys(trust.keySet.keys);
  if (trust.issuer === issuerOf(kernel)) throw wrong("/body/issuer", "must be another server than this one");
  const fault = subjectPattern.findFault(trust.subject);
  if (fault !== undefined) throw wrong("/body/subject", fault);
}

/** Refuses an issuer whose keys anybody on the way could replace, or that the server may not call. */
function checkIssuer(kernel: Kernel, issuer: string): void {
  const url = URL.parse(issuer);
  if (url === null || !isReachable(issuer) || url.search !== "" || url.hash !== "" || url.username !== "")
    throw wrong("/body/issuer", "must be an https address without ? and #, or come with its keys in jwks");
  try {
    kernel.outbound.checkUrl(issuer, trustsPurpose);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    const hint = `Send the issuer's keys as jwks, or allow the address: PARLEY_OUTBOUND_ALLOW=${trustsPurpose}:${url.host}.`;
    const errors = [{ pointer: "/body/issuer", message: error.message }];
    throw new Problem(addressRefused, `${error.message} ${hint}`, { errors });
  }
}

const privateParts = ["d", "p", "q", "dp", "dq", "qi", "k"] as const;

/** Twenty keys of the longest kind in use take less. */
const mostCharacters = 65_536;

async function checkKeys(keys: readonly Record<string, unknown>[]): Promise<void> {
  if (JSON.stringify(keys).length > mostCharacters)
    throw wrong("/body/jwks", `must have at most ${mostCharacters} characters`);
  for (const [index, key] of keys.entries()) {
    const pointer = `/body/jwks/keys/${index}`;
    if (privateParts.some((part) => part in key) || key.kty === "oct")
      throw wrong(pointer, "must be a public key: leave its private parts out, and never send them anywhere");
    if (!(await canBeRead(key))) throw wrong(pointer, "is no public key of RSA, EC or OKP for signatures");
  }
}

async function canBeRead(key: Record<string, unknown>): Promise<boolean> {
  const usual: Record<string, string> = { RSA: "RS256", OKP: "EdDSA" };
  const ofCurve: Record<string, string> = { "P-256": "ES256", "P-384": "ES384", "P-521": "ES512" };
  const algorithm = usual[String(key.kty)] ?? ofCurve[String(key.crv)];
  if (algorithm === undefined) return false;
  try {
    await importJWK(key as JWK, algorithm);
    return true;
  } catch {
    return false;
  }
}

function wrong(pointer: string, message: string): Problem {
  return new Problem(invalidRequest, `${pointer} ${message}.`, { errors: [{ pointer, message }] });
}
