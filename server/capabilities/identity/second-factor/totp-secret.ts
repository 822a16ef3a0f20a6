import type { Kernel } from "../../../kernel/kernel.ts";
import { totpSecrets } from "./store.ts";

const purpose = "totp-secret";

/** Holds the secret that an authenticator app shares with the server, which must be read again. */
export const totpSecret = {
  purpose,
  values: totpSecrets,

  encrypt: ({ secrets }: Kernel, accountId: string, secret: Buffer): Buffer =>
    secrets.encrypt(purpose, secret.toString("base64"), accountId),

  decrypt: ({ secrets }: Kernel, accountId: string, sealed: Buffer): Buffer =>
    Buffer.from(secrets.decrypt(purpose, sealed, accountId), "base64"),
};
