import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import OpenAI from "openai";
import { OpenAIRealtimeWebSocket } from "openai/realtime/websocket";
import type { RealtimeServerEvent } from "openai/resources/realtime/realtime";
import { makeKey } from "../../../server/testing/client.ts";
import { moveClock } from "../../../server/testing/move-clock.ts";
import { until } from "../../../server/testing/until.ts";
import { openRealtimeDesk, type RealtimeDesk } from "./realtime-desk.ts";

describe("OpenAI's client where no headers can be sent", { concurrency: 1 }, () => {
  let desk: RealtimeDesk;
  before(async () => {
    desk = await openRealtimeDesk();
  });
  after(() => desk.stop());

  const clientOf = (apiKey: string) => new OpenAI({ apiKey, baseURL: `${desk.url}/v1` });

  /** The official client over the WebSocket that browsers have, too. */
  async function open(apiKey: string, model = "gpt-realtime") {
    const realtime = new OpenAIRealtimeWebSocket({ model, dangerouslyAllowBrowser: true }, clientOf(apiKey));
    const events: RealtimeServerEvent[] = [];
    realtime.on("event", (event) => events.push(event));
    realtime.on("error", () => {});
    await new Promise<void>((resolve, reject) => {
      realtime.socket.addEventListener("open", () => resolve());
      realtime.socket.addEventListener("error", () => reject(new Error("refused")));
    });
    const next = <Type extends RealtimeServerEvent["type"]>(type: Type) =>
      until(() => events.find((event) => event.type === type)) as Promise<Extract<RealtimeServerEvent, { type: Type }>>;
    return {
      ...{ realtime, events, next },
      async ask(text: string) {
        const content = [{ type: "input_text" as const, text }];
        realtime.send({ type: "conversation.item.create", item: { type: "message", role: "user", content } });
        realtime.send({ type: "response.create", response: { output_modalities: ["text"] } });
        const { response } = await next("response.done");
        assert.equal(response.status, "completed", JSON.stringify(response));
        return JSON.stringify(response.output);
      },
    };
  }

  test("talks with a publishable key, and with a secret key", async () => {
    const page = await makeKey(desk.person, { kind: "publishable", allowedOrigins: [desk.url] });
    for (const key of [page, desk.key]) {
      const { ask, realtime } = await open(key);
      assert.match(await ask("When do you open?"), /nine in the morning/);
      realtime.close();
    }
  });

  test("talks with a client secret, with what the server has fixed", async () => {
    desk.provider.answer(() => "As you say.");
    const instructions = "Speak like a pirate.";
    const tools = [{ type: "function" as const, name: "find_table", parameters: { type: "object", properties: {} } }];
    const { value, session, expires_at } = await clientOf(desk.modelKey).realtime.clientSecrets.create({
      expires_after: { anchor: "created_at", seconds: 60 },
      session: { type: "realtime", instructions, tools, audio: { output: { voice: "slt" } } },
    });
    assert.match(value, /^ek_/);
    assert.equal((session as { instructions?: string }).instructions, instructions);
    const leftMs = expires_at * 1000 - desk.server.server.kernel.clock.now();
    assert.ok(leftMs > 0 && leftMs <= 60_000, `${leftMs} ms`);
    const { ask, next, realtime } = await open(value);
    const created = (await next("session.created")).session as { instructions?: string; tools?: unknown[] };
    assert.deepEqual([created.instructions, created.tools?.length], [instructions, 1]);
    realtime.send({ type: "session.update", session: { type: "realtime", instructions: "Speak like a king." } });
    const updated = (await next("session.updated")).session as { instructions?: string };
    assert.equal(updated.instructions, instructions);
    await ask("Where are you?");
    const asked = JSON.stringify(desk.provider.requests.at(-1)?.body);
    assert.ok(asked.includes("like a pirate") && asked.includes("find_table") && !asked.includes("like a king"), asked);
    realtime.close();
  });

  test("a client secret opens nothing but sessions, ends, and ends with its key", async () => {
    const made = await desk.person.client.post("/api/keys", { name: "short", kind: "secret" });
    const { value } = await clientOf(made.body.key).realtime.clientSecrets.create({});
    const holder = desk.server.client.as(value);
    for (const path of ["/api/conversations", "/v1/models", "/api/voice/models", "/api/stream"]) {
      assert.equal((await holder.get(path)).status, 401, path);
    }
    assert.equal((await desk.server.client.get(`/api/stream?ticket=${value}`)).status, 401);
    assert.equal((await holder.post("/v1/realtime/client_secrets", {})).status, 401);
    const [first, second] = [await open(value), await open(value)];
    const closed = new Promise<number>((resolve) => {
      first.realtime.socket.addEventListener("close", ({ code }) => resolve(code));
    });
    second.realtime.close();
    await desk.person.client.call("DELETE", `/api/keys/${made.body.id}`);
    assert.equal(await closed, 4401);
    await assert.rejects(open(value), /refused/);
  });

  test("a client secret is over after its time, and none is made of an unknown model", async () => {
    const client = clientOf(desk.modelKey);
    await assert.rejects(
      client.realtime.clientSecrets.create({ session: { type: "realtime", model: "nobody" } }),
      /404/,
    );
    const { value } = await client.realtime.clientSecrets.create({});
    moveClock(desk.server, 601_000);
    await assert.rejects(open(value), /refused/);
  });
});
