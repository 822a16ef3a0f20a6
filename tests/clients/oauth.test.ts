import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createMCPClient } from "@ai-sdk/mcp";
import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationFull, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import * as oauth from "oauth4webapi";
import * as openid from "openid-client";
import {
  allow,
  fieldOf,
  makeApp,
  PlainBrowser,
  signInForApp,
  startOauthServer,
} from "../../server/capabilities/access/authorizing/testing/app-user.ts";
import type { Person } from "../../server/testing/client.ts";
import type { TestServer } from "../../server/testing/test-server.ts";

let server: TestServer & { person: Person };
before(async () => {
  server = await startOauthServer({ settings: { PARLEY_OAUTH_REGISTRATION: "open" } });
});
after(() => server.stop());

/** Goes through our pages as the person. Returns the address to which the browser is sent back. */
async function letIn(start: string): Promise<URL> {
  const browser = new PlainBrowser(server.url);
  const { path, page } = await signInForApp(browser, start, server.person);
  return new URL((await allow(browser, path, page)).location!);
}

test("openid-client: discovery, code with PKCE, refresh, introspection, revocation, and a machine", async () => {
  const redirectUri = "https://app.example/callback";
  const app = await makeApp(server.person.client, { kind: "confidential", redirectUri });
  const options = { execute: [openid.allowInsecureRequests] };
  const config = await openid.discovery(new URL(server.url), app.id, app.clientSecret!, undefined, options);
  const verifier = openid.randomPKCECodeVerifier();
  const state = openid.randomState();
  const start = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: "conversations:read",
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
  });
  const back = await letIn(start.href);
  const tokens = await openid.authorizationCodeGrant(config, back, {
    pkceCodeVerifier: verifier,
    expectedState: state,
  });
  assert.equal(tokens.scope, "conversations:read");
  assert.equal((await server.client.as(tokens.access_token).get("/api/conversations")).status, 200);
  const next = await openid.refreshTokenGrant(config, tokens.refresh_token!);
  assert.equal((await openid.tokenIntrospection(config, next.access_token)).active, true);
  assert.equal((await openid.tokenIntrospection(config, next.refresh_token!)).active, true);
  await openid.tokenRevocation(config, next.refresh_token!);
  assert.equal((await openid.tokenIntrospection(config, next.refresh_token!)).active, false);
  const machine = await openid.clientCredentialsGrant(config, { scope: "knowledge:read" });
  assert.equal(machine.scope, "knowledge:read");
  assert.equal((await server.client.as(machine.access_token).get("/api/knowledge/sources")).status, 200);
});

test("openid-client: a device", async () => {
  const app = await makeApp(server.person.client);
  const options = { execute: [openid.allowInsecureRequests] };
  const config = await openid.discovery(new URL(server.url), app.id, undefined, openid.None(), options);
  const device = await openid.initiateDeviceAuthorization(config, { scope: "conversations:read" });
  assert.match(device.user_code, /^[A-Z]{4}-[A-Z]{4}$/);
  assert.equal(new URL(device.verification_uri).origin, server.url);
  // The person answers meanwhile, in a browser elsewhere. The client would ask every five seconds.
  const waiting = openid.pollDeviceAuthorizationGrant(config, { ...device, interval: 1 });
  const browser = new PlainBrowser(server.url);
  const asks = await browser.open(device.verification_uri);
  const typed = { xsrf: fieldOf(asks.text, "xsrf"), user_code: device.user_code };
  const compare = await browser.open("/oauth/device/verify", typed);
  const confirmed = { ...typed, xsrf: fieldOf(compare.text, "xsrf"), confirm: "yes" };
  const { location = "" } = await browser.open("/oauth/device/verify", confirmed);
  await browser.open(location);
  const { email, password } = server.person;
  await allow(browser, location, await browser.open(location, { email, password }));
  const tokens = await waiting;
  assert.equal(tokens.scope, "conversations:read");
  assert.equal((await server.client.as(tokens.access_token).get("/api/conversations")).status, 200);
});

