import assert from "node:assert/strict";
import { test } from "node:test";
import { signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const path = "/api/settings/newsletter";

const server = useTestServer();

test("the settings say what is wrong with a language, a name, an address and a colour, and keep what was", async () => {
  const { client } = await signUp(server.client);
  const change = (body: unknown) => client.call("PATCH", path, { body });
  const good = { senderName: "Zoë’s Shop 🌷", language: "de-AT", postalAddress: "High Street 1\n12345 Town" };
  const set = await change(good);
  assert.equal(set.status, 200, set.text);
  for (const [field, value, says] of [
    ["language", "sv", /is none of en, de, fr, es, it, nl, pt/],
    ["language", "klingon", /is none of/],
    ["senderName", "Shop\r\nBcc: eve@evil.example", /one line/],
    ["senderName", "Shop\u0007", /one line/],
    ["senderName", "Shop\u2029", /one line/],
    ["senderName", "   ", /not blank/],
    ["replyTo", "nobody", /e-mail address/],
    ["accentColour", "red", /colour/],
  ] as const) {
    const { status, body, text } = await change({ [field]: value });
    assert.deepEqual([status, body.errors?.[0]?.pointer], [400, `/body/${field}`], text);
    assert.match(body.errors[0].message, says);
  }
  const list = { slug: "lagom", name: "Lagom", language: "sv" };
  assert.equal((await client.post("/api/newsletter/lists", list)).body.errors[0].pointer, "/body/language");
  const { body } = await client.get(path);
  assert.deepEqual({ ...body, ...good }, body);
});
