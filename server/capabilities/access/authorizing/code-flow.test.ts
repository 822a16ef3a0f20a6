import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { decodeJwt, decodeProtectedHeader } from "jose";
import type { Person } from "../../../testing/client.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { getTokens, makeApp, refreshTokens, startOauthServer } from "./testing/app-user.ts";

let server: TestServer & { person: Person };
before(async () => {
  server = await startOauthServer();
});
after(() => server.stop());

test("an app acts for the member who let it, with the scopes that they saw", async () => {
  const { url, person, client } = server;
  const app = await makeApp(person.client);
  const tokens = await getTokens(url, app, person);
  const claims = decodeJwt(tokens.access_token);
  assert.equal(decodeProtectedHeader(tokens.access_token).typ, "at+jwt");
  assert.deepEqual(
    [claims.iss, claims.aud, claims.client_id, claims.workspace],
    [url, url, app.id, person.workspaceId],
  );
  assert.deepEqual(String(claims.scope).split(" ").sort(), [
    "conversations:read",
    "conversations:write",
    "knowledge:read",
  ]);
  const asApp = client.as(tokens.access_token);
  assert.equal((await asApp.get("/api/conversations")).status, 200);
  assert.equal((await asApp.get("/api/leads")).status, 403);
  const next = await refreshTokens(url, app, tokens.refresh_token);
  assert.equal(next.status, 200, JSON.stringify(next.body));
  assert.notEqual(next.body.refresh_token, tokens.refresh_token);
  assert.equal((await client.as(next.body.access_token).get("/api/conversations")).status, 200);
});
