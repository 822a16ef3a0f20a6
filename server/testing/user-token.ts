import { createHmac } from "node:crypto";
import type { Person, TestClient } from "./client.ts";

/**
 * Makes a new identity secret for the workspace. What follows signs as a customer's server would,
 * without our code.
 */
export async function rotateSecret(person: Person | { client: TestClient }, overlapSeconds?: number): Promise<string> {
  const body = overlapSeconds === undefined ? {} : { overlapSeconds };
  const answer = await person.client.post("/api/settings/identity/rotate-secret", body);
  if (answer.status !== 201) throw new Error(`Rotating the secret answered ${answer.status}: ${answer.text}`);
  return answer.body.secret;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A JWT of these claims. Another `header` or `digest` makes one that must be refused. */
export function signClaims(secret: string, claims: unknown, header: unknown = { alg: "HS256" }, digest = "sha256") {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac(digest, secret).update(signed).digest("base64url")}`;
}

export function secondsFromNow(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}

/** Gives a token for this user, valid for an hour. */
export function userToken(secret: string, userId: string): string {
  return signClaims(secret, { sub: userId, exp: secondsFromNow(3_600) });
}
