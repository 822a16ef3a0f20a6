import type { TObject, TSchema } from "typebox";
import { anyone } from "../../../kernel/caller.ts";
import { forbidden, invalidRequest, unauthenticated } from "../../../kernel/problem.ts";
import type { Answer, Call, RouteDefinition, Routes } from "../../../kernel/wire/route.ts";
import { exchangeToken } from "./exchange-token.ts";
import { introspect, revokeToken } from "./introspect.ts";
import { paths } from "./library/provider-of.ts";
import { serveOauth } from "./library/serve-oauth.ts";
import { metadata } from "./metadata.ts";
import { refusals } from "./oauth-errors.ts";
import * as schema from "./schema.ts";

type AnyCall = Call<unknown, unknown, unknown>;
type Definition = RouteDefinition<TSchema, TSchema, TObject>;

const page = { response: { 200: null, 303: null, 422: null }, alsoProduces: ["text/html"] };
const form = { kind: "bytes", mediaTypes: ["application/x-www-form-urlencoded"] } as const;
/** A client that is known may ask as often as it has users; one that is refused counts for its address. */
const asProgram = {
  guard: anyone,
  body: form,
  limit: "none",
  problems: [invalidRequest, unauthenticated, forbidden, ...refusals],
} as const;

/** Serves the protocol's own paths: OAuth 2.0 as RFC 9700 wants it. */
export function oauthRoutes(app: Routes): void {
  const post = (path: string, parts: Pick<Definition, "schema">, answer: (call: AnyCall) => Promise<Answer>) =>
    app.post(path, { ...asProgram, ...parts }, async (call) => counted(call, await answer(call)));

  post(
    paths.token,
    {
      schema: {
        summary: "Get an access token for an app",
        description:
          "RFC 6749: for a code (with `code_verifier`), a refresh token, a device's code, or an app by itself. A code and a refresh token work once. For a machine whose platform a workspace trusts, also RFC 8693 (`subject_token`) and RFC 7523 (`assertion`), with the id of the trust as `client_id`.",
        body: schema.TokenRequest,
        response: { 200: schema.TokenAnswer },
      },
    },
    (call) => exchangeToken(call, formOf(call)),
  );
  post(
    paths.revocation,
    {
      schema: {
        summary: "End a token of an app",
        description:
          "RFC 7009. A refresh token ends with all that the app may do by it, an access token alone. Every node refuses it within a second. An app may end its own tokens.",
        body: schema.OneToken,
        response: { 200: null },
      },
    },
    (call) => revokeToken(call, formOf(call)),
  );
  post(
    paths.introspection,
    {
      schema: {
        summary: "Ask whether a token is valid",
        description: "RFC 7662. An app is told of its own tokens.",
        body: schema.OneToken,
        response: { 200: schema.Introspection },
      },
    },
    (call) => introspect(call, formOf(call)),
  );
  post(
    paths.pushed_authorization_request,
    {
      schema: {
        summary: "Send what an authorization asks for beforehand",
        description: "RFC 9126. The answer's `request_uri` then stands for it at /oauth/authorize.",
        body: schema.AuthorizationRequest,
        response: { 201: schema.PushedRequest },
      },
    },
    (call) => serveOauth(call, { method: "POST", path: paths.pushed_authorization_request, form: formOf(call) }),
  );
  post(
    paths.device_authorization,
    {
      schema: {
        summary: "Ask for a code with which a person lets in a device",
        description: "RFC 8628. The person types `user_code` at `verification_uri`.",
        body: schema.DeviceRequest,
        response: { 200: schema.DeviceAnswer },
      },
    },
    (call) => serveOauth(call, { method: "POST", path: paths.device_authorization, form: formOf(call) }),
  );
  app.get(
    paths.authorization,
    { schema: { summary: "Ask a person to let an app act for them", ...page }, guard: anyone },
    (call) => serveOauth(call, { method: "GET", path: paths.authorization, query: queryOf(call) }),
  );
  app.get(
    `${paths.authorization}/:uid`,
    {
      schema: { summary: "Go back to the app with the person's decision", params: schema.Uid, ...page },
      guard: anyone,
    },
    (call) => serveOauth(call, { method: "GET", path: `${paths.authorization}/${segment(call.params.uid)}` }),
  );
  app.get(
    paths.device_authorization,
    {
      schema: { summary: "Open the page on which a device's code is typed", query: schema.UserCode, ...page },
      guard: anyone,
    },
    (call) => showDevicePage(call, call.query.user_code),
  );
  app.get(
    paths.code_verification,
    {
      schema: { summary: "Open that page by the address that the device shows", query: schema.UserCode, ...page },
      guard: anyone,
    },
    (call) => showDevicePage(call, call.query.user_code),
  );
  app.post(
    paths.code_verification,
    {
      schema: { summary: "Send the code on that page", body: schema.DeviceForm, ...page },
      guard: anyone,
      body: form,
      limit: "signin",
    },
    (call) => serveOauth(call, { method: "POST", path: paths.code_verification, form: formOf(call) }),
  );
  app.get(
    `${paths.code_verification}/:uid`,
    { schema: { summary: "Show that the device was let in", params: schema.Uid, ...page }, guard: anyone },
    (call) => serveOauth(call, { method: "GET", path: `${paths.code_verification}/${segment(call.params.uid)}` }),
  );
  for (const path of ["/.well-known/oauth-authorization-server", "/.well-known/openid-configuration"]) {
    app.get(
      path,
      {
        schema: {
          summary: "Get the addresses and abilities of the authorization server",
          response: { 200: schema.Metadata },
        },
        guard: anyone,
        limit: "none",
      },
      (call) => metadata.ofServer(call),
    );
  }
  app.get(
    "/.well-known/oauth-protected-resource",
    {
      schema: { summary: "Get where to sign in for the API", response: { 200: schema.Metadata } },
      guard: anyone,
      limit: "none",
    },
    ({ kernel }) => metadata.ofResource(kernel, "api"),
  );
  app.get(
    "/.well-known/oauth-protected-resource/mcp",
    {
      schema: { summary: "Get where to sign in for the Model Context Protocol", response: { 200: schema.Metadata } },
      guard: anyone,
      limit: "none",
    },
    ({ kernel }) => metadata.ofResource(kernel, "mcp"),
  );
}

function showDevicePage(call: AnyCall, userCode: string | undefined): Promise<Answer> {
  return serveOauth(call, { method: "GET", path: paths.code_verification, query: new URLSearchParams(), userCode });
}

/** A client that tries secrets, codes and tokens is slowed down like every stranger. */
function counted(call: AnyCall, answer: Answer): Answer {
  if (answer.status >= 400) call.countStranger();
  return answer;
}

function formOf(call: AnyCall): URLSearchParams {
  return new URLSearchParams(call.decodeRawBody().toString("utf8"));
}

function queryOf({ request }: AnyCall): URLSearchParams {
  return new URLSearchParams(request.url.split("?").slice(1).join("?"));
}

/** The library's ids are of these letters. Two dots would lead it to another path. */
function segment(uid: string): string {
  return /^[\w-]+$/.test(uid) ? uid : "unknown";
}
