import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, beforeEach, describe, test } from "node:test";
import { moveClock } from "../../../testing/move-clock.ts";
import { answerJson, bodyOf, type CallDesk, startCallDesk } from "./testing/call-desk.ts";

// biome-ignore lint/suspicious/noExplicitAny: outputs of every shape.
type Any = any;

const fixture = (name: string) => readFileSync(new URL(`../../toolboxes/fixtures/${name}`, import.meta.url), "utf8");
/** By path. Servers of the documents are relative to them, except of `/elsewhere`. */
const documents = new Map<string, string>();
const seen: { path: string; ifNoneMatch: string | undefined }[] = [];
const listParameter = (name: string, more: Any = {}) => ({
  name,
  in: "query",
  schema: { type: "array", items: { type: "string" } },
  ...more,
});
const shop = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  servers: [{ url: "/v1" }],
  paths: {
    "/orders/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      get: {
        operationId: "readOrder",
        parameters: [
          listParameter("expand[]"),
          listParameter("fields", { explode: false }),
          listParameter("filter", { style: "deepObject" }),
          { name: "X-Trace", in: "header", schema: { type: "string" } },
          { name: "session", in: "cookie", schema: { type: "string" } },
        ],
      },
      put: {
        operationId: "changeOrder",
        requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
      },
    },
    "/search": { get: { operationId: "search", parameters: [{ name: "q", in: "query", required: true }] } },
    "/orders": { post: { operationId: "addOrder" } },
    "/moved": { get: { operationId: "moved" } },
    "/gone": { get: { operationId: "gone" } },
  },
  components: { securitySchemes: { key: { type: "apiKey", in: "query", name: "api_key" } } },
};

let desk: CallDesk;
let url: string;
before(async () => {
  desk = await startCallDesk();
  url = await desk.serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://x");
    const document = documents.get(pathname);
    if (document !== undefined) {
      const ifNoneMatch = request.headers["if-none-match"];
      seen.push({ path: pathname, ifNoneMatch });
      if (ifNoneMatch === '"1"') return response.writeHead(304).end();
      return response.writeHead(200, { etag: '"1"' }).end(document);
    }
    if (pathname === "/secret.json" && request.headers.authorization !== undefined) {
      return answerJson(response, shop);
    }
    if (pathname === "/v1/moved") return response.writeHead(302, { location: "/v1/orders/1" }).end();
    if (pathname === "/v1/gone" || pathname.endsWith(".json")) return answerJson(response, {}, 404);
    const body = await bodyOf(request);
    return answerJson(response, { method: request.method, path: request.url, headers: request.headers, body });
  });
});
beforeEach(() => {
  documents.clear();
  documents.set("/shop.json", JSON.stringify(shop));
  seen.length = 0;
});
after(() => desk.stop());

const args = (operationId: string, parameters: Any = {}, more: Any = {}) => ({
  document: { endpoint: `${url}/shop.json` },
  ...{ operationId, parameters },
  ...more,
});
const call = async (operationId: string, parameters: Any = {}, more: Any = {}): Promise<Any> =>
  (await desk.call("openapi", args(operationId, parameters, more))).output;
const failing = (operationId: string, parameters: Any = {}, more: Any = {}) =>
  desk.fail("openapi", args(operationId, parameters, more));

