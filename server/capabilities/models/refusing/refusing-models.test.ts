import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import { type ModelDesk, modelName, openModelDesk } from "../../../testing/model-desk.ts";
import type { Script, ScriptedRequest } from "../../../testing/providers/scripted-provider.ts";

let desk: ModelDesk;
let path: string;
before(async () => {
  desk = await openModelDesk();
  path = `/api/providers/${(await desk.person.client.get("/api/providers")).body.data[0].id}`;
});
after(() => desk.stop());

const provider = async () => (await desk.person.client.get(path)).body;
/** A change of the provider forgets what its models refuse. */
const forget = () => desk.person.client.call("PATCH", path, { body: { prices: {} } });
afterEach(forget);

const says = { tools: "registry/gemma does not support tools", system: "System role not supported" };
const takesNo = ({ body }: ScriptedRequest, part: keyof typeof says) =>
  part === "tools" ? body.tools?.length > 0 : body.messages.some(({ role }: { role: string }) => role === "system");
const refusing =
  (...parts: (keyof typeof says)[]): Script =>
  (request) => {
    const refused = parts.find((part) => takesNo(request, part));
    return refused === undefined ? "Good day." : { status: 400, reason: says[refused] };
  };
const asked = async (send: () => Promise<unknown>) => {
  const before = desk.provider.requests.length;
  await send();
  return desk.provider.requests.length - before;
};

describe("a model that refuses a part of the request", () => {
  for (const part of ["tools", "system"] as const)
    test(`is asked once more without it, and from then on at once: ${part}`, async () => {
      desk.provider.answer(refusing(part));
      const { body } = await desk.send("Hello, who are you?");
      assert.deepEqual([body.aiResponse, body.model], ["Good day.", modelName]);
      const { body: provenance } = await desk.person.client.get(`/api/messages/${body.messageId}/provenance`);
      assert.deepEqual([provenance.leftOut, provenance.failures], [[part], undefined]);
      assert.deepEqual((await provider()).refusedParts, { "scripted-1": [part] });
      assert.equal((await provider()).lastFailure, null);

      // Another node has it from the database.
      const other = await desk.startOtherNode();
      const client = other.client.as(desk.person.accessToken);
      for (const node of [desk.person.client, client]) {
        const send = () => node.post("/api/chatbot/send", { message: "Hello again?" });
        assert.equal(await asked(send), 1);
      }
      const { messages } = desk.provider.requests.at(-1)!.body;
      assert.ok(messages.some(({ content }: { content: string }) => content.includes("Hello again?")));
    });

  test("gets its instructions in front of the first message, when it takes no system message", async () => {
    desk.provider.answer(refusing("system", "tools"));
    assert.equal((await desk.send("Hello, who are you?")).body.aiResponse, "Good day.");
    const { messages } = desk.provider.requests.at(-1)!.body;
    assert.match(messages[0].content, /^You are .*Hello, who are you\?$/s);
    assert.deepEqual((await provider()).refusedParts, { "scripted-1": ["system", "tools"] });
  });

  test("gets it again after a change of the provider", async () => {
    desk.provider.answer(refusing("tools"));
    await desk.send("Hello?");
    await forget();
    assert.deepEqual((await provider()).refusedParts, {});
    desk.provider.answer("Good day.");
    await desk.send("Hello?");
    assert.ok(desk.provider.requests.at(-1)!.body.tools.length > 0);
  });

  for (const reason of ["Bad request", "Provider returned error", "Request contains an invalid argument."])
    test(`without saying it is asked once more without tools, and from then on at once: ${reason}`, async () => {
      desk.provider.answer((request) => (takesNo(request, "tools") ? { status: 400, reason } : "Good day."));
      const send = async () => assert.equal((await desk.send("Hello?")).body.aiResponse, "Good day.");
      assert.equal(await asked(send), 2);
      const { refusedParts, lastFailure } = await provider();
      assert.deepEqual([refusedParts, lastFailure], [{ "scripted-1": ["tools"] }, null]);
      assert.equal(await asked(send), 1);
    });

  test("without saying what, and answers nothing without tools either, is failing and takes tools", async () => {
    desk.provider.answer({ status: 400, reason: "Bad request" });
    assert.equal(await asked(() => desk.send("Hello?")), 2);
    const { refusedParts, lastFailure } = await provider();
    assert.deepEqual([refusedParts, lastFailure.reason], [{}, "Bad request"]);
    desk.provider.answer("Good day.");
    await desk.send("Hello?");
    assert.ok(desk.provider.requests.at(-1)!.body.tools.length > 0);
  });

  test("fails when it refuses only how one tool is described", async () => {
    desk.provider.answer({ status: 400, reason: "Invalid schema for function 'shop__find': 'x' is not permitted." });
    assert.equal(await asked(() => desk.send("Hello?")), 1);
    assert.deepEqual((await provider()).refusedParts, {});
    assert.match((await provider()).lastFailure.reason, /^Invalid schema for function/);
    desk.provider.answer("Good day.");
    await desk.send("Hello?");
  });
});

