import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { RealtimeServerEvent } from "openai/resources/realtime/realtime";
import { sayAs, stopSaying } from "../../../server/capabilities/voice/testing/say-as.ts";
import { until } from "../../../server/testing/until.ts";
import { openRealtime, type RealtimeClient, realtimeVersions } from "./openai-realtime.ts";
import { openRealtimeDesk, type RealtimeDesk } from "./realtime-desk.ts";
import { base64Of, silence, speak } from "./sound-of-person.ts";

let desk: RealtimeDesk;
before(async () => {
  desk = await openRealtimeDesk();
});
after(async () => {
  await stopSaying();
  await desk.stop();
});

const ask = (client: RealtimeClient, text: string) =>
  client.send({
    type: "conversation.item.create",
    item: { type: "message", role: "user", content: [{ type: "input_text", text }] },
  });
const typesOf = (client: RealtimeClient) => client.events.map(({ type }) => type);
const soundMs = (client: RealtimeClient) =>
  client.events.reduce((sum, event) => {
    return event.type === "response.output_audio.delta" ? sum + Buffer.from(event.delta, "base64").length / 48 : sum;
  }, 0);
const sessionIdOf = ({ session }: Extract<RealtimeServerEvent, { type: "session.created" }>) =>
  (session as { id?: string }).id!;

