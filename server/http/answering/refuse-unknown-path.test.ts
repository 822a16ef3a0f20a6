import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKey, signUp } from "../../testing/client.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer({ settings: { PARLEY_CONSOLE: "off" } });

test("without the console, the root is a page of links for people, and a problem with a hint for programs", async () => {
  const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "de-AT,en;q=0.5" };
  const page = await server.client.get("/", { headers });
  assert.equal(page.status, 200);
  assert.match(page.text, /<html lang="de">[\s\S]*<h1>Parley läuft/);
  assert.match(page.text, /href="\/account\/outbox"/);
  for (const [, path] of page.text.matchAll(/href="([^"]+)"/g)) {
    assert.equal((await server.client.get(path!, { headers })).status, 200, path);
  }
  const problem = await server.client.get("/", { headers: { accept: "*/*" } });
  assert.deepEqual([problem.status, problem.body.code], [404, "not-found"]);
  assert.match(problem.body.detail, /\/docs/);
  const head = await server.client.call("HEAD", "/", { headers });
  assert.deepEqual([head.status, head.text], [200, ""]);
  assert.equal((await server.client.post("/", {}, { headers })).status, 404);
});

test("a path with a slash too many is told how it is written", async () => {
  for (const [written, meant] of [
    ["//api/leads", "/api/leads"],
    ["/api//conversations/mine/messages/", "/api/conversations/mine/messages"],
  ] as const) {
    const { status, body } = await server.client.get(written);
    assert.equal(status, 404, written);
    assert.ok(body.detail.includes(`write ${meant}.`), body.detail);
  }
  assert.match((await server.client.get("/api/nowhere/")).body.detail, /^Nothing exists/);
});

test("a page that may not use a key is told which origin came, and which may", async () => {
  const owner = await signUp(server.client);
  const allowedOrigins = ["http://127.0.0.1:8080", "https://shop.example"];
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins });
  const ask = async (origin: string) =>
    (await server.client.as(key, { origin }).post("/api/chatbot/send", { message: "Hi" })).body;
  const other = await ask("https://staging.shop.example");
  assert.deepEqual([other.origin, other.allowedOrigins], ["https://staging.shop.example", allowedOrigins]);
  assert.match(
    other.detail,
    /from https:\/\/staging\.shop\.example\..* used from http:\/\/127\.0\.0\.1:8080, https:\/\/shop\.example\./,
  );
  assert.match((await ask("http://localhost:8080")).detail, /open the page at http:\/\/127\.0\.0\.1:8080/);
  assert.match((await ask("null")).detail, /opened as a file.*web server/);
});
