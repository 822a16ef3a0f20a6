import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";

type Line = Record<string, unknown> & { msg: string };
const started: TestServer[] = [];
after(() => Promise.all(started.map((server) => server.stop())));

async function start(
  requests: string,
  level = "info",
): Promise<{ server: TestServer; answered: () => Line[]; text: () => string }> {
  const pieces: string[] = [];
  const log = { write: (lines: string) => void pieces.push(lines) };
  const server = await startTestServer({ settings: { PARLEY_LOG_LEVEL: level, PARLEY_LOG_REQUESTS: requests }, log });
  started.push(server);
  const answered = () =>
    pieces
      .join("")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Line)
      .filter(({ msg }) => msg === "answered");
  return { server, answered, text: () => pieces.join("") };
}

describe("the log has one line of a request", () => {
  let running: Awaited<ReturnType<typeof start>>;
  let person: Person;
  before(async () => {
    running = await start("all");
    person = await signUp(running.server.client);
  });

  test("with the pattern of its route and the caller's id, and nothing that the client sent", async () => {
    const key = await makeKey(person);
    const client = running.server.client.as(key);
    const sent = ["a-private-session", "a-private-word", "a-private-path"];
    const list = await client.get(`/api/conversations/${sent[0]}/messages?cursor=${sent[1]}`);
    const unknown = await client.get(`/api/${sent[2]}`);
    const ids = [list, unknown].map(({ headers }) => headers.get("x-request-id"));
    const lines = await until(() => {
      const found = running.answered().filter(({ requestId }) => ids.includes(requestId as string));
      return found.length === 2 && found;
    });
    const shown = lines.map(({ level, method, route, status, ms }) => [level, method, route, status, typeof ms]);
    assert.deepEqual(shown, [
      [30, "GET", "/api/conversations/:sessionId/messages", list.status, "number"],
      [30, "GET", "unknown", 404, "number"],
    ]);
    assert.match(String(lines[0]?.caller), /^key_[0-9a-z]{26}$/);
    for (const word of sent) assert.ok(!running.text().includes(word), word);
  });

  test("of a member with the member's id, and of nobody without one", async () => {
    const ids = [await person.client.get("/api/auth/me"), await running.server.client.get("/livez")].map(
      ({ headers }) => headers.get("x-request-id"),
    );
    const lines = await until(() => {
      const found = running.answered().filter(({ requestId }) => ids.includes(requestId as string));
      return found.length === 2 && found;
    });
    assert.match(String(lines[0]?.caller), /^usr_[0-9a-z]{26}$/);
    assert.ok(!("caller" in lines[1]!));
  });
});

test("only refused requests, or none, are logged where the operator wants it so", async () => {
  const [errors, off, quiet] = await Promise.all([start("errors"), start("off"), start("all", "warn")]);
  for (const { server } of [errors, off, quiet]) {
    await server.client.get("/livez");
    await server.client.get("/api/conversations");
    await server.server.stop();
  }
  assert.deepEqual(
    [errors, off, quiet].map(({ answered }) => answered().map(({ status }) => status)),
    [[401], [], []],
  );
});
