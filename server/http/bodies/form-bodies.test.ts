import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import Type from "typebox";
import { anyone } from "../../kernel/caller.ts";
import { capability } from "../../kernel/capability.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const response = { 200: Type.Unknown() };
const Body = Type.Object({ name: Type.String({ minLength: 3 }) });

const forms = capability({
  name: "forms",
  routes(app) {
    app.post(
      "/page",
      {
        schema: { summary: "Take a form", body: Body, response },
        guard: anyone,
        body: { kind: "form" },
        maxBodyBytes: 200,
      },
      (call) => call.body,
    );
    app.post("/json", { schema: { summary: "Take JSON", body: Body, response }, guard: anyone }, (call) => call.body);
    app.post(
      "/hook",
      {
        schema: { summary: "Take a signed form", body: Body, response },
        guard: anyone,
        body: { kind: "bytes", mediaTypes: ["application/x-www-form-urlencoded", "application/json"] },
      },
      (call) => ({ bytes: call.rawBody.toString(), parsed: call.parseRawBody().value }),
    );
  },
});

describe("form bodies", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ capabilities: [forms] });
  });
  after(() => server.stop());
  const send = (path: string, body: string, type = "application/x-www-form-urlencoded") =>
    server.client.post(path, body, { headers: { "content-type": type } });

  test("a page takes a form or JSON, and both must fit the same schema", async () => {
    assert.deepEqual((await send("/page", "name=M%C3%A9lanie+B&name=Zoe")).body, { name: "Zoe" });
    assert.deepEqual((await send("/page", '{"name":"Zoe"}', "application/json")).body, { name: "Zoe" });
    const refused = await send("/page", "name=Al");
    assert.deepEqual(
      [refused.status, refused.body.errors],
      [400, [{ pointer: "/body/name", message: "must have at least 3 characters" }]],
    );
  });

  test("a webhook gets the signed bytes of a form and its fields", async () => {
    assert.deepEqual((await send("/hook", "name=Zoe&x=%31")).body, {
      bytes: "name=Zoe&x=%31",
      parsed: { name: "Zoe", x: "1" },
    });
    assert.deepEqual((await send("/hook", '{"a":1}', "application/json; charset=utf-8")).body, {
      bytes: '{"a":1}',
      parsed: { a: 1 },
    });
  });

  test("a route for JSON does not take a form, and says what it takes", async () => {
    const { status, body } = await send("/json", "name=Zoe");
    assert.deepEqual([status, body.code], [415, "unsupported-media-type"]);
    assert.match(body.detail, /application\/json/);
    assert.match((await send("/page", "<a/>", "text/xml")).body.detail, /application\/json or application\/x-www-form/);
  });

  test("a form above the route's size, with too many fields, with NUL or with __proto__ is refused", async () => {
    assert.equal((await send("/page", `name=${"x".repeat(200)}`)).body.code, "body-too-large");
    assert.equal((await send("/hook", "a&".repeat(1_000))).body.code, "invalid-request");
    assert.equal((await send("/page", "name=abc%00")).body.code, "invalid-request");
    assert.equal((await send("/page", "name=Zoe&__proto__=x")).body.code, "invalid-request");
  });

  test("a compressed form is refused instead of misread", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-encoding": "gzip" };
    assert.equal((await server.client.post("/page", "name=Zoe", { headers })).status, 415);
  });
});
