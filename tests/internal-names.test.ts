import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createOutbound } from "@parley/outbound";
import { type Person, signUp, type TestAnswer } from "../server/testing/client.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";

/** Names of the operator's network, which the resolver of the server knows, and one that is none. */
const names: Record<string, string[]> = {
  "vault.example": ["10.0.0.9"],
  "metadata.example": ["169.254.169.254"],
  "half.example": ["93.184.215.14", "127.0.0.1"],
};
const unknown = "missing.example";

/** Says what an answer says, without what differs between two answers of the same kind. */
function saidBy({ status, body, text }: TestAnswer, name: string): unknown {
  const { requestId: _id, durationMs: _duration, at: _at, ...said } = body ?? { text };
  return JSON.parse(JSON.stringify({ status, said }).replaceAll(name, "<name>"));
}

describe("a workspace that enters addresses", () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: "" } });
    person = await signUp(server.client);
    server.server.kernel.outbound = createOutbound(
      { allow: [] },
      {
        async lookup(hostname) {
          const found = names[hostname];
          if (found === undefined) throw Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
          return found.map((address) => ({ address }));
        },
      },
    );
  });
  after(() => server.stop());

  const ways: [string, (name: string) => Promise<TestAnswer>][] = [
    [
      "webhook endpoints",
      async (name) => {
        const made = await person.client.post("/api/webhook/endpoints", { url: `http://${name}/hook` });
        assert.equal(made.status, 201, made.text);
        const sent = await person.client.post(`/api/webhook/endpoints/${made.body.id}/test`);
        assert.equal(sent.body.error, "connection-failed");
        delete sent.body.request;
        delete sent.body.messageId;
        return sent;
      },
    ],
    [
      "providers of models",
      async (name) => {
        const made = await person.client.post("/api/providers", {
          kind: "openai-compatible",
          name: name.replace(".", "-"),
          baseUrl: `http://${name}/v1`,
        });
        assert.equal(made.status, 201, made.text);
        const tried = await person.client.post(`/api/providers/${made.body.id}/test`, { model: "m" });
        assert.equal(tried.body.ok, false);
        return { ...tried, body: { ...tried.body, model: null } };
      },
    ],
    ...["openapi", "mcp"].map((kind): [string, (name: string) => Promise<TestAnswer>] => [
      `toolboxes of the kind ${kind}`,
      (name) => person.client.post("/api/toolboxes", { name: "box", kind, url: `http://${name}/openapi.json` }),
    ]),
  ];
  for (const [what, ask] of ways) {
    test(`cannot tell by ${what} which names exist in the operator's network`, async () => {
      const expected = saidBy(await ask(unknown), unknown);
      for (const name of Object.keys(names)) assert.deepEqual(saidBy(await ask(name), name), expected, name);
    });
  }

  test("is told at once that a name of a local network, or a private address, is refused", async () => {
    for (const host of ["localhost", "db", "vault.internal", "printer.local", "10.0.0.9", "[::1]"]) {
      const url = `http://${host}/v1`;
      const answers = [
        await person.client.post("/api/webhook/endpoints", { url }),
        await person.client.post("/api/providers", { kind: "openai-compatible", name: "local", baseUrl: url }),
        await person.client.post("/api/toolboxes", { name: "box", kind: "mcp", url }),
      ];
      for (const { status, body } of answers) assert.deepEqual([status, body.code], [422, "address-refused"], url);
    }
  });
});
