import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { APICallError } from "@ai-sdk/provider";
import { cleanReason } from "@parley/outbound";
import { findRefusedPart, readVendorReason } from "./explain-model-failure.ts";

const answered = (body: unknown) =>
  new APICallError({
    message: "Bad Request",
    url: "https://models.example",
    requestBodyValues: {},
    statusCode: 400,
    responseBody: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("a vendor's reason", () => {
  const says = "The model does not support tools.";
  const bodies: [vendor: string, body: unknown, expected?: string][] = [
    ["OpenAI", { error: { message: says, type: "invalid_request_error", param: "tools", code: null } }],
    ["Anthropic", { type: "error", error: { type: "invalid_request_error", message: says }, request_id: "r" }],
    ["Google", { error: { code: 400, message: says, status: "INVALID_ARGUMENT", details: [{ reason: "x" }] } }],
    ["Google, in a list", [{ error: { code: 400, message: says } }]],
    ["Mistral", { object: "error", message: says, type: "invalid_request_error", code: 3051 }],
    [
      "Mistral, of a field",
      { object: "error", message: { detail: [{ type: "extra", loc: ["body", "tools"], msg: "Extra inputs" }] } },
      "body.tools: Extra inputs",
    ],
    ["FastAPI", { detail: [{ loc: ["body", "tools"], msg: "Extra inputs" }] }, "body.tools: Extra inputs"],
    ["vLLM", { object: "error", message: says, type: "BadRequestError" }],
    ["Ollama", { error: says }],
    ["plain text", says],
  ];
  for (const [vendor, body, expected = says] of bodies)
    test(`is read from a body of ${vendor}`, () => assert.equal(readVendorReason(answered(body)), expected));

  test("is not read from a page of HTML, an empty body or an error of the transport", () => {
    for (const body of ["<html><title>502</title></html>", "", " ", "{}", "[]", "null", '{"error":null}'])
      assert.equal(readVendorReason(answered(body)), undefined, body);
    assert.equal(readVendorReason(new Error("connect ECONNREFUSED")), undefined);
    assert.equal(readVendorReason({ message: says, type: "overloaded_error" }), says);
  });
});

describe("a reason that is shown", () => {
  const apiKey = "sk-live-4f9a8b7c6d5e";
  const texts = ["You help the customers of the ferry.", "I am Jane Doe, jane.doe@example.com, order 88-4411. Zürich!"];
  const clean = (reason: string) => cleanReason(reason, { apiKey, texts });

  test("keeps the vendor's words", () => {
    for (const reason of [
      "registry.ollama.ai/library/gemma:latest does not support tools",
      "This model's maximum context length is 8192 tokens. However, you requested 9001 tokens.",
      "Function calling is not enabled for models/gemma-3-27b-it",
      'Unknown name "tools": Cannot find field.',
    ])
      assert.equal(clean(reason), reason);
  });

  test("has neither the key, nor the part of it that the vendor shows", () => {
    for (const shown of [apiKey, `Bearer ${apiKey}`, "sk-live-4f********6d5e", "'sk-live-'"]) {
      const reason = clean(`Incorrect API key provided: ${shown}.`)!;
      assert.match(reason, /^Incorrect API key provided: /);
      assert.doesNotMatch(reason, /sk-|4f|6d5e/);
    }
  });

  test("quotes nothing that was in the request, in whatever form", () => {
    for (const quoted of [
      texts[1],
      texts[1]!.toUpperCase(),
      JSON.stringify(texts[1]),
      "jane.doe@example.com",
      "Jane",
      "user:doe",
      "88-4411",
      "Z\\u00fcrich",
      "Z%C3%BCrich",
      "ferry",
    ]) {
      const reason = clean(`Content was refused: ${quoted} (policy)`) ?? "";
      assert.match(reason, /^Content was refused: .*\[…\]/, reason);
      assert.doesNotMatch(reason, /jane|doe|4411|rich|ferry|example/i, reason);
    }
    assert.equal(clean("Jane Doe 4411"), undefined);
  });

  test("is one line of at most 300 characters", () => {
    const reason = clean(`No\r\n\ttools\0 here ${"because of a long list of limits ".repeat(100)}`)!;
    assert.match(reason, /^No tools here because of/);
    assert.equal(reason.length, 300);
    assert.ok(clean("x".repeat(100_000)) === undefined);
  });
});

describe("what a model refuses", () => {
  const tools = [
    "registry.ollama.ai/library/gemma:latest does not support tools",
    '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
    "tools param requires --jinja flag",
    "`tool calling` is not supported with this model",
    "Function calling is not enabled for models/gemma-3-27b-it",
    "No endpoints found that support tool use. To learn more about provider routing, visit: https://x.example",
    "This model doesn't support tool use.",
    "Unrecognized request argument supplied: tools",
    'Unknown name "tools": Cannot find field.',
    "body.tools: Extra inputs are not permitted",
    "Unsupported parameter: 'tools' is not supported with this model.",
    "ollama does not support parameters: ['tools'], for model=phi",
    "unknown field `tools`, expected one of `messages`",
  ];
  for (const reason of tools) test(`tools: ${reason}`, () => assert.equal(findRefusedPart(reason), "tools"));
  const system = [
    "System role not supported",
    "Developer instruction is not enabled for models/gemma-3-27b-it",
    "Conversation roles must alternate user/assistant/user/assistant/...",
  ];
  for (const reason of system)
    test(`the system prompt: ${reason}`, () => assert.equal(findRefusedPart(reason), "system"));
  const neither = [
    "Invalid schema for function 'shop__find': In context=(), 'x' is not permitted.",
    "Invalid 'tools[0].function.name': string does not match pattern. Expected a string that does not contain '.'.",
    "messages with role 'tool' must be a response to a preceding message with 'tool_calls'.",
    "An assistant message with 'tool_calls' must be followed by tool messages: tool_call_id did not have response",
    "This model's maximum context length is 8192 tokens, and does not fit with tools.",
    "The model `gpt-9` does not exist or you do not have access to it.",
    "Image input is not supported.",
    "Invalid 'tools': array too long. Expected an array with maximum length 128.",
  ];
  for (const reason of neither) test(`neither: ${reason}`, () => assert.equal(findRefusedPart(reason), undefined));
});
