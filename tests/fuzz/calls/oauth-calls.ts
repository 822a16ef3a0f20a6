import { createHash } from "node:crypto";
import { must, password, type World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

const redirectUri = "http://127.0.0.1:4999/callback";
const verifier = "a-verifier-of-forty-three-characters-or-more-1";
const challenge = createHash("sha256").update(verifier).digest("base64url");

type App = { id: string; clientSecret: string };

export async function newApp({ first }: World): Promise<App> {
  const app = { name: "Diary", kind: "confidential", redirectUris: [redirectUri], scopes: ["conversations:read"] };
  return (await must(first.client.post("/api/oauth/apps", app))).body;
}

const trust = {
  name: "CI",
  issuer: "https://token.actions.githubusercontent.com",
  subject: "repo:acme/shop:ref:refs/heads/*",
  scopes: ["knowledge:read"],
};

export async function newTrust({ first }: World): Promise<string> {
  return (await must(first.client.post("/api/oauth/trusts", trust))).body.id;
}

function form(fields: Record<string, string>): ValidCall {
  return { rawBody: { bytes: Buffer.from(new URLSearchParams(fields).toString()), contentType: urlencoded } };
}
const urlencoded = "application/x-www-form-urlencoded";

const asked = ({ id }: App) => ({
  client_id: id,
  response_type: "code",
  redirect_uri: redirectUri,
  code_challenge: challenge,
  code_challenge_method: "S256",
  state: "s",
});
const named = ({ id, clientSecret }: App) => ({ client_id: id, client_secret: clientSecret });

/** Begins what a person decides: the id of the request, and the cookie of their browser. */
async function beginConsent(world: World): Promise<{ uid: string; cookie: string }> {
  const query = new URLSearchParams(asked(await newApp(world)));
  const { headers } = await world.server.client.get(`/oauth/authorize?${query}`);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { uid: headers.get("location")?.split("/").at(-1) ?? "", cookie };
}

const consent = async (world: World): Promise<ValidCall> => {
  const { uid, cookie } = await beginConsent(world);
  return { params: { uid }, headers: [["cookie", cookie]] };
};

/** Valid calls of OAuth: apps, grants, and the protocol's own paths. */
export const oauthCalls: Record<string, (world: World) => ValidCall | Promise<ValidCall>> = {
  "POST /api/oauth/apps": () => ({
    body: { name: "App", kind: "public", redirectUris: [redirectUri], scopes: ["leads:read"] },
  }),
  "PATCH /api/oauth/apps/{id}": async (world) => ({
    params: { id: (await newApp(world)).id },
    body: { name: "Renamed", scopes: ["conversations:read"] },
  }),
  "POST /api/oauth/apps/{id}/secret": async (world) => ({ params: { id: (await newApp(world)).id } }),
  "PUT /api/oauth/apps/{id}/approval": async (world) => ({
    params: { id: (await newApp(world)).id },
    body: { scopes: ["settings:write"] },
  }),
  "DELETE /api/oauth/apps/{id}": async (world) => ({ params: { id: (await newApp(world)).id } }),
  "DELETE /api/oauth/grants/{id}": async (world) => ({ params: { id: await newGrant(world) } }),
  "POST /api/oauth/trusts": () => ({ body: trust }),
  "PATCH /api/oauth/trusts/{id}": async (world) => ({
    params: { id: await newTrust(world) },
    body: { subject: "repo:acme/shop:environment:production", claims: { repository_owner_id: "583231" } },
  }),
  "DELETE /api/oauth/trusts/{id}": async (world) => ({ params: { id: await newTrust(world) } }),
  // The other tokens are not looked at, and must not stand in the log either.
  "POST /oauth/token": async (world) =>
    form({
      ...named(await newApp(world)),
      grant_type: "client_credentials",
      refresh_token: "not looked at here",
      subject_token: "not looked at there",
      subject_token_type: "not looked at as well",
    }),
  "POST /oauth/revoke": async (world) => form({ ...named(await newApp(world)), token: "unknown" }),
  "POST /oauth/introspect": async (world) =>
    form({ ...named(await newApp(world)), token: "unknown", token_type_hint: "refresh_token" }),
  "POST /oauth/par": async (world) => {
    const app = await newApp(world);
    return form({ ...asked(app), ...named(app) });
  },
  "POST /oauth/device": async (world) => form(named(await newApp(world))),
  "GET /oauth/authorize": async (world) => ({ query: Object.entries(asked(await newApp(world))) }),
  "POST /oauth/register": () => ({
    body: { client_name: "Editor", redirect_uris: [redirectUri], token_endpoint_auth_method: "none" },
  }),
  "GET /oauth/authorize/{uid}": async (world) => {
    const { uid, cookie } = await beginConsent(world);
    return { params: { uid: await decide(world, uid, cookie) }, headers: [["cookie", cookie]] };
  },
  "POST /oauth/device/verify": async (world) => {
    const { cookie, fields } = await openDevicePage(world);
    return { ...form(fields), headers: [["cookie", cookie]] };
  },
  "GET /oauth/device/verify/{uid}": async (world) => {
    const { cookie, fields } = await openDevicePage(world);
    const sent = await sendPage(world, "/oauth/device/verify", cookie, { ...fields, confirm: "yes" });
    const all = `${cookie}; ${cookiesOf(sent.headers)}`;
    const uid = await decide(world, sent.headers.get("location")?.split("/").at(-1) ?? "", all);
    return { params: { uid }, headers: [["cookie", all]] };
  },
  "GET /oauth/consent/{uid}": consent,
  "POST /oauth/consent/{uid}": async (world) => ({
    ...(await consent(world)),
    body: { email: world.first.email, password, signature: "not-looked-at-without-a-passkey" },
  }),
};

/** Takes the cookies of an answer. */
function cookiesOf(headers: Headers): string {
  const lines = headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return lines.filter((line) => !line.endsWith("=")).join("; ");
}

/** Sends a form of a page. */
function sendPage({ server }: World, path: string, cookie: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  return server.client.call("POST", path, { body, headers: { cookie, "content-type": urlencoded } });
}

/** Signs in and decides at a page. Returns the id by which the browser goes on. */
async function decide(world: World, uid: string, cookie: string): Promise<string> {
  const path = `/oauth/consent/${uid}`;
  const { text } = await must(sendPage(world, path, cookie, { email: world.first.email, password }));
  const [, proof = ""] = /name="proof" value="([^"]*)"/.exec(text) ?? [];
  const fields = { proof, workspace: world.first.workspaceId, decision: "allow" };
  const { headers } = await sendPage(world, path, cookie, fields);
  return headers.get("location")?.split("/").at(-1) ?? "";
}

/** Opens the page of devices with a code that one shows. */
async function openDevicePage(world: World): Promise<{ cookie: string; fields: Record<string, string> }> {
  const asked = new URLSearchParams(named(await newApp(world))).toString();
  const headers = { "content-type": urlencoded };
  const device = await must(world.server.client.call("POST", "/oauth/device", { body: asked, headers }));
  const page = await must(world.server.client.get("/oauth/device"));
  const [, xsrf = ""] = /name="xsrf" value="([^"]*)"/.exec(page.text) ?? [];
  return { cookie: cookiesOf(page.headers), fields: { xsrf, user_code: device.body.user_code } };
}

/** Goes through the pages as the first person. Returns the id of the grant. */
export async function newGrant(world: World): Promise<string> {
  const { uid, cookie } = await beginConsent(world);
  await decide(world, uid, cookie);
  const { body } = await must(world.first.client.get("/api/oauth/grants"));
  return body.data[0].id;
}
