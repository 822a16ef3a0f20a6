import { forbidden, invalidRequest, Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { AppId } from "../ids.ts";
import { registrationClosed } from "../problems.ts";
import { checkRedirectUris } from "./check-redirect-uris.ts";
import { clientOf } from "./client-of.ts";
import { makeAppSecret } from "./make-app.ts";
import type { Registered, Registration } from "./schema.ts";
import { countRegistered, type FoundApp, insertApp } from "./store.ts";

/** An installation takes so many apps that registered themselves. Unused ones end after some days. */
const mostRegistered = 1_000;

/**
 * Lets a program register itself (RFC 7591), where the operator allows it. It never gets a sensitive
 * scope. Throws registration-closed, invalid-request and forbidden.
 */
export async function registerApp(call: Call<unknown, unknown, Registration>): Promise<Answer> {
  const { kernel, body } = call;
  const { oauthRegistration } = kernel.config;
  if (oauthRegistration === "off")
    throw new Problem(registrationClosed, "Apps cannot register themselves here. Ask a member to make the app.");
  const wished = new Set(body.scope?.split(" "));
  const open = kernel.scopes.filter(({ isSensitive }) => isSensitive !== true).map(({ name }) => name);
  const scopes = body.scope === undefined ? open : open.filter((name) => wished.has(name));
  const method = body.token_endpoint_auth_method ?? "client_secret_basic";
  if (!["none", "client_secret_basic", "client_secret_post"].includes(method)) {
    const message = "must be none, client_secret_basic or client_secret_post";
    throw new Problem(invalidRequest, `/body/token_endpoint_auth_method ${message}.`, {
      errors: [{ pointer: "/body/token_endpoint_auth_method", message }],
    });
  }
  const secret = method === "none" ? null : makeAppSecret();
  const nowMs = kernel.clock.now();
  const app: FoundApp = {
    workspaceId: null,
    id: newUuid(),
    name: body.client_name?.trim() || "An app without a name",
    kind: secret === null ? "public" : "confidential",
    status: oauthRegistration === "open" ? "active" : "waiting",
    redirectUris: checkRedirectUris(body.redirect_uris ?? [], "/body/redirect_uris"),
    scopes,
    createdAt: new Date(nowMs),
    lastUsedAt: null,
    secretHash: secret === null ? null : sha256(secret),
    edition: newUuid(),
  };
  await call.commit(async (tx) => {
    if ((await countRegistered(tx)) >= mostRegistered)
      throw new Problem(
        forbidden,
        "This installation has as many registered apps as it takes. Ask a member to make one.",
      );
    await insertApp(tx, app);
  });
  const described = clientOf(app) as Pick<Registered, "grant_types" | "response_types">;
  const registered: Registered = {
    client_id: AppId.format(app.id),
    client_id_issued_at: Math.floor(nowMs / 1000),
    ...(secret === null ? {} : { client_secret: secret, client_secret_expires_at: 0 }),
    client_name: app.name,
    redirect_uris: app.redirectUris,
    grant_types: described.grant_types,
    response_types: described.response_types,
    token_endpoint_auth_method: method,
    scope: scopes.join(" "),
  };
  return new Answer(201, registered, { "cache-control": "no-store" });
}
