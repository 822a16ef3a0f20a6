import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { makeKey, type TestAnswer, type TestClient } from "../server/testing/client.ts";
import { type ModelDesk, openModelDesk } from "../server/testing/model-desk.ts";
import { type Api, apis, features, reaches } from "./connect-features.ts";

let desk: ModelDesk;
let api: TestClient;
let page: TestClient;
before(async () => {
  desk = await openModelDesk('{"ok":true}');
  api = desk.server.client.as(await makeKey(desk.person));
  const key = await makeKey(desk.person, { kind: "publishable", allowedOrigins: ["https://a.example"] });
  page = desk.server.client.as(key, { origin: "https://a.example" });
});
after(() => desk.stop());

type Outcome = "accepted" | { refused: string } | { answer: TestAnswer };
type Body = Record<string, unknown>;
const question = "Hello?";
const outcomeOf = (answer: TestAnswer, refused: string | undefined): Outcome => {
  if (answer.status === 200) return "accepted";
  return answer.status === 400 && refused !== undefined ? { refused } : { answer };
};
const v1 = async (path: string, body: Body): Promise<Outcome> => {
  const answer = await api.post(path, { model: "parley", ...body });
  return outcomeOf(answer, answer.body?.error?.param);
};
const chat = async (client: TestClient, body: Body): Promise<Outcome> => {
  const messages = [{ id: "1", role: "user", parts: [{ type: "text", text: question }] }];
  const answer = await client.post("/api/chat", { id: crypto.randomUUID(), messages, ...body });
  return outcomeOf(answer, answer.body?.errors?.[0]?.pointer.replace("/body/", ""));
};

/** Sends a question with the feature. A refusal says which parameter was refused. */
const send: Record<Api, (body: Body) => Promise<Outcome>> = {
  chat: (body) => v1("/v1/chat/completions", { messages: [{ role: "user", content: question }], ...body }),
  responses: (body) => v1("/v1/responses", { input: question, ...body }),
  server: (body) => chat(api, body),
  page: (body) => chat(page, body),
  mcp: async (body) => {
    const params = { name: "ask_assistant", arguments: { message: question, ...body } };
    const answer = await api.post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const { isError, content } = answer.body.result;
    return isError ? { refused: /\/body\/(\S+)/.exec(content[0].text)?.[1] ?? content[0].text } : "accepted";
  },
};

type Row = { feature: string; cells: string[] };

async function readTable(): Promise<Row[]> {
  const guide = await readFile(new URL("../docs/guides/connect-clients.md", import.meta.url), "utf8");
  const [, fromHere = ""] = guide.split("## What becomes of each feature");
  const [table] = fromHere.split("\n## ");
  const rows = table!.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(2).map((line) => {
    const [feature, ...cells] = line
      .split("|")
      .map((cell) => cell.trim())
      .slice(1, -1);
    return { feature: feature!, cells };
  });
}

test("the guide's table is true: every feature is passed on, without effect or refused as it says", async () => {
  const rows = await readTable();
  assert.deepEqual(
    rows.map(({ feature }) => feature),
    Object.keys(features),
  );
  for (const { feature, cells } of rows) {
    const tried = features[feature]!;
    for (const [index, name] of apis.entries()) {
      const place = `${feature}, ${name}: ${cells[index]}`;
      const body = tried[name];
      if (body === undefined) {
        assert.equal(cells[index], "–", place);
        continue;
      }
      const [, effect, parameter] = /^(passed on|without effect|refused): `(\w+)`$/.exec(cells[index]!) ?? [];
      assert.ok(parameter !== undefined && Object.hasOwn(body, parameter), place);
      const before = desk.provider.requests.length;
      const outcome = await send[name](body);
      if (effect === "refused") {
        assert.ok(typeof outcome === "object" && "refused" in outcome, `${place} → ${JSON.stringify(outcome)}`);
        assert.match(outcome.refused, new RegExp(`^${parameter}\\b`), place);
        continue;
      }
      assert.equal(outcome, "accepted", `${place} → ${JSON.stringify(outcome)}`);
      const requests = desk.provider.requests.slice(before);
      assert.ok(requests.length > 0, place);
      assert.equal(reaches(tried, requests), effect === "passed on", place);
    }
  }
});
