import type { Kernel } from "../../../kernel/kernel.ts";
import { reencryptAll } from "../../../kernel/secrets.ts";
import { type ChannelRow, listEncryptedTokens, writeEncryptedToken } from "./store.ts";

const purpose = "voice-channel";

/** The token with which a Twilio account signs its requests. */
export const authToken = {
  encrypt: ({ secrets }: Kernel, channelId: string, token: string): Buffer =>
    secrets.encrypt(purpose, token, channelId),

  /** Gives undefined for a channel of another platform. */
  decrypt({ secrets }: Kernel, { id, encryptedAuthToken }: ChannelRow): string | undefined {
    return encryptedAuthToken === null ? undefined : secrets.decrypt(purpose, encryptedAuthToken, id);
  },

  /** Encrypts tokens again that were encrypted with the previous PARLEY_SECRET. */
  reencrypt({ secrets, database: { query: db } }: Kernel): Promise<void> {
    return reencryptAll(secrets, purpose, {
      list: (afterId, limit) => listEncryptedTokens(db, afterId, limit),
      replace: (id, former, encrypted) => writeEncryptedToken(db, id, former, encrypted),
    });
  },
};