describe("a caller who demands a tool call", () => {
  const tool = { type: "function", function: { name: "track", parameters: { type: "object", properties: {} } } };
  const demand = () =>
    desk.person.client.post("/v1/chat/completions", {
      model: modelName,
      messages: [{ role: "user", content: "Where is my parcel?" }],
      tools: [tool],
      tool_choice: "required",
    });

  test("gets no answer without one from a model that refuses tools, which is no fault of the provider", async () => {
    desk.provider.answer(refusing("tools"));
    const atOnce = await demand();
    await desk.send("Hello?");
    assert.deepEqual((await provider()).refusedParts, { "scripted-1": ["tools"] });
    let remembered: Awaited<ReturnType<typeof demand>> | undefined;
    const requests = await asked(async () => {
      remembered = await demand();
    });
    assert.equal(requests, 0);
    for (const answer of [atOnce, remembered!]) {
      assert.doesNotMatch(answer.text, /Good day/);
    }
    assert.equal((await provider()).lastFailure, null);
  });
});

describe("the test call", () => {
  const tryIt = async () => (await desk.person.client.post(`${path}/test`)).body;

  test("asks as an answer does: as a stream, with a system message and a tool", async () => {
    desk.provider.answer("Hello there.");
    const result = await tryIt();
    assert.deepEqual([result.ok, result.refused, result.reason, result.text], [true, [], null, "Hello there."]);
    const { body } = desk.provider.requests.at(-1)!;
    assert.equal(body.stream, true);
    assert.equal(body.tools.length, 1);
    assert.deepEqual(
      body.messages.map(({ role }: { role: string }) => role),
      ["system", "user"],
    );
  });

  test("says which part the model refuses and what that means, and answers are made without it at once", async () => {
    desk.provider.answer(refusing("tools"));
    const result = await tryIt();
    assert.deepEqual([result.ok, result.refused, result.reason], [true, ["tools"], says.tools]);
    assert.match(result.detail, /answers\. It refuses tools, so an assistant with this model runs no actions\./);
    assert.equal(await asked(() => desk.send("Hello?")), 1);
  });

  test("finds it out by trying, whatever the vendor says", async () => {
    desk.provider.answer(({ body }) => (body.tools?.length > 0 ? { status: 422, reason: "Unprocessable." } : "Hello."));
    assert.deepEqual((await tryIt()).refused, ["tools"]);
    desk.provider.answer("Hello.");
    assert.deepEqual((await tryIt()).refused, []);
    assert.deepEqual((await provider()).refusedParts, {});
  });

  test("quotes the vendor when nothing helps, and clears the last failure when the model answers", async () => {
    desk.provider.answer({ status: 400, reason: "Your plan has ended." });
    const bad = await tryIt();
    assert.deepEqual([bad.ok, bad.refused, bad.reason], [false, [], "Your plan has ended."]);
    assert.match(bad.detail, /refused the request \(400\)\. It says: Your plan has ended\./);
    await desk.send("Hello?");
    assert.equal((await provider()).lastFailure.reason, "Your plan has ended.");
    desk.provider.answer("Hello.");
    await tryIt();
    assert.equal((await provider()).lastFailure, null);
  });

  test("says that the provider does not stream its answers", async () => {
    const choices = [{ index: 0, message: { role: "assistant", content: "Hello." }, finish_reason: "stop" }];
    desk.provider.answer({ status: 200, body: { id: "c", object: "chat.completion", choices } });
    const result = await tryIt();
    assert.deepEqual([result.ok, result.refused], [false, []]);
    assert.match(result.detail, /^The provider answered, but not with a stream/);
  });
});
