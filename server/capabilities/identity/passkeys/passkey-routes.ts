import { ownAccount } from "../../../kernel/caller.ts";
import { cannotBeDone } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { invalidPasskey, wrongPassword } from "../problems.ts";
import { IdPath } from "../schema.ts";
import { PasswordOnly } from "../second-factor/schema.ts";
import { addPasskey } from "./add-passkey.ts";
import { listPasskeys, removePasskey } from "./list-passkeys.ts";
import { offerPasskey } from "./offer-passkey.ts";
import * as schema from "./schema.ts";

/**
 * These routes hold the caller's passkeys, a second factor at sign-in. An unverified account may
 * have them, too.
 */
export function passkeyRoutes(app: Routes): void {
  app.post(
    "/api/auth/passkeys/options",
    {
      schema: { summary: "Begin to add a passkey", response: { 200: schema.PasskeyOptions } },
      guard: ownAccount,
      allowsUnverified: true,
      problems: [cannotBeDone],
    },
    (call) => offerPasskey(call),
  );
  app.post(
    "/api/auth/passkeys",
    {
      schema: {
        summary: "Add a passkey",
        description: "Gives recovery codes, unless the account has some.",
        body: schema.NewPasskey,
        response: { 201: schema.AddedPasskey },
      },
      guard: ownAccount,
      idempotent: true,
      allowsUnverified: true,
      problems: [invalidPasskey, cannotBeDone],
    },
    (call) => addPasskey(call, call.body),
  );
  app.get(
    "/api/auth/passkeys",
    { schema: { summary: "List my passkeys", response: { 200: schema.Passkeys } }, guard: ownAccount },
    (call) => listPasskeys(call),
  );
  app.delete(
    "/api/auth/passkeys/:id",
    {
      schema: {
        summary: "Remove a passkey",
        params: IdPath,
        body: PasswordOnly,
        response: { 204: null },
      },
      guard: ownAccount,
      problems: [wrongPassword],
    },
    (call) => removePasskey(call, call.params.id, call.body),
  );
}
