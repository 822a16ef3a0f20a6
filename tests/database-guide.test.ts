import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { everyScope } from "../server/capabilities/database/testing/database-desk.ts";
import { makeKey, signUp } from "../server/testing/client.ts";
import { useTestServer } from "../server/testing/test-server.ts";
import { readCodeBlocks } from "./markdown.ts";

const server = useTestServer();

test("every request of the guide does what it says, one after the other", async () => {
  const person = await signUp(server.client);
  const client = server.client.as(await makeKey(person, { scopes: everyScope }));
  const guide = await readFile(new URL("../docs/guides/database.md", import.meta.url), "utf8");
  const blocks = readCodeBlocks(guide)
    .filter(({ language }) => language.startsWith("json"))
    .map(({ language, text }) => ({ language, body: JSON.parse(text) }));
  const answers = [];
  for (const { body } of blocks.filter(({ language }) => language === "json")) {
    const answer = await client.post("/api/database", body);
    assert.equal(answer.status, 200, `${JSON.stringify(body)}: ${answer.text}`);
    answers.push(answer.body);
  }
  const [, , made, inserted, , , open, found, grouped, summed, batch] = answers;
  assert.equal(made.rows[0].email, "ada@example.com");
  assert.equal(inserted.rowCount, 2);
  assert.deepEqual(open.rows, [{ id: 2, total: 99.9, status: "open", customer: { email: "ada@example.com" } }]);
  assert.deepEqual(
    found.rows.map(({ id }: { id: number }) => id),
    [1],
  );
  assert.deepEqual(
    grouped.rows.map(({ status, orders }: { status: string; orders: number }) => [status, orders]),
    [
      ["open", 1],
      ["paid", 1],
    ],
  );
  assert.deepEqual(new Set(summed.rows.map(({ status }: { status: string }) => status)), new Set(["open", "paid"]));
  assert.deepEqual(batch.results[2].rows, [{ count: 1 }]);

  const narrow = blocks.find(({ language }) => language === "jsonc")?.body;
  const form = server.client.as(await makeKey(person, narrow));
  const leave = (customerId: number) =>
    form.post("/api/database", { operation: "insert", table: "orders", rows: [{ customerId, total: 1 }] });
  assert.equal((await leave(1)).status, 200);
  assert.equal((await leave(2)).status, 403);
  assert.equal((await form.post("/api/database", { operation: "select", table: "orders" })).status, 403);
});
