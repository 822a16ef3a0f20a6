import type { Context } from "../../../kernel/wire/route.ts";
import type { Passkey } from "./schema.ts";
import { showPasskey } from "./show-passkey.ts";
import * as store from "./store.ts";

/** The caller's passkeys, newest first. */
export async function listPasskeys({ kernel, caller }: Context): Promise<{ data: Passkey[] }> {
  return { data: (await store.listPasskeys(kernel.database.query, caller.id)).map(showPasskey) };
}
