import { revoke } from "../../../kernel/nodes/revocations.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { UserId, WorkspaceId } from "../../identity/index.ts";
import { audiences, issuerOf } from "../audiences.ts";
import { readClientId } from "../ids.ts";
import { appToken } from "./app-token.ts";
import { normalize } from "./library/normalize.ts";
import { paths } from "./library/provider-of.ts";
import { serveOauth } from "./library/serve-oauth.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/**
 * Asks the library whether an app is who it says, for a request about an access token. The library itself
 * knows refresh tokens only: nothing is stored of an access token.
 */
async function askAsApp(
  call: AnyCall,
  form: URLSearchParams,
  path: string,
): Promise<{ answer: Answer; appId: string | undefined; client: string }> {
  const asked = new URLSearchParams(form);
  asked.set("token", "an access token");
  const answer = await serveOauth(call, { method: "POST", path, form: asked });
  const named = normalize(call.kernel, form, { path, authorization: call.header("authorization") });
  const client = named.get("client_id") ?? "";
  return { answer, client, appId: answer.status === 200 ? readClientId(client) : undefined };
}

/** Tells an app whether a token of its own is valid now. */
export async function introspect(call: AnyCall, form: URLSearchParams): Promise<Answer> {
  const token = form.get("token");
  if (token === null || !appToken.is(token))
    return serveOauth(call, { method: "POST", path: paths.introspection, form });
  const { answer, appId, client } = await askAsApp(call, form, paths.introspection);
  if (appId === undefined) return answer;
  const { kernel } = call;
  const caller = await kernel.credentials.authenticate(token);
  if (caller?.appId !== appId) return answer;
  const body = {
    active: true,
    token_type: "Bearer",
    scope: [...caller.scopes].join(" "),
    client_id: client,
    sub: caller.kind === "member" ? UserId.format(caller.id) : client,
    aud: audiences.addressOf(kernel, caller.audience ?? "api"),
    iss: issuerOf(kernel),
    exp: Math.floor((caller.expiresAtMs ?? 0) / 1000),
    workspace: WorkspaceId.format(caller.workspaceId),
  };
  return new Answer(200, body, { "cache-control": "no-store" });
}

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