test("oauth4webapi: metadata of both kinds, a pushed request, the answer's issuer, the token", async () => {
  const insecure = { [oauth.allowInsecureRequests]: true };
  const issuer = new URL(server.url);
  const resource = await oauth.processResourceDiscoveryResponse(
    issuer,
    await oauth.resourceDiscoveryRequest(issuer, insecure),
  );
  assert.deepEqual(resource.authorization_servers, [server.url]);
  const found = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure });
  const as = await oauth.processDiscoveryResponse(issuer, found);
  const app = await makeApp(server.person.client);
  const client = { client_id: app.id };
  const verifier = oauth.generateRandomCodeVerifier();
  const parameters = {
    response_type: "code",
    redirect_uri: app.redirectUri,
    scope: "knowledge:read",
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  };
  const pushed = await oauth.processPushedAuthorizationResponse(
    as,
    client,
    await oauth.pushedAuthorizationRequest(as, client, oauth.None(), parameters, insecure),
  );
  const query = new URLSearchParams({ client_id: app.id, request_uri: pushed.request_uri });
  const back = await letIn(`${as.authorization_endpoint}?${query}`);
  const checked = oauth.validateAuthResponse(as, client, back);
  const tokens = await oauth.processAuthorizationCodeResponse(
    as,
    client,
    await oauth.authorizationCodeGrantRequest(as, client, oauth.None(), checked, app.redirectUri, verifier, insecure),
  );
  const request = new Request(server.url, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  const claims = await oauth.validateJwtAccessToken(as, request, server.url, insecure);
  assert.deepEqual([claims.client_id, claims.workspace], [app.id, server.person.workspaceId]);
});

/** Keeps what a client of the Model Context Protocol needs, in memory. */
class KeptInMemory implements OAuthClientProvider {
  readonly redirectUrl = "http://127.0.0.1:4999/callback";
  readonly clientMetadata = {
    client_name: "Editor",
    redirect_uris: [this.redirectUrl],
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
  };
  start: URL | undefined;
  #client: OAuthClientInformationFull | undefined;
  #tokens: OAuthTokens | undefined;
  #verifier = "";
  clientInformation = () => this.#client;
  saveClientInformation(client: OAuthClientInformationFull): void {
    this.#client = client;
  }
  tokens = () => this.#tokens;
  saveTokens(tokens: OAuthTokens): void {
    this.#tokens = tokens;
  }
  redirectToAuthorization(url: URL): void {
    this.start = url;
  }
  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }
  codeVerifier = () => this.#verifier;
}

test("the SDK of MCP: a client without a credential is led to the sign-in, registers itself, and comes back", async () => {
  const authProvider = new KeptInMemory();
  const connect = async () => {
    const client = new Client({ name: "a test", version: "1" });
    const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { authProvider });
    // The library's class does not match its own interface under exactOptionalPropertyTypes.
    const connected = client.connect(transport as Parameters<Client["connect"]>[0]);
    return { client, transport, connected };
  };
  const first = await connect();
  await assert.rejects(first.connected, UnauthorizedError);
  assert.equal(authProvider.start?.searchParams.get("resource"), `${server.url}/mcp`);
  const back = await letIn(authProvider.start!.href);
  await first.transport.finishAuth(back.searchParams.get("code")!);
  const second = await connect();
  await second.connected;
  const names = (await second.client.listTools()).tools.map(({ name }) => name);
  assert.ok(names.includes("ask_assistant") && names.includes("search_knowledge"), names.join());
  await second.client.close();
  const { access_token } = authProvider.tokens()!;
  const headers = { authorization: `Bearer ${access_token}` };
  const vercel = await createMCPClient({ transport: { type: "http", url: `${server.url}/mcp`, headers } });
  assert.ok("ask_assistant" in (await vercel.tools()));
  await vercel.close();
});
