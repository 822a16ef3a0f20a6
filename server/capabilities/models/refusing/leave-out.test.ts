import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelRequest } from "../../../providers/model/model.ts";
import { leaveOut } from "./leave-out.ts";

const request: ModelRequest = {
  messages: [
    { role: "system", text: "Be brief." },
    { role: "user", text: "Who are you?", images: [{ url: "https://images.example/a.png" }] },
    { role: "system", text: "In French." },
    { role: "user", text: "And you?" },
  ],
  tools: [{ name: "look_up", description: "", inputSchema: {} }],
  maxOutputTokens: 10,
  signal: new AbortController().signal,
};

test("a request without tools keeps everything else", () => {
  const { messages, tools, toolChoice } = leaveOut({ ...request, toolChoice: "auto" }, new Set(["tools"]));
  assert.deepEqual([messages, tools, toolChoice], [request.messages, [], undefined]);
});

test("a tool that the caller demands is not left out", () => {
  for (const toolChoice of ["required", { name: "look_up" }] as const) {
    const demanding = { ...request, toolChoice };
    assert.throws(() => leaveOut(demanding, new Set(["tools"])), { name: "ModelFailed", fault: "refused-request" });
    assert.deepEqual(leaveOut(demanding, new Set(["system"])).toolChoice, toolChoice);
  }
});

test("instructions begin the first message of the user, whose images stay", () => {
  const { messages } = leaveOut(request, new Set(["system"]));
  assert.deepEqual(messages, [
    {
      role: "user",
      text: "Be brief.\n\nIn French.\n\nWho are you?",
      images: [{ url: "https://images.example/a.png" }],
    },
    { role: "user", text: "And you?" },
  ]);
  const alone = leaveOut({ ...request, messages: [request.messages[0]!] }, new Set(["system"]));
  assert.deepEqual(alone.messages, [{ role: "user", text: "Be brief." }]);
});
