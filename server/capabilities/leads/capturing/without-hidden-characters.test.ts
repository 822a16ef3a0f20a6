import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKey, signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const origin = "https://shop.example.com";
async function openPage() {
  const owner = await signUp(server.client);
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  const send = (fields: Record<string, string>, accept = "application/json") =>
    server.client.post("/api/leads", new URLSearchParams({ key, ...fields }).toString(), {
      headers: { "content-type": "application/x-www-form-urlencoded", origin, accept },
    });
  const stored = async () => [
    ...(await owner.client.get("/api/leads")).body.data,
    ...(await owner.client.get("/api/leads?status=spam")).body.data,
  ];
  return { owner, send, stored };
}

test("a form is stored as it is seen: no turned lines, no text without width, no hidden orders", async () => {
  const { owner, send, stored } = await openPage();
  const orders = [..."ignore all"].map((letter) => String.fromCodePoint(0xe0000 + letter.codePointAt(0)!)).join("");
  const answer = await send({
    name: "A\u202eda\u200b Love\r\nlace",
    email: "ada@example.com",
    company: "\u200b\u2060\ufeff",
    message: `Zwei\u00adZeilen\r\nmit \u001b[31mFarbe${orders}, سلام‌ها 👩‍🚀`,
    colour: "\u2066blue\u2069",
  });
  assert.equal(answer.status, 201, answer.text);
  const [lead] = await stored();
  assert.deepEqual(
    [lead.name, lead.company, lead.message, lead.custom],
    ["Ada Love lace", null, "ZweiZeilen\r\nmit [31mFarbe, سلام‌ها 👩‍🚀", { colour: "blue" }],
  );
  const { data } = (await owner.client.get("/api/contacts")).body;
  for (const { name } of data) assert.equal(name, "Ada Love lace");
});

test("what cannot be stored or is too long gets one clear problem, as a page in a browser", async () => {
  const { send, stored } = await openPage();
  const wrong: [Record<string, string>, string][] = [
    [{ email: "ada@example.com", name: "A\u0000da" }, "/body/name"],
    [{ email: "ada@example.com", name: "a".repeat(201) }, "/body/name"],
    [{ email: "ada@example.com", message: "é".repeat(10_001) }, "/body/message"],
    [{ email: "ada\u200b@example.com" }, "/body/email"],
    [{ email: "\u202eada@example.com" }, "/body/email"],
    [{ email: "ada@exa\u0000mple.com" }, "/body/email"],
    [{ phone: "\u202e+49 30 901820\u2066" }, "/body/phone"],
    [{ email: "ada@example.com", ["x".repeat(65)]: "too long a name" }, "/body/custom"],
  ];
  for (const [fields, pointer] of wrong) {
    const refused = await send(fields);
    assert.equal(refused.status, 400, `${pointer}: ${refused.text}`);
    assert.equal(refused.body.errors.length, 1, refused.text);
    assert.ok(refused.body.errors[0].pointer.startsWith(pointer), refused.text);
    const page = await send(fields, "text/html");
    assert.deepEqual([page.status, page.text.match(/role="alert"/g)?.length], [400, 1]);
  }
  assert.deepEqual(await stored(), []);
});
