import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { aLaw, Resampler } from "@parley/speech";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { openRealtime } from "./testing/open-realtime.ts";

describe("a session of OpenAI's Realtime protocol", { concurrency: 1 }, () => {
  let server: TestServer;
  let person: Person;
  let key: string;
  before(async () => {
    server = await startTestServer({ settings: { PARLEY_MAX_VOICE_SESSIONS_OF_WORKSPACE: "3" } });
    person = await signUp(server.client);
    key = await makeKey(person);
    const answer = "We open at nine in the morning.";
    await person.client.post("/api/knowledge/sources", { type: "faq", question: "When do you open?", answer });
  });
  after(() => server.stop());

  async function open(query = "", headers: Record<string, string> = {}) {
    const client = await openRealtime(server.url, { query, headers: { authorization: `Bearer ${key}`, ...headers } });
    return {
      ...client,
      /** Waits until the session has left its room. */
      async close() {
        client.socket.close();
        const { id } = (client.events[0] as { session?: { id: string } }).session!;
        await until(async () => (await person.client.get(`/api/voice/sessions/${id}`)).body.state === "ended");
      },
    };
  }
  /** Says a text in a synthetic voice, at 24 kHz. */
  async function say(input: string): Promise<Int16Array> {
    const answer = await fetch(`${server.url}/v1/audio/speech`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "tts-1", voice: "rms", input, response_format: "pcm" }),
    });
    assert.equal(answer.status, 200);
    return new Int16Array(await answer.arrayBuffer());
  }

  const ask = { type: "message", role: "user", content: [{ type: "input_text", text: "When do you open?" }] };

  test("in the preview's form has the preview's names", async () => {
    const client = await open("?model=gpt-4o-realtime-preview", { "openai-beta": "realtime=v1" });
    const { session } = await client.next("session.created");
    assert.equal(session.input_audio_format, "pcm16");
    assert.deepEqual(session.modalities, ["audio", "text"]);
    client.send({ type: "session.update", session: { output_audio_format: "g711_ulaw", turn_detection: null } });
    const updated = await client.next("session.updated");
    assert.deepEqual([updated.session.output_audio_format, updated.session.turn_detection], ["g711_ulaw", null]);
    client.send({ type: "conversation.item.create", item: ask });
    client.send({ type: "response.create", response: { modalities: ["audio", "text"] } });
    const { response } = await client.next("response.done");
    assert.equal(response.output[0].content[0].type, "audio");
    const types = new Set(client.events.map(({ type }) => type));
    for (const type of ["conversation.item.created", "response.audio.delta", "response.audio_transcript.done"]) {
      assert.ok(types.has(type), type);
    }
    assert.ok(![...types].some((type) => type.includes("output_audio") || type === "conversation.item.added"));
    await client.close();
  });

  test("sends and hears sound of telephones", async () => {
    const client = await open();
    const format = { type: "audio/pcma" };
    const input = { format, turn_detection: null };
    client.send({ type: "session.update", session: { type: "realtime", audio: { input, output: { format } } } });
    const said = new Resampler(24_000, 8_000).push(await say("When do you open?"));
    client.send({ type: "input_audio_buffer.append", audio: Buffer.from(aLaw.encode(said)).toString("base64") });
    client.send({ type: "input_audio_buffer.commit" });
    const { transcript } = await client.next("conversation.item.input_audio_transcription.completed");
    assert.equal(transcript, "When do you open?");
    client.send({ type: "response.create" });
    await client.next("response.done");
    const frames = client.events.filter(({ type }) => type === "response.output_audio.delta");
    const lengths = frames.map(({ delta }) => Buffer.from(String(delta), "base64").length);
    assert.ok(
      lengths.slice(1, -1).every((length) => length === 160),
      lengths.join(),
    );
    await client.close();
  });

  test("has the words of a colleague who takes over as a response, in text for clients that want text", async () => {
    for (const [modality, type] of [
      ["text", "response.output_text.done"],
      ["audio", "response.output_audio_transcript.done"],
    ] as const) {
      const voice = await open();
      const { session } = await voice.next("session.created");
      voice.send({ type: "session.update", session: { type: "realtime", output_modalities: [modality] } });
      await voice.next("session.updated");
      const content = [{ type: "input_text", text: "When do you open?" }];
      voice.send({ type: "conversation.item.create", item: { type: "message", role: "user", content } });
      voice.send({ type: "response.create" });
      await voice.next("response.done");
      await person.client.post(`/api/conversations/${session.id}/messages`, { text: "This is Ann." });
      await voice.next("response.done", 2);
      const said = voice.events.findLast((event) => event.type === type);
      assert.equal(said?.text ?? said?.transcript, "This is Ann.");
      assert.equal(
        voice.events.some((event) => event.type === "response.output_audio.delta"),
        modality === "audio",
      );
      voice.send({ type: "conversation.item.create", item: { type: "message", role: "user", content } });
      voice.send({ type: "response.create" });
      const { response } = await voice.next("response.done", 3);
      assert.deepEqual([response.status, response.output], ["completed", []]);
      await voice.close();
    }
  });

  test("lives on after what it cannot read", async () => {
    const client = await open();
    const bad = [
      ...["", "[]", "{", "null", '{"type":7}', '{"type":"response.cancel"}', '{"type":"constructor"}'],
      ...['{"type":"conversation.item.create","item":{"type":"message","role":"user","content":[]}}'],
      ...[
        '{"type":"conversation.item.create","item":{"type":"message","role":"user","content":[{"type":"input_audio"}]}}',
      ],
      ...['{"type":"conversation.item.truncate","item_id":"x","content_index":0,"audio_end_ms":1}'],
      ...['{"type":"session.update","session":{"type":"realtime","tools":[{"type":"mcp","server_label":"x"}]}}'],
      ...[
        '{"type":"conversation.item.create","item":{"type":"message","role":"user","content":[{"type":"input_text","text":"a\\u0000b"}]}}',
      ],
      ...['{"type":"input_audio_buffer.commit"}', '{"type":"input_audio_buffer.append","audio":7}'],
    ];
    for (const json of bad) client.socket.send(json);
    client.socket.send(Buffer.from([1, 2, 3]));
    client.send({ type: "input_audio_buffer.append", audio: "A".repeat(20 * 1024 * 1024 + 4) });
    await client.next("error", bad.length + 2);
    assert.ok(client.events.every(({ type }) => type === "session.created" || type === "error"));
    client.send({ type: "conversation.item.create", item: ask });
    client.send({ type: "response.create", response: { output_modalities: ["text"] } });
    assert.equal((await client.next("response.done")).response.status, "completed");
    client.send({
      type: "response.create",
      response: { tool_choice: "required", tools: [{ type: "function", name: "f" }] },
    });
    const { response } = await client.next("response.done", 2);
    assert.deepEqual([response.status, response.status_details.error.code], ["failed", "unsupported_parameter"]);
    await client.close();
  });

  test("is refused without a model of that name, without a key, and beyond the workspace's room", async () => {
    await assert.rejects(open("?model=nobody"), /404/);
    await assert.rejects(open("", { authorization: "Bearer nothing" }), /401/);
    const clients = [await open(), await open("?model=parley"), await open()];
    await assert.rejects(open(), /503/);
    for (const client of clients) await client.close();
  });

  test("ends with the key that opened it", async () => {
    const made = await person.client.post("/api/keys", { name: "short", kind: "secret", scopes: ["voice:write"] });
    const client = await open("", { authorization: `Bearer ${made.body.key}` });
    const { session } = await client.next("session.created");
    await person.client.call("DELETE", `/api/keys/${made.body.id}`);
    assert.equal(await client.closed(), 4401);
    const ended = await until(async () => {
      const { body } = await person.client.get(`/api/voice/sessions/${session.id}`);
      return body.state === "ended" && body;
    });
    assert.equal(ended.endReason, "credential-ended");
  });
});