for (const version of realtimeVersions) {
  describe(`${version}: its client of the Realtime API`, { concurrency: 1 }, () => {
    const open = (key = desk.key, more = {}) => openRealtime(version, { url: desk.url, key, ...more });

    test("a typed question is answered in words and sound, in the order of the protocol", async () => {
      const client = await open();
      ask(client, "When do you open?");
      client.send({ type: "response.create" });
      const { response } = await client.next("response.done");
      assert.equal(response.status, "completed", JSON.stringify(response));
      assert.deepEqual(
        [...new Set(typesOf(client))],
        [
          ...["session.created", "conversation.item.added", "conversation.item.done", "response.created"],
          ...["response.output_item.added", "response.content_part.added", "response.output_audio_transcript.delta"],
          ...["response.output_audio.delta", "response.output_audio.done", "response.output_audio_transcript.done"],
          ...["response.content_part.done", "response.output_item.done", "response.done"],
        ],
      );
      const ids = client.events.map((event) => ("event_id" in event ? event.event_id : "none"));
      assert.equal(new Set(ids).size, ids.length);
      assert.ok(soundMs(client) > 2_000, `${soundMs(client)} ms of sound`);
      const { transcript } = await client.next("response.output_audio_transcript.done");
      const deltas = client.events.flatMap((event) =>
        event.type === "response.output_audio_transcript.delta" ? [event.delta] : [],
      );
      assert.equal(deltas.join(""), transcript);
      assert.match(transcript, /nine in the morning/);
      await client.close();
      const id = sessionIdOf(await client.next("session.created"));
      const { body } = await desk.person.client.get(`/api/conversations/${id}/messages`);
      assert.equal(body.data.length, 2);
    });

    test("a spoken question is found in the sound, understood, and answered", async () => {
      const client = await open();
      await speak(client, silence(300));
      await speak(client, await sayAs("rms", "When do you open?"));
      await speak(client, silence(900));
      const done = await client.next("response.done");
      assert.equal(done.response.status, "completed");
      const heard = await client.next("conversation.item.input_audio_transcription.completed");
      assert.equal(heard.transcript, "When do you open?");
      const started = await client.next("input_audio_buffer.speech_started");
      const stopped = await client.next("input_audio_buffer.speech_stopped");
      assert.ok(started.audio_start_ms < 500 && stopped.audio_end_ms > 1_000, JSON.stringify([started, stopped]));
      assert.deepEqual([stopped.item_id, heard.item_id], [started.item_id, started.item_id]);
      const types = typesOf(client).filter(
        (type) => type.startsWith("input_audio_buffer") || type === "response.created",
      );
      assert.deepEqual(types, [
        ...["input_audio_buffer.speech_started", "input_audio_buffer.speech_stopped"],
        ...["input_audio_buffer.committed", "response.created"],
      ]);
      await client.close();
    });

    test("without turn detection, the client says when it has spoken and when it wants an answer", async () => {
      const client = await open();
      client.send({
        type: "session.update",
        session: { type: "realtime", audio: { input: { turn_detection: null as never } } },
      });
      await client.next("session.updated");
      client.send({ type: "input_audio_buffer.commit" });
      assert.equal((await client.next("error")).error.type, "invalid_request_error");
      await speak(client, await sayAs("rms", "When do you open?"), 20);
      client.send({ type: "input_audio_buffer.commit" });
      client.send({ type: "response.create", response: { output_modalities: ["text"] } });
      const { response } = await client.next("response.done");
      assert.equal(response.status, "completed");
      assert.match((await client.next("response.output_text.done")).text, /nine in the morning/);
      assert.equal(soundMs(client), 0);
      assert.ok(!typesOf(client).includes("input_audio_buffer.speech_started"));
      client.send({ type: "input_audio_buffer.append", audio: base64Of(silence(200)) });
      client.send({ type: "input_audio_buffer.clear" });
      await client.next("input_audio_buffer.cleared");
      await client.close();
    });

    test("speech into the answer cancels it, and a truncation keeps what was played", async () => {
      const client = await open();
      ask(client, "When do you open?");
      client.send({ type: "response.create" });
      await until(() => soundMs(client) > 1_500);
      await speak(client, await sayAs("rms", "Please tell me about something else instead now."));
      const { response } = await client.next("response.done");
      assert.equal(response.status, "cancelled");
      assert.equal(response.status_details?.reason, "turn_detected");
      const started = typesOf(client).indexOf("input_audio_buffer.speech_started");
      const rest = client.events.slice(started);
      const later = rest.filter(
        (event) => event.type === "response.output_audio.delta" && event.response_id === response.id,
      );
      assert.equal(later.length, 0, "no sound of the old response after speech_started");
      const item_id = response.output![0]!.id!;
      client.send({ type: "conversation.item.truncate", item_id, content_index: 0, audio_end_ms: 60_000 });
      assert.match((await client.next("error")).error.message, /no more sound was sent/);
      client.send({ type: "conversation.item.truncate", item_id, content_index: 0, audio_end_ms: 1_000 });
      await client.next("conversation.item.truncated");
      client.send({ type: "conversation.item.retrieve", item_id });
      const { item } = await client.next("conversation.item.retrieved");
      const kept = (item as { content: { transcript: string }[] }).content[0]!.transcript;
      assert.match(kept, /^We open/);
      const id = sessionIdOf(await client.next("session.created"));
      const { body } = await desk.person.client.get(`/api/conversations/${id}/messages`);
      const stored = body.data.find(({ status }: { status: string }) => status === "interrupted");
      assert.equal(stored.text, kept);
      assert.ok(kept.length < 40, kept);
      await client.close();
    });

    test("a response can be cancelled, and only one is under way", async () => {
      const client = await open();
      client.send({ type: "response.cancel" });
      await client.next("error");
      ask(client, "When do you open?");
      client.send({ type: "response.create" });
      client.send({ type: "response.create", event_id: "second" });
      await until(() => client.events.some((event) => event.type === "error" && event.error.event_id === "second"));
      await client.next("response.output_audio.delta");
      client.send({ type: "response.cancel" });
      const { response } = await client.next("response.done");
      assert.deepEqual([response.status, response.status_details?.reason], ["cancelled", "client_cancelled"]);
      await client.close();
    });

    test("the model calls a function of the client, and goes on with its output", async () => {
      const client = await open(desk.modelKey);
      desk.provider.answer((_request, _count) => [{ call: { name: "find_table", input: { people: 4 } } }]);
      client.send({
        type: "session.update",
        session: {
          type: "realtime",
          instructions: "Speak like a waiter.",
          tools: [
            { type: "function", name: "find_table", description: "Finds a table.", parameters: { type: "object" } },
          ],
        },
      });
      ask(client, "Is there a table for four?");
      client.send({ type: "response.create" });
      const called = await client.next("response.function_call_arguments.done");
      assert.deepEqual(JSON.parse(called.arguments), { people: 4 });
      const { response } = await client.next("response.done");
      const call = response.output!.find(({ type }) => type === "function_call") as { name: string; call_id: string };
      assert.deepEqual([call.name, call.call_id], ["find_table", called.call_id]);
      const from = client.events.length;
      desk.provider.answer("There is one at the window.");
      client.send({
        type: "conversation.item.create",
        item: { type: "function_call_output", call_id: call.call_id, output: '{"table":"window"}' },
      });
      client.send({ type: "response.create" });
      const second = await client.next("response.done", from);
      assert.equal(second.response.status, "completed", JSON.stringify(second.response.status_details));
      assert.equal(
        (await client.next("response.output_audio_transcript.done", from)).transcript,
        "There is one at the window.",
      );
      const { messages } = desk.provider.requests.at(-1)!.body;
      assert.match(JSON.stringify(messages), /Speak like a waiter/);
      assert.equal(messages.at(-1).role, "tool");
      assert.ok(second.response.usage?.total_tokens !== undefined);
      await client.close();
    });

    test("items are added, found and deleted; what is wrong gets an error, and the session lives", async () => {
      const client = await open(desk.modelKey);
      desk.provider.answer("Hello Ada.");
      ask(client, "My name is Eve.");
      const first = await client.next("conversation.item.added");
      client.send({ type: "conversation.item.delete", item_id: first.item.id! });
      await client.next("conversation.item.deleted");
      client.send({ type: "conversation.item.retrieve", item_id: first.item.id! });
      assert.equal((await client.next("error")).error.param, "item_id");
      client.send({ type: "nonsense" } as never);
      client.send({ type: "input_audio_buffer.append", audio: "no base64!" });
      client.send({ type: "input_audio_buffer.append", audio: "AAAA" });
      client.send({ type: "session.update", session: { type: "realtime", audio: { output: { voice: "nobody" } } } });
      await until(() => client.events.filter(({ type }) => type === "error").length === 4);
      ask(client, "My name is Ada.");
      client.send({ type: "response.create", response: { output_modalities: ["text"], metadata: { topic: "names" } } });
      const { response } = await client.next("response.done");
      assert.equal((await client.next("response.output_text.done")).text, "Hello Ada.");
      assert.deepEqual(response.metadata, { topic: "names" });
      const sent = JSON.stringify(desk.provider.requests.at(-1)!.body.messages);
      assert.ok(sent.includes("Ada") && !sent.includes("Eve"), sent);
      await client.close();
    });
  });
}
