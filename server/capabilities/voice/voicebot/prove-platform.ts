import { timingSafeEqual } from "node:crypto";
import { Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { authToken } from "../channels/auth-token.ts";
import type { ChannelRow } from "../channels/store.ts";
import { alexaProofRefused, proofRefused } from "../problems.ts";
import { verifyAlexa } from "./platforms/alexa/verify-alexa.ts";
import { isSignedByTwilio } from "./platforms/twilio/is-signed-by-twilio.ts";

type AnyCall = Call<unknown, unknown, unknown>;
type PlatformBody = { value: Record<string, unknown>; isForm: boolean };

/** Throws proof-refused unless the platform of the channel has sent the request. */
export async function provePlatform(call: AnyCall, channel: ChannelRow, body: PlatformBody): Promise<void> {
  if (!(await isProved(call, channel, body))) throw refused(call, channel);
}

const unproven = "The proof of the platform is missing or not valid.";

/** Counts the refusal against the limit of strangers. */
export function refused(call: AnyCall, channel?: ChannelRow): Problem {
  call.countStranger();
  if (typeof channel?.skillId === "string") return new Problem(alexaProofRefused, unproven);
  // RFC 9110 wants every 401 to name a way to authenticate.
  return new Problem(proofRefused, unproven, {
    headers: { "www-authenticate": "Platform-Proof" },
  });
}

async function isProved(call: AnyCall, channel: ChannelRow, { value, isForm }: PlatformBody): Promise<boolean> {
  const { kernel } = call;
  if (channel.secretHash !== null) {
    return timingSafeEqual(sha256(call.header("x-channel-secret") ?? ""), channel.secretHash);
  }
  if (channel.skillId !== null) return verifyAlexa(call, value, channel.skillId);
  const token = authToken.decrypt(kernel, channel);
  const signature = call.header("x-twilio-signature");
  if (token === undefined || signature === undefined) return false;
  const url = kernel.config.publicUrl + call.request.url;
  return isSignedByTwilio(token, { url, signature, rawBody: call.rawBody, isForm });
}
