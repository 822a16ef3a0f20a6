import { revoke } from "../../../kernel/nodes/revocations.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { Answer, Call } from "../../../kernel/wire/route.ts";
import { appToken } from "./app-token.ts";
import { askAsApp } from "./introspect.ts";
import { paths } from "./provider-of.ts";
import { serveOauth } from "./serve-oauth.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/**
 * Ends a token of the app that asks: a refresh token with all of its grant, an access token alone. A token
 * that is not the app's own stays valid, and the answer does not tell so (RFC 7009).
 */
export async function revokeToken(call: AnyCall, form: URLSearchParams): Promise<Answer> {
  const token = form.get("token");
  if (token === null || !appToken.is(token)) return serveOauth(call, { method: "POST", path: paths.revocation, form });
  const { kernel } = call;
  const { answer, appId } = await askAsApp(call, form, paths.revocation);
  if (appId === undefined) return answer;
  const verified = await appToken.verify(kernel, token);
  if (verified?.caller.appId === appId) await inTransaction(kernel.database, (tx) => revoke(tx, [verified.edition]));
  return answer;
}
