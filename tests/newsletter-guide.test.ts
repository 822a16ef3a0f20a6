import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../server/testing/client.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";
import { readCodeBlocks } from "./markdown.ts";

let server: TestServer;
let person: Person;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
});
after(() => server.stop());

test("the form of the guide signs up, leads on to its page, and the mail's button confirms", async () => {
  const key = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
  const guide = await readFile(new URL("../docs/guides/newsletter.md", import.meta.url), "utf8");
  const written = readCodeBlocks(guide).find(({ language }) => language === "html")?.text ?? "";
  const form = written.replace("https://assistant.example.com", server.url).replace("parley_pk_…", key);
  const names = [...form.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name = ""]) => name);
  const given = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(
    ([, name = "", value = ""]): [string, string] => [name, value],
  );
  const typed = { email: "ada@example.com", name: "Ada", consent: "on", _gotcha: "" };
  assert.deepEqual(new Set(names), new Set([...given.map(([name]) => name), ...Object.keys(typed)]));
  const response = await fetch(/action="([^"]+)"/.exec(form)?.[1] ?? "", {
    method: "POST",
    redirect: "manual",
    headers: { origin: "https://shop.example", accept: "text/html" },
    body: new URLSearchParams([...given, ...Object.entries(typed)]),
  });
  assert.deepEqual([response.status, response.headers.get("location")], [303, "https://shop.example/almost-there"]);
  const path = await until(async () => {
    const { body } = await person.client.get("/api/settings/mail/outbox");
    return /\/newsletter\/confirm\/[\w-]+/.exec(body.data[0]?.text ?? "")?.[0];
  });
  assert.equal((await server.client.post(path)).status, 200);
  const { data } = (await person.client.get("/api/newsletter/subscribers")).body;
  assert.deepEqual([data[0].status, data[0].lists[0].list], ["confirmed", "newsletter"]);
  const { proofs } = (await person.client.get(`/api/newsletter/subscribers/${data[0].id}`)).body;
  assert.deepEqual([proofs[0].formId, proofs[0].consent], ["footer", true]);
});