describe("an openapi call", () => {
  test("writes path, query, headers and cookies as the document says", async () => {
    const seenThere = await call("readOrder", {
      id: "a/b",
      "expand[]": ["items", "customer"],
      fields: ["id", "total"],
      filter: { status: "open" },
      "X-Trace": "t1",
      session: "s1",
      api_key: "k1",
    });
    assert.equal(
      seenThere.path,
      "/v1/orders/a%2Fb?expand%5B%5D=items&expand%5B%5D=customer&fields=id,total&filter%5Bstatus%5D=open&api_key=k1",
    );
    const { "x-trace": trace, cookie, "idempotency-key": key } = seenThere.headers;
    assert.deepEqual([trace, cookie, key], ["t1", "session=s1", "run-1:/do/0"]);
  });

  test("makes the body of the parameter `body`, or of those that the document does not name", async () => {
    const whole = await call("changeOrder", { id: 7, body: { part: 17 } });
    assert.deepEqual([whole.method, whole.path, whole.body], ["PUT", "/v1/orders/7", '{"part":17}']);
    assert.equal(whole.headers["content-type"], "application/json");
    assert.equal((await call("changeOrder", { id: 7, part: 17, count: 2 })).body, '{"part":17,"count":2}');
  });

  test("reads Swagger 2 and YAML, with the server beside the document or elsewhere", async () => {
    documents.set("/petstore.json", fixture("petstore-2.json").replaceAll("petstore.swagger.io", new URL(url).host));
    const document = { endpoint: `${url}/petstore.json` };
    const found = await call("findPetsByStatus", { status: ["available", "sold"] }, { document });
    assert.match(found.path, /^\/petstore-2\/v2\/pet\/findByStatus\?status=available&status=sold$/);
    const pet = { name: "Rex", photoUrls: [] };
    assert.deepEqual(JSON.parse((await call("addPet", pet, { document })).body), pet);
    assert.deepEqual(JSON.parse((await call("addPet", { body: pet }, { document })).body), pet);
    documents.set("/petstore.yaml", fixture("petstore-3.yaml"));
    const yaml = { document: { endpoint: `${url}/petstore.yaml` } };
    assert.equal((await call("getPet", { id: "a", id_query: 3 }, yaml)).path, "/petstore-3/by-path/pets/a?id=3");
    const replaced = await call("replacePet", { id: "a", name: "Rex" }, yaml);
    assert.deepEqual([replaced.path, replaced.body], ["/petstore-3/by-operation/pets/a", '{"name":"Rex"}']);
  });

  test("may be repeated by the method that the document says", async () => {
    const may = (operationId: string) => desk.isIdempotent("openapi", args(operationId));
    assert.deepEqual(await Promise.all(["readOrder", "changeOrder", "addOrder"].map(may)), [true, true, false]);
  });

  test("authenticates the operation and the document apart from each other", async () => {
    const document = { endpoint: { uri: `${url}/secret.json`, authentication: { bearer: { token: "for-document" } } } };
    const authentication = { basic: { username: "ada", password: "s3cret" } };
    const made = await desk.call("openapi", args("search", { q: "x" }, { document, authentication }));
    assert.match((made.output as Any).headers.authorization, /^Basic /);
    assert.equal(made.authorization!.scheme, "Basic");
    const open = await call("search", { q: "x" }, { document });
    assert.equal(open.headers.authorization, undefined);
  });

  test("gives its output and takes redirects as http does", async () => {
    const shown = await call("search", { q: "x" }, { output: "response" });
    assert.deepEqual([shown.statusCode, shown.request.uri], [200, `${url}/v1/search?q=x`]);
    assert.equal((await failing("moved")).status, 302);
    assert.equal((await call("moved", {}, { redirect: true })).path, "/v1/orders/1");
    const gone = await failing("gone");
    assert.deepEqual([gone.kind, gone.status, gone.effect, gone.sends], ["communication", 404, "done", 1]);
  });

  test("reads a document once a minute, and then asks whether it has changed", async () => {
    documents.set("/often.json", JSON.stringify(shop));
    const document = { endpoint: `${url}/often.json` };
    await call("search", { q: "x" }, { document });
    await call("search", { q: "y" }, { document });
    assert.equal(seen.length, 1);
    moveClock(desk.server, 61_000);
    await call("search", { q: "x" }, { document });
    await call("search", { q: "x" }, { document });
    moveClock(desk.server, -61_000);
    assert.deepEqual(
      seen.map(({ ifNoneMatch }) => ifNoneMatch),
      [undefined, '"1"'],
    );
  });

  test("sends nothing when the document or a parameter is not right, and says why", async () => {
    documents.set("/html.json", "<html>");
    documents.set("/inner.json", JSON.stringify({ ...shop, servers: [{ url: "http://10.0.0.1" }] }));
    documents.set("/bomb.json", `{"openapi":"3.1.0","paths":${"[".repeat(200_000)}`);
    const faults: [Any, string, number, RegExp][] = [
      [args("nothing"), "configuration", 400, /no operation nothing/],
      [args("search", {}), "configuration", 400, /parameter q is missing/],
      [args("search", { q: "x", page: 2 }), "configuration", 400, /no parameter page/],
      [args("changeOrder", { id: 7 }), "configuration", 400, /parameter body is missing/],
      [args("readOrder", { id: ".." }), "configuration", 400, /segment of the path/],
      [
        args("search", {}, { document: { endpoint: `${url}/html.json` } }),
        "configuration",
        400,
        /OpenAPI document|JSON nor YAML/,
      ],
      [args("search", {}, { document: { endpoint: `${url}/bomb.json` } }), "configuration", 400, /cannot be used/],
      [args("search", {}, { document: { endpoint: `${url}/none.json` } }), "communication", 404, /answered 404/],
      [args("search", {}, { document: { endpoint: "file:///etc/passwd" } }), "configuration", 400, /complete URL/],
      [args("search", {}, { document: {} }), "configuration", 400, /has no URI/],
      [
        args("search", { q: "x" }, { document: { endpoint: `${url}/inner.json` } }),
        "authorization",
        403,
        /10\.0\.0\.1/,
      ],
    ];
    for (const [given, kind, status, detail] of faults) {
      const failure = await desk.fail("openapi", given);
      assert.deepEqual([given.operationId, failure.kind, failure.status], [given.operationId, kind, status]);
      assert.match(failure.detail!, detail);
      assert.deepEqual([failure.effect, failure.sends], ["not-sent", 0]);
    }
  });
});
