import assert from "node:assert/strict";
import { signUp } from "../../../server/testing/client.ts";
import type { ScriptedAttack } from "./scripted-attack.ts";

const list = (item: string, bytes: number) =>
  `[${Array(Math.floor(bytes / (item.length + 1)))
    .fill(item)
    .join(",")}]`;
const mebibyte = 1_048_576;

const bodies: [path: string, make: (item: string, bytes: number) => string, most: number][] = [
  ["/api/knowledge/sources", (item, bytes) => `{"sources":${list(item, bytes)}}`, 8 * mebibyte],
  ["/v1/chat/completions", (item, bytes) => `{"model":"parley","messages":${list(item, bytes)}}`, mebibyte],
  ["/v1/responses", (item, bytes) => `{"input":${list(item, bytes)}}`, mebibyte],
  ["/v1/embeddings", (item, bytes) => `{"model":"a/b","input":${list(item, bytes)}}`, mebibyte],
  ["/api/chat", (item, bytes) => `{"id":"a","messages":${list(item, bytes)}}`, mebibyte],
  ["/api/keys", (item, bytes) => `{"name":"a","kind":"secret","scopes":${list(item, bytes)}}`, mebibyte],
  ["/api/webhook/endpoints", (item, bytes) => `{"url":"https://a.example","events":${list(item, bytes)}}`, mebibyte],
  ["/api/chatbot/send", (item, bytes) => `{"message":"a","context":{"userId":${list(item, bytes)}}}`, mebibyte],
  ["/mcp", (item, bytes) => list(item, bytes), mebibyte],
];
const items = ["1", "null", '""', "{}", "[]", '{"type":"text"}', '{"a":1,"b":2}', '"\\ud83d"'];

export const longLists: ScriptedAttack = {
  name: "400,000 items of the wrong kind",
  async run(victim) {
    const { client } = await signUp(victim.client);
    for (const [path, make, most] of bodies) {
      for (const item of items) {
        const body = make(item, most - 2_000);
        const { status, text } = await client.call("POST", path, { body });
        assert.ok(status >= 400 && status < 500, `${path} with ${item}: ${status} ${text.slice(0, 300)}`);
      }
    }
    const groups = `{"groups":${list('["a","b"]', mebibyte - 100)}}`;
    assert.ok((await client.call("PUT", "/api/knowledge/synonyms", { body: groups })).status < 500);
    const wide = `{${Array.from({ length: 80_000 }, (_, index) => `"k${index}":1`).join(",")}}`;
    for (const path of ["/api/chatbot/send", "/api/keys", "/api/assistants"]) {
      const { status, text } = await client.call("POST", path, { body: wide });
      assert.ok(status >= 400 && status < 500, `${path} with 80,000 members: ${status} ${text.slice(0, 300)}`);
    }
  },
};
