import type { Kernel } from "../../../kernel/kernel.ts";
import { authTokens, type ChannelRow } from "./store.ts";

const purpose = "voice-channel";

/** The token with which a Twilio account signs its requests. */
export const authToken = {
  purpose,
  values: authTokens,

  encrypt: ({ secrets }: Kernel, channelId: string, token: string): Buffer =>
    secrets.encrypt(purpose, token, channelId),

  /** Gives undefined for a channel of another platform. */
  decrypt({ secrets }: Kernel, { id, encryptedAuthToken }: ChannelRow): string | undefined {
    return encryptedAuthToken === null ? undefined : secrets.decrypt(purpose, encryptedAuthToken, id);
  },
};
