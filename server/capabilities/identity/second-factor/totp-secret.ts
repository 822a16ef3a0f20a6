import type { Kernel } from "../../../kernel/kernel.ts";
import { reencryptAll } from "../../../kernel/secrets.ts";
import { listTotpSecrets, replaceTotpSecret } from "./store.ts";

const purpose = "totp-secret";

/** Holds the secret that an authenticator app shares with the server, which must be read again. */
export const totpSecret = {
  encrypt: ({ secrets }: Kernel, accountId: string, secret: Buffer): Buffer =>
    secrets.encrypt(purpose, secret.toString("base64"), accountId),

  decrypt: ({ secrets }: Kernel, accountId: string, sealed: Buffer): Buffer =>
    Buffer.from(secrets.decrypt(purpose, sealed, accountId), "base64"),

  reencryptAll: ({ database, secrets }: Kernel): Promise<void> =>
    reencryptAll(secrets, purpose, {
      list: (afterId, limit) => listTotpSecrets(database.query, afterId, limit),
      replace: (id, former, encrypted) => replaceTotpSecret(database.query, id, former, encrypted),
    }),
};
