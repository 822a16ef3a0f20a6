import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { ProviderRow } from "../../models/index.ts";
import { AssistantId } from "../ids.ts";
import { defaultSettings } from "../schema.ts";
import { resolveModelName } from "./resolve-model-name.ts";

const assistantCalled = (name: string) => ({
  id: newUuid(),
  isDefault: false,
  settings: { ...defaultSettings, name },
  createdAt: new Date(),
});
const [clerk, cook, twin, otherTwin, offline, openai] = [
  "Clerk",
  "gpt-4o",
  "Twin",
  "TWIN ",
  "parley-offline",
  "openai/gpt-5",
].map(assistantCalled) as [ReturnType<typeof assistantCalled>, ...ReturnType<typeof assistantCalled>[]];
const provider: ProviderRow = {
  id: newUuid(),
  name: "openai",
  kind: "openai",
  baseUrl: null,
  encryptedKey: null,
  defaultModel: null,
  prices: {},
  firstByteTimeoutMs: 60_000,
  refusedParts: {},
  createdAt: new Date(),
};
const setup = {
  models: { version: 1, providers: [provider], budget: {} as never },
  assistants: [clerk, cook!, twin!, otherTwin!, offline!, openai!],
  aliases: new Map([
    ["gpt-4o", clerk.id],
    ["openai/aliased", clerk.id],
  ]),
};

test("the name of a model is read in a fixed order", () => {
  const cases: [string, unknown][] = [
    ["parley", {}],
    ["parley-offline", { requestedModel: "parley-offline" }],
    [AssistantId.format(cook!.id), { assistantId: cook!.id }],
    [AssistantId.format(newUuid()), undefined],
    ["gpt-4o", { assistantId: clerk.id }],
    ["openai/aliased", { assistantId: clerk.id }],
    ["openai/gpt-5", { requestedModel: "openai/gpt-5" }],
    ["GPT-4O", { assistantId: cook!.id }],
    ["clerk", { assistantId: clerk.id }],
    ["none/gpt-5", undefined],
    ["nobody", undefined],
  ];
  for (const [name, expected] of cases) assert.deepEqual(resolveModelName(setup, name), expected, name);
});

test("a name of two assistants is refused with both ids", () => {
  assert.throws(
    () => resolveModelName(setup, "twin"),
    (error) =>
      error instanceof Problem &&
      error.type.code === "ambiguous-model" &&
      [twin!, otherTwin!].every(({ id }) => error.detail.includes(AssistantId.format(id))),
  );
});
