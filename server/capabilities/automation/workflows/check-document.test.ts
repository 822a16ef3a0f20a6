import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Problem } from "../../../kernel/problem.ts";
import { createUntrusted } from "../../../kernel/untrusted/create-untrusted.ts";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { checkDocument } from "./check-document.ts";

/** The long form reads documents of the greatest length, the short form those of a quarter. */
const share = process.env.FAULTS === "long" ? 1 : 4;
const longest = 260_000 / share;

const head = "document: { dsl: 1.0.3, namespace: shop, name: order, version: 0.1.0 }\n";

describe("POST /api/workflows/validate", () => {
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    server = await startTestServer();
    client = server.client.as((await signUp(server.client)).accessToken);
  });
  after(() => server.stop());

  const validate = async (body: string, contentType = "application/yaml") => {
    const answer = await client.call("POST", "/api/workflows/validate", {
      body,
      headers: { "content-type": contentType },
    });
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  };

  test("finds nothing in a workflow without faults, in YAML and in JSON", async () => {
    const right = { valid: true, problems: [] };
    assert.deepEqual(await validate(`${head}do: [{ a: { set: { b: '\${ .c }' } } }]\n`), right);
    const document = { dsl: "1.0.3", namespace: "shop", name: "order", version: "0.1.0" };
    assert.deepEqual(await validate(JSON.stringify({ document, do: [] }), "application/json"), right);
  });

  test("takes a workflow with warnings and hints, and tells them wherever it is shown", async () => {
    const text = `${head}do: [{ a: { set: { b: .customer }, then: end } }, { lost: { set: { c: 1 } } }]\n`;
    const { valid, problems } = await validate(text);
    const told = problems.map(({ severity, pointer }: Record<string, string>) => `${severity} ${pointer}`);
    assert.deepEqual([valid, told], [true, ["hint /do/0/a/set/b", "warning /do/1/lost"]]);
    const saved = await client.call("PUT", "/api/workflows/order", {
      body: text,
      headers: { "content-type": "application/yaml" },
    });
    assert.deepEqual([saved.status, saved.body.problems], [201, problems]);
    assert.deepEqual((await client.get("/api/workflows/order")).body.problems, problems);
    await client.call("DELETE", "/api/workflows/order");
  });

  test("takes each of the settings that the guide names", async () => {
    const settings =
      "timeZone: Europe/Berlin, catchUp: none, concurrency: 1, priority: 2, budget: { calls: 3 }, action: true, emptyPathVariables: true, maxAnswerBytes: 16777216, maxResultBytes: 16777216, ownEvents: true";
    const headed = head.replace(" }", `, metadata: { parley: { ${settings} } } }`);
    assert.deepEqual(await validate(`${headed}do: []\n`), { valid: true, problems: [] });
    assert.equal((await validate(`${headed.replace("16777216", "16777217")}do: []\n`)).valid, false);
  });

  test("refuses variables of a URI that are not of the form {name}, and shows that of a version from before", async () => {
    const documentOf = (endpoint: string) =>
      `${head}do: [{ a: { call: http, with: { method: get, endpoint: '${endpoint}' } } }]\n`;
    const right = documentOf("https://a.example/{pet.id}/{id}?q={q}");
    assert.deepEqual(await validate(right), { valid: true, problems: [] });
    for (const path of ["r/{+p}", "r{/p}", "r{?q}", "r/{a,b}", "r/{}", "r/{a:3}", "r/{ a }", "r/${a}"]) {
      const { problems } = await validate(documentOf(`https://a.example/${path}`));
      assert.deepEqual(
        problems.map(({ pointer }: { pointer: string }) => pointer),
        ["/do/0/a/with/endpoint"],
        path,
      );
      assert.match(problems[0].message, /no variables but \{name\}/);
    }
    const saved = await client.call("PUT", "/api/workflows/order", {
      body: right,
      headers: { "content-type": "application/yaml" },
    });
    assert.equal(saved.status, 201, saved.text);
    assert.deepEqual((await client.get("/api/workflows/order")).body.problems, []);
    // An earlier release has saved it so.
    await server.server.kernel.database.pool.query("update workflow_version set version = 2, source = $1", [
      documentOf("https://a.example/{+p}"),
    ]);
    await server.server.kernel.database.pool.query("update workflow set version = 2");
    const shown = (await client.get("/api/workflows/order")).body;
    assert.deepEqual([shown.isActive, shown.problems.length], [true, 1]);
    assert.equal(shown.problems[0].pointer, "/do/0/a/with/endpoint");
  });

  test("names faults of the form, of the meaning, of expressions and of cron patterns by their places", async () => {
    const { valid, problems } = await validate(`${head}schedule:
  cron: 61 * * * *
do:
  - first:
      if: .a ==
      set:
        b: Hello \${ .name | }!
      then: nowhere
`);
    assert.equal(valid, false);
    const told = problems.map(
      (each: { line: number; column: number; pointer: string; message: string }) =>
        `${each.line}:${each.column} ${each.pointer} ${each.message}`,
    );
    assert.match(told[0], /^3:9 \/schedule\/cron This is not a usable cron pattern: .*61/);
    assert.match(told[1], /^6:11 \/do\/0\/first\/if The expression is not valid: unexpected end/);
    assert.match(told[2], /^8:12 \/do\/0\/first\/set\/b The expression is not valid: unexpected end/);
    assert.equal(told[3], "9:13 /do/0/first/then `nowhere` is no task of this list. `then` cannot leave its list.");
    assert.equal(told.length, 4);
  });
});

test("documents that are made to take long are read, or refused, before the deadline", async () => {
  // Six times the usual deadline: a busy machine takes long for every document.
  const untrusted = createUntrusted({ deadlineMs: 60_000, maxHeapMiB: 192 });
  const many = (text: string, length = longest) => text.repeat(Math.floor(length / text.length));
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join("\n");
  const documents = [
    many("["),
    many("{a: "),
    many("- "),
    many("? "),
    many('"'),
    many("! "),
    `[${many(",")}]`,
    many("a:\n"),
    many("- *a\n"),
    lines(20_000 / share, (index) => `- &a${index} x`),
    `a0: &a0 {}\n${lines(5_000 / share, (index) => `a${index + 1}: &a${index + 1} {<<: *a${index}, b${index}: 1}`)}`,
    `${head}do:\n${lines(900 / share, (index) => `- ${"t".repeat(40)}${index}: {wait: PT1S, then: ${"t".repeat(41)}}`)}`,
    `${head}do: [{a: {set: '\${ ${many("def ", 16_000)} }'}}]`,
    `${head}do: [{a: {set: '\${ ${many('"\\(', 250_000 / share)}'}}]`,
    `${head}do: [{a: {wait: P${many("1", 250_000 / share)}}}]`,
    `${head}do:\n${lines(100, (index) => `- a${index}: {input: {schema: {document: {id: ${index}}}}, wait: PT1S}`)}`,
  ];
  try {
    for (const text of documents) {
      const checked = checkDocument({ untrusted }, "w", text, {
        knownFunctions: [],
        checkSyntax: async () => undefined,
        checkCron: () => undefined,
      });
      const outcome = await checked.catch((error: unknown) => error);
      // Some documents exceed the memory of the thread, and the answer says so. None exceeds its time.
      if (outcome instanceof Problem) assert.match(outcome.detail, /memory/, text.slice(0, 100));
      else assert.ok(!(outcome instanceof Error), String(outcome));
    }
  } finally {
    await untrusted.close();
  }
});
