import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type ScriptedProvider, type Step, startScriptedProvider } from "../../testing/scripted-provider.ts";
import { type ModelFailed, type ModelKind, type ModelPart, openModel } from "./model.ts";

let provider: ScriptedProvider;
before(async () => {
  provider = await startScriptedProvider();
});
after(() => provider.stop());

const kinds: ModelKind[] = ["openai", "openai-compatible", "mistral", "anthropic", "google"];

async function ask(kind: ModelKind, signal = new AbortController().signal): Promise<ModelPart[]> {
  const address = { kind, modelId: "scripted-1", apiKey: "sk-scripted", baseUrl: provider.url, fetch };
  const model = await openModel(address);
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

for (const kind of kinds) {
  describe(kind, () => {
    test("text comes piece by piece, then the end with what it used", async () => {
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
    test("calls of tools come with their input", async () => {
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
      test(`${status} is ${fault}, told without the key`, async () => {
        provider.answer({ status, headers: { "retry-after": "7" } });
        await assert.rejects(ask(kind), (error: ModelFailed) => {
          assert.equal(error.fault, fault);
          assert.ok(!error.message.includes("sk-scripted"));
          if (status === 429) assert.equal(error.retryAfterMs, 7_000);
          return true;
        });
      });
    const breaks: [string, Step][] = [
      ["drops", { drop: true }],
      ["reports an error", { fail: "overloaded" }],
    ];
    for (const [what, step] of breaks)
      test(`one that ${what} midway throws after what it said`, async () => {
        provider.answer([{ say: "Half " }, { waitMs: 20 }, step]);
        await assert.rejects(ask(kind), { name: "ModelFailed" });
      });
    test("it stops at once when it is told to", async () => {
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
