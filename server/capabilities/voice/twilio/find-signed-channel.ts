import type { Call } from "../../../kernel/wire/route.ts";
import { authToken } from "../channels/auth-token.ts";
import { findCalledChannel } from "../channels/find-called-channel.ts";
import type { ChannelRow } from "../channels/store.ts";
import { isSignedByTwilio } from "../voicebot/platforms/twilio/is-signed-by-twilio.ts";
import { refused } from "../voicebot/prove-platform.ts";

/**
 * Finds the Twilio channel to which a handshake connects. Twilio signs the address of a WebSocket as it
 * was given, with `wss://`. Throws not-found, and proof-refused for another signature.
 */
export async function findSignedChannel(call: Call<{ channelId: string }, unknown, unknown>): Promise<ChannelRow> {
  const { kernel } = call;
  const channel = await findCalledChannel(call);
  const token = authToken.decrypt(kernel, channel);
  // The channel is one of another platform, so Twilio has not sent this.
  if (token === undefined) throw refused(call);
  const url = kernel.config.publicUrl.replace(/^http/, "ws") + call.request.url;
  const signature = call.header("x-twilio-signature") ?? "";
  // The handshake is signed as a form without fields: it has no body.
  if (isSignedByTwilio(token, { url, signature, rawBody: Buffer.alloc(0), isForm: true })) return channel;
  throw refused(call);
}
