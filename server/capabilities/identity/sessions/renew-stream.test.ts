import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { connect } from "../../../testing/clients/event-socket.ts";
import { joinTeam, tokenOfLink } from "../../../testing/join-team.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { SignInSessionId, UserId, WorkspaceId } from "../ids.ts";
import { mintAccessToken } from "./access-token.ts";
import { signingKeysOf } from "./signing-keys.ts";

const minuteMs = 60_000;
/** A connection that never ends would hold the tests up for ever. */
const patience = { timeout: 180_000 };
const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` });

let server: TestServer;
let person: Person;
let key: string;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  key = await makeKey(person);
});
after(() => server.stop());

const renewal = (accessToken: string) => JSON.stringify({ type: "token", accessToken });
type Claims = { sub: string; ws: string; sid: string; grant: string };
const claimsOf = (token: string): Claims => JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());

/** A token with these claims, which may only read knowledge. */
function mint({ sub, ws, sid, grant }: Claims): Promise<string> {
  const { kernel } = server.server;
  return mintAccessToken(kernel, signingKeysOf(kernel), {
    accountId: UserId.parse(sub)!,
    workspaceId: WorkspaceId.parse(ws)!,
    sessionId: SignInSessionId.parse(sid)!,
    grantId: grant,
    scopes: ["knowledge:read"],
  });
}

async function refresh(): Promise<string> {
  const { body } = await server.client.post("/api/auth/refresh", { refreshToken: person.refreshToken });
  person = { ...person, accessToken: body.accessToken, refreshToken: body.refreshToken };
  return body.accessToken;
}

test("a WebSocket that gets a fresh token of its member outlives the token that opened it", patience, async () => {
  const [renewed, other] = [
    await connect(server.url, "/api/stream", bearer(person.accessToken)),
    await connect(server.url, "/api/stream", bearer(person.accessToken)),
  ];
  moveClock(server, 10 * minuteMs);
  renewed.socket.send(renewal(await refresh()));
  const confirmed = await renewed.until((message) => message.type === "token");
  const leftMs = Date.parse(String(confirmed.expiresAt)) - server.server.kernel.clock.now();
  assert.ok(leftMs > 14 * minuteMs && leftMs <= 15 * minuteMs, `${leftMs}`);
  moveClock(server, 10 * minuteMs);
  assert.equal((await other.closed).code, 4401);
  await server.client.as(key).post("/api/chatbot/send", { message: "Still there?", sessionId: "renewed" });
  await renewed.until((message) => message.data?.text === "Still there?");
  moveClock(server, 10 * minuteMs);
  assert.equal((await renewed.closed).code, 4401, "the fresh token ends, too");
});

test("a token of another member, a key and nonsense do not renew, and the old end stays", patience, async () => {
  const socket = await connect(server.url, "/api/stream", bearer(await refresh()));
  const keyed = await connect(server.url, "/api/stream", bearer(key));
  const stranger = await signUp(server.client);
  const colleague = await joinTeam(server, { ...person, client: server.client.as(person.accessToken) }, "agent");
  const forged = await mint({ ...claimsOf(person.accessToken), ws: claimsOf(stranger.accessToken).ws });
  const { url } = (await stranger.client.post("/api/members/invitations", { email: person.email, role: "agent" })).body;
  const accepted = { token: tokenOfLink(url), password: person.password };
  const { body: elsewhere } = await server.client.post("/api/invitations/accept", accepted);
  for (const [client, credential, because] of [
    [socket, stranger.accessToken, /fresh access token of the member/],
    [socket, colleague.accessToken, /fresh access token of the member/],
    [socket, elsewhere.accessToken, /fresh access token of the member/],
    [socket, forged, /not valid or has expired/],
    [socket, key, /fresh access token of the member/],
    [socket, "nonsense", /not valid or has expired/],
    [keyed, person.accessToken, /fresh access token of the member/],
  ] as const) {
    client.messages.length = 0;
    client.socket.send(renewal(credential));
    assert.match(String((await client.until((message) => message.type === "error")).detail), because);
  }
  await server.client.as(key).post("/api/chatbot/send", { message: "For me", sessionId: "not-renewed" });
  await socket.until((message) => message.data?.text === "For me");
  moveClock(server, 16 * minuteMs);
  assert.equal((await socket.closed).code, 4401);
  keyed.socket.close();
});

test("the scopes of the fresh token apply, and its session's end ends the WebSocket", patience, async () => {
  const token = await refresh();
  const socket = await connect(server.url, "/api/stream", bearer(token));
  socket.socket.send(renewal(await mint(claimsOf(token))));
  await socket.until((message) => message.type === "token");
  const client = server.client.as(key);
  await client.post("/api/chatbot/send", { message: "Not for knowledge:read", sessionId: "narrow" });
  await client.post("/api/knowledge/sources", { type: "text", title: "News", content: "There is news." });
  await socket.until((message) => message.type === "source.indexed");
  assert.ok(socket.events().every((event) => event.type.startsWith("source.")));
  await server.client.as(token).post("/api/auth/signout", { refreshToken: person.refreshToken });
  assert.equal((await socket.closed).code, 4401);
});
