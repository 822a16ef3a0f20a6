import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const origin = "https://shop.example.com";

async function makePage(): Promise<{ owner: Person; key: string }> {
  const owner = await signUp(server.client);
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  return { owner, key };
}

const leadsOf = async (owner: Person, query = "") => (await owner.client.get(`/api/leads${query}`)).body.data;
const formOf = (fields: Record<string, string> | [string, string][]) => new URLSearchParams(fields).toString();
const postForm = (fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}) =>
  server.client.post("/api/leads", formOf(fields), {
    headers: { "content-type": "application/x-www-form-urlencoded", origin, ...headers },
  });

describe("a form without JavaScript", () => {
  test("is thanked with a page, and its fields are those of a lead", async () => {
    const { owner, key } = await makePage();
    const page = await postForm({
      key,
      name: "Ada",
      email: "ada@example.com",
      phone: "",
      message: "Please call <b>me</b>.",
      consent: "on",
      utm_source: "news",
      colour: "blue",
      page: "https://shop.example.com/contact",
    });
    assert.equal(page.status, 200, page.text);
    assert.match(page.headers.get("content-type") ?? "", /^text\/html/);
    assert.match(page.text, /Thank you/);
    const [lead] = await leadsOf(owner);
    assert.deepEqual(
      [lead.name, lead.phone, lead.message, lead.consent, lead.utm, lead.custom, lead.page],
      [
        "Ada",
        null,
        "Please call <b>me</b>.",
        true,
        { source: "news" },
        { colour: "blue" },
        "https://shop.example.com/contact",
      ],
    );
    assert.ok(!JSON.stringify(lead).includes(key));
  });

  test("is led on to a page of an allowed origin, and to no other", async () => {
    const { key } = await makePage();
    const next = async (_next: string) => {
      const { status, headers } = await postForm({ key, email: "ada@example.com", _next });
      return [status, headers.get("location")];
    };
    assert.deepEqual(await next(`${origin}/thanks?a=1`), [303, `${origin}/thanks?a=1`]);
    for (const foreign of [
      "https://evil.example.com/",
      `${origin}.evil.example.com/`,
      "//evil.example.com",
      "javascript:alert(1)",
      `https://shop.example.com@evil.example.com/`,
      "not an address",
    ]) {
      assert.deepEqual(await next(foreign), [200, null], foreign);
    }
    const { headers } = await postForm({ key, email: "ada@example.com", _next: `${origin}/a\r\nset-cookie: a=b` });
    assert.equal(headers.get("set-cookie"), null);
  });

  test("with a mistake gets a page in a browser and a problem elsewhere, and neither runs what it sent", async () => {
    const { key } = await makePage();
    const wrong = { key, email: "<script>alert(1)</script>" };
    const page = await postForm(wrong, { accept: "text/html,*/*" });
    assert.equal(page.status, 400);
    assert.match(page.headers.get("content-type") ?? "", /^text\/html/);
    assert.match(page.text, /role="alert"/);
    assert.doesNotMatch(page.text, /<script/);
    const short = await postForm({ key, email: "x" }, { accept: "text/html" });
    assert.match(short.text, />email must have at least 3 characters/, "a visitor reads no JSON pointer");
    assert.equal((await postForm(wrong)).body.errors[0].pointer, "/body/email");
    for (const fields of [{ email: "ada@example.com" }, { key: "parley_pk_forged", email: "ada@example.com" }]) {
      const refused = await postForm(fields as Record<string, string>, { accept: "text/html" });
      assert.equal(refused.status, 401);
      assert.match(refused.text, /<h1>That did not work/);
    }
  });

  test("takes no secret key, no other origin, and no body without end", async () => {
    const { owner, key } = await makePage();
    const secret = await makeKey(owner);
    const inPage = await postForm({ key: secret, email: "ada@example.com" });
    assert.deepEqual([inPage.status, inPage.body.code], [403, "secret-key-in-browser"]);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const byProgram = await server.client.post("/api/leads", formOf({ key: secret, email: "ada@example.com" }), {
      headers,
    });
    assert.equal(byProgram.status, 401, byProgram.text);
    const foreign = await postForm({ key, email: "ada@example.com" }, { origin: "https://evil.example.com" });
    assert.equal(foreign.body.code, "origin-not-allowed");
    const large = await postForm({ key, email: "ada@example.com", message: "a".repeat(10_000_000) });
    assert.equal(large.body.code, "body-too-large");
    const many = Array.from({ length: 60 }, (_, index): [string, string] => [`field${index}`, "x"]);
    assert.equal((await postForm([["key", key], ["email", "ada@example.com"], ...many])).status, 400);
    assert.deepEqual(await leadsOf(owner), []);
  });

  test("counts the last of two fields of one name", async () => {
    const { owner, key } = await makePage();
    const fields: [string, string][] = [
      ["key", key],
      ["email", "first@example.com"],
      ["email", "last@example.com"],
      ["interest", "a"],
      ["interest", "b"],
    ];
    assert.equal((await postForm(fields)).status, 200);
    const [lead] = await leadsOf(owner);
    assert.deepEqual([lead.email, lead.custom], ["last@example.com", { interest: "b" }]);
  });
});
