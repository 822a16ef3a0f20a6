import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type ScriptedProvider, type Step, startScriptedProvider } from "../../testing/providers/scripted-provider.ts";
import type { ModelFailed, ModelPart } from "./model.ts";
import { type ModelKind, modelVendors, openEmbedder, openModel } from "./open-model.ts";

let provider: ScriptedProvider;
before(async () => {
  provider = await startScriptedProvider();
});
after(() => provider.stop());

async function ask(kind: ModelKind, signal = new AbortController().signal): Promise<ModelPart[]> {
  const model = await openModel(kind, { modelId: "scripted-1", apiKey: "sk-scripted", baseUrl: provider.url, fetch });
  const messages = [
    { role: "system" as const, text: "Be brief." },
    { role: "user" as const, text: "Who are you?" },
  ];
  const tools = [{ name: "look_up", description: "Looks up.", inputSchema: { type: "object", properties: {} } }];
  const parts: ModelPart[] = [];
  for await (const part of model.stream({ messages, tools, maxOutputTokens: 100, signal })) parts.push(part);
  return parts;
}

const textOf = (parts: ModelPart[]) => parts.map((part) => (part.kind === "text" ? part.text : "")).join("");

for (const { kind } of modelVendors) {
  describe(kind, () => {
    test("text arrives piece by piece, and the end reports the tokens that were used", async () => {
      provider.answer([{ say: "I am " }, { say: "a model." }]);
      const parts = await ask(kind);
      assert.equal(textOf(parts), "I am a model.");
      const end = parts.at(-1);
      assert.ok(end?.kind === "end" && end.reason === "stop" && end.usage !== undefined && end.usage.inputTokens > 0);
      const { headers, body, path } = provider.requests.at(-1)!;
      assert.ok(body.model === "scripted-1" || path.includes("/models/scripted-1:"));
      const key = headers["x-api-key"] ?? headers["x-goog-api-key"];
      assert.equal(headers.authorization ?? `Bearer ${key}`, "Bearer sk-scripted");
    });
    test("a tool call arrives with its input", async () => {
      provider.answer([{ call: { name: "look_up", input: { word: "quay" } } }]);
      const parts = await ask(kind);
      const call = parts.find((part) => part.kind === "tool-call");
      assert.ok(call?.kind === "tool-call");
      assert.deepEqual([call.call.name, JSON.parse(call.call.input)], ["look_up", { word: "quay" }]);
      assert.ok(parts.some((part) => part.kind === "end" && part.reason === "tool-calls"));
    });
    const statuses: [number, string][] = [
      [401, "refused-key"],
      [404, "unknown-model"],
      [429, "rate-limited"],
      [400, "refused-request"],
      [503, "broken"],
    ];
    for (const [status, fault] of statuses)
      test(`status ${status} is reported as ${fault}, without the key`, async () => {
        provider.answer({ status, headers: { "retry-after": "7" } });
        await assert.rejects(ask(kind), (error: ModelFailed) => {
          assert.equal(error.fault, fault);
          assert.ok(!error.message.includes("sk-scripted"));
          if (status === 429) assert.equal(error.retryAfterMs, 7_000);
          return true;
        });
      });
    const breaks: [string, Step][] = [
      ["that loses its connection", { drop: true }],
      ["that reports an error", { fail: "overloaded" }],
    ];
    for (const [what, step] of breaks)
      test(`an answer ${what} midway fails after the text that arrived`, async () => {
        provider.answer([{ say: "Half " }, { waitMs: 20 }, step]);
        const vendorReason = "fail" in step ? step.fail : undefined;
        await assert.rejects(ask(kind), { name: "ModelFailed", isPassing: true, vendorReason });
      });
    test("it stops at once when the caller aborts", async () => {
      const never = new Promise(() => {});
      provider.answer([{ say: "One " }, { until: never }]);
      const stop = new AbortController();
      const asking = ask(kind, stop.signal);
      const reason = new Error("stopped");
      setImmediate(() => stop.abort(reason));
      await assert.rejects(asking, reason);
    });
  });
}

test("a vendor without embeddings says so and names a way out", async () => {
  const kinds = modelVendors.filter(({ openEmbedder }) => openEmbedder === undefined).map(({ kind }) => kind);
  assert.ok(kinds.length > 0);
  for (const kind of kinds) {
    const address = { modelId: "any", apiKey: "sk-scripted", baseUrl: provider.url, fetch };
    await assert.rejects(openEmbedder(kind, address), /offers no embeddings\. Name a model of another provider\./);
  }
});

test("a provider that a newer version of Parley wrote fails like a model that is unknown", async () => {
  const newer = "a-newer-vendor" as ModelKind;
  const address = { modelId: "any", apiKey: undefined, baseUrl: provider.url, fetch };
  await assert.rejects(openModel(newer, address), { name: "ModelFailed", fault: "unknown-model" });
});
