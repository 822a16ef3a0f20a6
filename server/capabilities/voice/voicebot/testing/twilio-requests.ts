import { createHmac } from "node:crypto";
import type { TestAnswer, TestClient } from "../../../../testing/client.ts";

export const twilioToken = "12345-twelve-geese";

/** Makes the fields that Twilio posts for a call, in the shape of its documentation. */
export function callFields(fields: Record<string, string> = {}): Record<string, string> {
  return {
    AccountSid: "AC00000000000000000000000000000001",
    ApiVersion: "2010-04-01",
    CallSid: "CA00000000000000000000000000000001",
    CallStatus: "in-progress",
    Direction: "inbound",
    Caller: "+15005550006",
    From: "+15005550006",
    To: "+15005550001",
    Called: "+15005550001",
    FromCountry: "US",
    ...fields,
  };
}

/** Signed as Twilio documents it. */
function signTwilio(token: string, url: string, fields: Record<string, string>): string {
  const joined = Object.keys(fields)
    .sort()
    .map((name) => name + fields[name])
    .join("");
  return createHmac("sha1", token)
    .update(url + joined)
    .digest("base64");
}

/** `url`: what was signed, with the public address. */
export function postCall(
  client: TestClient,
  url: string,
  fields: Record<string, string>,
  other: { token?: string; signature?: string; sent?: Record<string, string>; path?: string } = {},
): Promise<TestAnswer> {
  const { pathname, search } = new URL(url);
  return client.call("POST", other.path ?? pathname + search, {
    body: new URLSearchParams(other.sent ?? fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded; charset=utf-8",
      "x-twilio-signature": other.signature ?? signTwilio(other.token ?? twilioToken, url, fields),
      "i-twilio-idempotency-token": "00000000-0000-0000-0000-000000000000",
    },
  });
}

/** Gives the value of an attribute or of an element's text in TwiML. */
export function inTwiml(twiml: string, pattern: RegExp): string {
  const found = pattern.exec(twiml)?.[1];
  if (found === undefined) throw new Error(`${pattern} is not in ${twiml}`);
  const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return found.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => names[name]!);
}
