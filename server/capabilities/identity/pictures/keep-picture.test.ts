import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { connect } from "../../../testing/clients/event-socket.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const origin = "https://shop.example";
/** A picture of one pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const hidden = "home is at 52.5 north";

const server = useTestServer();

async function put(accessToken: string, bytes: Buffer) {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)], { type: "text/html" }), "ada.html");
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${server.url}/api/auth/me/picture`, { method: "PUT", headers, body });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  return { status: answer.status, body: (await answer.json()) as any };
}
const me = async ({ client }: Pick<Person, "client">) => (await client.get("/api/auth/me")).body.user;
const statusOf = async (address: string) => (await fetch(`${server.url}${address}`)).status;

describe("a picture of a person", () => {
  test("is made anew, and everybody with its address sees it as a picture and as nothing else", async () => {
    const ada = await signUp(server.client);
    assert.equal((await me(ada)).picture, null);
    const kept = await put(ada.accessToken, Buffer.concat([png, Buffer.from(hidden)]));
    assert.equal(kept.status, 200, JSON.stringify(kept.body));
    const { picture } = kept.body;
    assert.match(picture, /^\/pictures\/[0-9a-f-]{36}$/);
    assert.equal((await me(ada)).picture, picture);
    const [member] = (await ada.client.get("/api/members")).body.data;
    assert.equal(member.picture, picture);
    const shown = await fetch(`${server.url}${picture}`);
    const bytes = Buffer.from(await shown.arrayBuffer());
    assert.equal(bytes.readUInt16BE(0), 0xffd8, "a JPEG");
    assert.ok(!bytes.includes(hidden));
    assert.equal(shown.headers.get("content-type"), "image/jpeg");
    assert.equal(shown.headers.get("x-content-type-options"), "nosniff");
    assert.match(shown.headers.get("content-security-policy") ?? "", /default-src 'none'.*sandbox/);
  });

  test("leads nowhere once it was replaced or erased, and goes with the account", async () => {
    const ada = await signUp(server.client);
    const first = (await put(ada.accessToken, png)).body.picture;
    const second = (await put(ada.accessToken, png)).body.picture;
    assert.notEqual(first, second);
    assert.deepEqual([await statusOf(first), await statusOf(second)], [404, 200]);
    const erased = await ada.client.call("DELETE", "/api/auth/me/picture");
    assert.equal(erased.status, 204, erased.text);
    assert.equal((await ada.client.call("DELETE", "/api/auth/me/picture")).status, 204, "a retry is safe");
    assert.deepEqual([await statusOf(second), (await me(ada)).picture], [404, null]);
    // The person who signed up first operates the installation, and stays.
    const bea = await joinTeam(server, ada, "agent");
    const last = (await put(bea.accessToken, png)).body.picture;
    const { password } = bea;
    assert.equal((await bea.client.call("DELETE", "/api/auth/me", { body: { password } })).status, 204);
    assert.equal(await statusOf(last), 404);
  });

  test("is refused when it is no picture, with a word about the field", async () => {
    const ada = await signUp(server.client);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const bytes of [svg, png.subarray(0, 30), Buffer.alloc(0), Buffer.from("%PDF-1.7")]) {
      const { status, body } = await put(ada.accessToken, bytes);
      assert.deepEqual([status, body.code, body.errors[0].pointer], [400, "invalid-request", "/body/file"]);
    }
    const large = await put(ada.accessToken, Buffer.alloc(11 * 1024 * 1024));
    assert.equal(large.status, 413, JSON.stringify(large.body));
    assert.equal((await me(ada)).picture, null);
    for (const address of ["/pictures/none", "/pictures/00000000-0000-4000-8000-000000000000"])
      assert.equal(await statusOf(address), 404);
  });

  test("belongs to its person: no key gives or takes one", async () => {
    const ada = await signUp(server.client);
    const key = await makeKey(ada);
    assert.equal((await put(key, png)).status, 403);
    assert.equal((await server.client.as(key).call("DELETE", "/api/auth/me/picture")).status, 403);
    assert.equal((await server.client.as(key).call("PATCH", "/api/auth/me", { body: { name: "Eve" } })).status, 403);
  });

  test("stands beside what a colleague writes and while the colleague types, for visitors and the team", async () => {
    const owner = await signUp(server.client);
    const bea = await joinTeam(server, owner, "agent");
    const renamed = await bea.client.call("PATCH", "/api/auth/me", { body: { name: "Bea Baker" } });
    assert.equal(renamed.body.name, "Bea Baker", renamed.text);
    const { picture } = (await put(bea.accessToken, png)).body;
    const member = { id: bea.userId, name: "Bea Baker", picture };
    const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
    const { body: asked } = await server.client.as(key, { origin }).post("/api/chatbot/send", { message: "Hello?" });
    const browser = server.client.as(key, { origin, "x-visitor-token": asked.visitorToken });
    const path = `/api/conversations/${asked.conversationId}`;
    const { ticket } = (await browser.post("/api/stream/tickets")).body;
    const page = await connect(server.url, `/api/stream?ticket=${ticket}`, { origin });
    await bea.client.post(`${path}/typing`, { isTyping: true });
    const typing = await page.until(({ type }) => type === "typing");
    assert.deepEqual(typing.who, { kind: "member", ...member });
    page.socket.close();
    const written = await bea.client.post(`${path}/messages`, { text: "Good day!" });
    assert.deepEqual(written.body.member, member);
    assert.deepEqual((await browser.get(`${path}/messages`)).body.data.at(-1).member, member);
    assert.deepEqual((await owner.client.get(path)).body.assignee, member);
  });
});

describe("a person's name and language", () => {
  test("are changed in every workspace", async () => {
    const ada = await signUp(server.client);
    const changed = await ada.client.call("PATCH", "/api/auth/me", {
      body: { name: " Ada Lovelace ", language: "de" },
    });
    assert.deepEqual([changed.status, changed.body.name, changed.body.language], [200, "Ada Lovelace", "de"]);
    assert.deepEqual([(await me(ada)).name, (await me(ada)).language], ["Ada Lovelace", "de"]);
    const without = await ada.client.call("PATCH", "/api/auth/me", { body: { name: null } });
    assert.deepEqual([without.body.name, without.body.language], [null, "de"]);
  });

  test("are refused at their fields", async () => {
    const ada = await signUp(server.client);
    const faults: [object, string][] = [
      [{ name: "  " }, "/body/name"],
      [{ name: "Ada\nBcc: all" }, "/body/name"],
      [{ name: "a".repeat(101) }, "/body/name"],
      [{ language: "xx" }, "/body/language"],
      [{}, "/body"],
    ];
    for (const [body, pointer] of faults) {
      const answer = await ada.client.call("PATCH", "/api/auth/me", { body });
      assert.deepEqual([answer.status, answer.body.errors?.[0].pointer], [400, pointer], answer.text);
    }
  });
});
