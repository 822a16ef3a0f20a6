import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTracingDisabled } from "@openai/agents-core";
import { OpenAIRealtimeWebSocket, RealtimeAgent, RealtimeSession, tool } from "@openai/agents-realtime";
import { sayAs, stopSaying } from "../../../server/capabilities/voice/testing/say-as.ts";
import { until } from "../../../server/testing/until.ts";
import { openRealtimeDesk, type RealtimeDesk } from "./realtime-desk.ts";
import { silence, speak } from "./sound-of-person.ts";

// Tracing would send what was said to OpenAI.
setTracingDisabled(true);

const findTable = tool({
  name: "find_table",
  description: "Finds a table.",
  parameters: {
    type: "object",
    properties: { people: { type: "number" } },
    required: ["people"],
    additionalProperties: false,
  } as never,
  strict: false,
  execute: async (input) => `A table for ${(input as { people: number }).people} at the window.`,
});

describe("OpenAI's agents over the Realtime API", { concurrency: 1 }, () => {
  let desk: RealtimeDesk;
  before(async () => {
    desk = await openRealtimeDesk();
  });
  after(async () => {
    await stopSaying();
    await desk.stop();
  });

  async function open(apiKey: string) {
    const transport = new OpenAIRealtimeWebSocket({
      url: `${desk.url.replace(/^http/, "ws")}/v1/realtime?model=gpt-realtime`,
    });
    const agent = new RealtimeAgent({ name: "a test", instructions: "Be brief.", tools: [findTable] });
    const session = new RealtimeSession(agent, { transport });
    const seen: string[] = [];
    const known: string[] = [];
    const faults: unknown[] = [];
    let soundBytes = 0;
    let interruptions = 0;
    transport.on("*", (event: { type: string }) => {
      // Those that the client's schemas accept come by their name too, and the others do not.
      if (!seen.includes(event.type)) transport.on(event.type as never, () => known.push(event.type) as never);
      seen.push(event.type);
    });
    session.on("audio", ({ data }) => {
      soundBytes += data.byteLength;
    });
    session.on("audio_interrupted", () => {
      interruptions++;
    });
    session.on("error", ({ error }) => {
      faults.push(error);
    });
    await session.connect({ apiKey });
    const send = (event: { audio?: string }) => {
      const bytes = Buffer.from(event.audio ?? "", "base64");
      session.sendAudio(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
    };
    return {
      ...{ session, seen, known, faults, send: send as never },
      soundMs: () => soundBytes / 48,
      interruptions: () => interruptions,
      count: (type: string) => seen.filter((each) => each === type).length,
    };
  }
  const texts = (session: RealtimeSession) => JSON.stringify(session.history);

  test("an agent asks, hears the answer, and every event has the form that its schemas demand", async () => {
    const agent = await open(desk.key);
    agent.session.sendMessage("When do you open?");
    await until(() => agent.count("response.done") === 1);
    assert.match(texts(agent.session), /nine in the morning/);
    assert.ok(agent.soundMs() > 2_000);
    assert.deepEqual(agent.faults, []);
    assert.deepEqual(agent.known, agent.seen);
    agent.session.close();
  });

  test("an agent's tool is called, and the answer uses what it gave", async () => {
    desk.provider.answer((request) =>
      JSON.stringify(request.body.messages).includes("at the window")
        ? "There is a table at the window."
        : [{ call: { name: "find_table", input: { people: 4 } } }],
    );
    const agent = await open(desk.modelKey);
    agent.session.sendMessage("Is there a table for four?");
    await until(() => texts(agent.session).includes("There is a table at the window."));
    assert.deepEqual(agent.faults, []);
    assert.deepEqual(agent.known, agent.seen);
    agent.session.close();
  });

  test("a person who speaks is heard, and interrupts the agent", async () => {
    const agent = await open(desk.key);
    await speak({ send: agent.send }, silence(300));
    await speak({ send: agent.send }, await sayAs("rms", "When do you open?"));
    await speak({ send: agent.send }, silence(900));
    await until(() => agent.soundMs() > 1_500);
    assert.match(texts(agent.session), /When do you open\?/);
    await speak({ send: agent.send }, await sayAs("rms", "Please tell me about something else instead now."));
    await until(() => agent.interruptions() > 0 && agent.count("conversation.item.truncated") > 0);
    assert.deepEqual(agent.faults, []);
    assert.deepEqual(agent.known, agent.seen);
    agent.session.close();
  });
});
