import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type ModelDesk, openModelDesk } from "../../../../testing/model-desk.ts";

const care = (part: string): string =>
  `${part}: ${"let it drip dry, fold it along the seams, and keep it in the blue sack. ".repeat(6)}`;
const sails = `# Sails

## Washing a sail

Washing a sail takes an afternoon.

${care("The foot of it")}

${care("The luff of it")}

${care("The leech of it")}

## Mending

A tear is taped on both sides with number 42 tape.

${care("The batten")}
`;
const tents = `# Tents

Washing a tent takes a morning. ${care("The poles")}
`;
const question = "How long does washing a sail take?";

type Shown = { documentId: string; section: string | null; start: number; end: number; tokens: number };

describe("what a model is shown of the knowledge", () => {
  let desk: ModelDesk;
  before(async () => {
    desk = await openModelDesk("It takes an afternoon [1].");
    await desk.teach(["Sails", sails], ["Tents", tents]);
  });
  after(() => desk.stop());

  const settle = async (change: Record<string, unknown>) => {
    const { body } = await desk.person.client.get("/api/assistants");
    return desk.person.client.call("PATCH", `/api/assistants/${body.data[0].id}`, { body: change });
  };
  const provenanceOf = async ({ body }: { body: { messageId: string } }) =>
    (await desk.person.client.get(`/api/messages/${body.messageId}/provenance`)).body;
  const lastPrompt = (): string => desk.provider.requests.at(-1)!.body.messages.at(-1).content;
  const textOf = async ({ documentId, start, end }: Shown): Promise<string> =>
    (await desk.person.client.get(`/api/knowledge/documents/${documentId}`)).body.text.slice(start, end);
  const tokensOf = (shown: readonly Shown[]): number => shown.reduce((sum, { tokens }) => sum + tokens, 0);

  test("is the whole section with its headings, then what stands around it, and other articles", async () => {
    const sent = await desk.send(question);
    assert.equal(sent.body.citations[0].section, "Washing a sail");
    const prompt = lastPrompt();
    assert.match(prompt, /^<passages-\w+>\n\[1\] Sails > Washing a sail\n/);
    assert.match(
      prompt,
      /an afternoon[\s\S]*The foot[\s\S]*The luff[\s\S]*The leech[\s\S]*number 42 tape[\s\S]*a tent/,
    );
    assert.equal(prompt.split("an afternoon").length, 2);
    const provenance = await provenanceOf(sent);
    assert.ok(provenance.considered.length > 0);
  });

  test("is told by the provenance part by part, in the order in which it was shown", async () => {
    const { shown } = await provenanceOf(await desk.send(question));
    const prompt = lastPrompt();
    let at = 0;
    for (const [number, part] of (shown as Shown[]).entries()) {
      const place = prompt.indexOf(await textOf(part), at);
      assert.ok(place > at, `part ${number}`);
      assert.ok(prompt.slice(at, place).includes(`[${number + 1}]`));
      at = place;
    }
    assert.deepEqual([shown[0].section, shown.at(-1).section], ["Washing a sail", null]);
    assert.ok(tokensOf(shown) <= 5_000);
    assert.equal((await provenanceOf(await desk.send(question, { model: "parley-offline" }))).shown, undefined);
  });

  test("has so many tokens as the assistant says", async () => {
    assert.equal((await settle({ maxKnowledgeTokens: 499 })).status, 400);
    assert.equal((await settle({ maxKnowledgeTokens: 500 })).status, 200);
    try {
      const { shown } = await provenanceOf(await desk.send(question));
      assert.ok(shown.length > 0 && tokensOf(shown) <= 500, JSON.stringify(shown));
      assert.match(lastPrompt(), /an afternoon/);
    } finally {
      await settle({ maxKnowledgeTokens: 5_000 });
    }
  });

  test("leaves room in a small context window, which Parley or the provider's list knows", async () => {
    const known = await provenanceOf(await desk.send(question, { model: "scripted/llama-2-7b" }));
    const all = await provenanceOf(await desk.send(question));
    await settle({ maxOutputTokens: 3_500 });
    try {
      const less = await provenanceOf(await desk.send(question, { model: "scripted/llama-2-7b" }));
      assert.equal(known.shown.length, all.shown.length);
      assert.ok(tokensOf(less.shown) <= 500, JSON.stringify(less.shown));
      const { data } = (await desk.person.client.get("/api/providers")).body;
      const name = (defaultModel: string | null) =>
        desk.person.client.call("PATCH", `/api/providers/${data[0].id}`, { body: { defaultModel } });
      desk.provider.list("tiny-1", 3_900);
      assert.equal((await name(null)).status, 200);
      const listed = await provenanceOf(await desk.send(question));
      await name("scripted-1");
      assert.deepEqual([listed.model, listed.shown], ["scripted/tiny-1", less.shown]);
    } finally {
      await settle({ maxOutputTokens: 1_000 });
    }
  });

  test("is what search_knowledge gives, to the model by the same numbers and to clients of MCP", async () => {
    desk.provider.answer(({ body }) =>
      body.messages.at(-1).role === "tool"
        ? "It takes an afternoon [1], and a tear is taped [5]."
        : [{ call: { name: "search_knowledge", input: { query: question } } }],
    );
    const sent = await desk.send(question);
    const prompt = desk.provider.requests.at(-2)!.body.messages.at(-1).content as string;
    const quoted = (text: string): string => text.replace(/<\/?[\w-]+>/g, "").trim();
    assert.equal(quoted(lastPrompt()), quoted(prompt.slice(0, prompt.lastIndexOf("</"))));
    const { shown } = await provenanceOf(sent);
    const call = { name: "search_knowledge", arguments: { query: question } };
    const told = await desk.person.client.post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: call });
    const spans = (parts: readonly Shown[]) => parts.map(({ documentId, start, end }) => [documentId, start, end]);
    assert.deepEqual(spans(told.body.result.structuredContent.passages), spans(shown));
    const few = { name: "search_knowledge", arguments: { query: question, limit: 1 } };
    const first = await desk.person.client.post("/mcp", { jsonrpc: "2.0", id: 2, method: "tools/call", params: few });
    assert.equal(first.body.result.structuredContent.passages.length, 1);
  });
});
