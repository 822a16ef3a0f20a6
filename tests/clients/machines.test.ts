import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import * as oauth from "oauth4webapi";
import * as openid from "openid-client";
import { startOauthServer } from "../../server/capabilities/access/authorizing/testing/app-user.ts";
import { Platform } from "../../server/capabilities/access/trusts/testing/platform.ts";
import type { Person } from "../../server/testing/client.ts";
import type { TestServer } from "../../server/testing/test-server.ts";
import { readCodeBlocks } from "../markdown.ts";

const grants = {
  exchange: "urn:ietf:params:oauth:grant-type:token-exchange",
  assertion: "urn:ietf:params:oauth:grant-type:jwt-bearer",
};

let server: TestServer & { person: Person };
let platform: Platform;
let folder: string;
let guide: string;
before(async () => {
  platform = await Platform.start();
  server = await startOauthServer({ settings: { PARLEY_OUTBOUND_ALLOW: `trusts:${platform.host}` } });
  folder = await mkdtemp(join(tmpdir(), "parley-machines-"));
  guide = await readFile(new URL("../../docs/guides/let-machines-in.md", import.meta.url), "utf8");
});
after(async () => {
  await server.stop();
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});

async function setTrust(trust: Record<string, unknown>): Promise<string> {
  const answer = await server.person.client.post("/api/oauth/trusts", trust);
  assert.equal(answer.status, 201, answer.text);
  return answer.body.id;
}

/** The body of the guide's trust for GitHub Actions, with an issuer that the test can ask. */
function guidesTrust(): Record<string, unknown> {
  const body = /-d '(\{"name": "Docs of the shop"[^']*)'/.exec(guide)?.[1];
  assert.ok(body !== undefined, "The guide sets no trust.");
  return { ...JSON.parse(body), issuer: platform.issuer };
}

const push = () =>
  platform.sign({
    aud: server.url,
    sub: "repo:acme/shop:ref:refs/heads/main",
    repository_owner_id: "583231",
    ref: "refs/heads/main",
  });

test("openid-client: a job of a CI exchanges its token for what the guide's trust allows", async () => {
  const options = { execute: [openid.allowInsecureRequests] };
  const id = await setTrust(guidesTrust());
  const config = await openid.discovery(new URL(server.url), id, undefined, openid.None(), options);
  const supported = config.serverMetadata().grant_types_supported ?? [];
  for (const grant of Object.values(grants)) assert.ok(supported.includes(grant), grant);
  const tokens = await openid.genericGrantRequest(config, grants.exchange, {
    subject_token: await push(),
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
    scope: "knowledge:read",
  });
  assert.deepEqual([tokens.scope, tokens.expiresIn()], ["knowledge:read", 600]);
  assert.equal((await server.client.as(tokens.access_token).get("/api/knowledge/sources")).status, 200);
  const stranger = await platform.sign({ aud: server.url, sub: "repo:acme/shop:pull_request" });
  const refused = openid.genericGrantRequest(config, grants.assertion, { assertion: stranger });
  await assert.rejects(refused, (error: openid.ResponseBodyError) => error.error === "invalid_grant");
});

test("oauth4webapi: the same in both forms", async () => {
  const insecure = { [oauth.allowInsecureRequests]: true };
  const issuer = new URL(server.url);
  const found = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure });
  const as = await oauth.processDiscoveryResponse(issuer, found);
  const client = { client_id: await setTrust(guidesTrust()) };
  const forms: [grant: string, parameters: Record<string, string>][] = [
    [grants.assertion, { assertion: await push() }],
    [grants.exchange, { subject_token: await push(), subject_token_type: "urn:ietf:params:oauth:token-type:id_token" }],
  ];
  for (const [grant, parameters] of forms) {
    const sent = oauth.genericTokenEndpointRequest(as, client, oauth.None(), grant, parameters, insecure);
    const tokens = await oauth.processGenericTokenEndpointResponse(as, client, await sent);
    const request = new Request(server.url, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    const claims = await oauth.validateJwtAccessToken(as, request, server.url, insecure);
    assert.equal(claims.client_id, client.client_id);
  }
});

test("the guide's program for a pod runs as it stands, with the guide's trust for a cluster", async () => {
  const blocks = readCodeBlocks(guide);
  const trust = JSON.parse(blocks.find(({ language }) => language === "json")!.text);
  const trustId = await setTrust({ ...trust, jwks: platform.jwks });
  const tokenFile = join(folder, "token");
  await writeFile(tokenFile, await platform.sign({ iss: trust.issuer, aud: server.url, sub: trust.subject }));
  const program = blocks
    .find(({ language }) => language === "js")!
    .text.replace("https://assistant.example.com", server.url)
    // The example is for a server with https.
    .replace("client.None())", "client.None(), { execute: [client.allowInsecureRequests] })")
    .replace('"openid-client"', `"${import.meta.resolve("openid-client")}"`);
  const given = `const [trustId, tokenFile] = ${JSON.stringify([trustId, tokenFile])};`;
  await writeFile(join(folder, "pod.mjs"), `${given}\n${program}\nexport { access_token };`);
  const { access_token: token } = await import(join(folder, "pod.mjs"));
  assert.equal((await server.client.as(token).get("/api/leads")).status, 200);
  assert.equal((await server.client.as(token).get("/api/conversations")).status, 403);
});

test("the guide's job for GitHub asks its token for the audience that a trust has by itself", () => {
  const job = readCodeBlocks(guide).find(({ language }) => language === "yaml")!.text;
  assert.match(job, /ACTIONS_ID_TOKEN_REQUEST_URL&audience=\$PARLEY"/);
  assert.match(job, /PARLEY: https:\/\/assistant\.example\.com\n/);
  for (const part of [grants.exchange, "subject_token_type=urn:ietf:params:oauth:token-type:jwt", "client_id=$TRUST"])
    assert.ok(job.includes(part), part);
});
