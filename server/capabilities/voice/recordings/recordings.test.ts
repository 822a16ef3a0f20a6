import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { bindingOf } from "../../../kernel/secrets.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { all, execute } from "../../../kernel/storage/sql.ts";
import { type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { VoiceRecordingId } from "../ids.ts";
import { expireVoiceSessions } from "../sessions/end-voice-session.ts";
import { sayAs, stopSaying } from "../testing/say-as.ts";
import { openStreamCall } from "../testing/twilio-client.ts";
import { openVoice, type VoiceClient } from "../testing/voice-client.ts";
import { twilioToken } from "../voicebot/testing/twilio-requests.ts";
import { recordingRetention } from "./recording-retention.ts";
import { openPiece, recordingKeys, sealPiece } from "./seal-piece.ts";

const notice = "This talk is recorded.";
function holdsSound(bytes: Buffer): boolean {
  try {
    return inflateRawSync(bytes).length > bytes.length;
  } catch {
    return false; // Noise is seldom packed bytes, and then few.
  }
}

describe("recordings of voice sessions", () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer({ settings: { PARLEY_MAX_RECORDINGS_MB: "1" } });
    person = await personWithNotice();
  });
  after(async () => {
    await stopSaying();
    await server.stop();
  });

  /** A workspace whose default assistant records. */
  async function personWithNotice(): Promise<Person> {
    const made = await signUp(server.client);
    await made.client.post("/api/knowledge/sources", {
      type: "faq",
      question: "When do you open?",
      answer: "We open at nine in the morning.",
    });
    const { body } = await made.client.get("/api/assistants");
    const path = `/api/assistants/${body.data[0].id}`;
    const changed = await made.client.call("PATCH", path, { body: { voice: { recordingNotice: notice } } });
    assert.equal(changed.body.voice.recordingNotice, notice, changed.text);
    return made;
  }
  const start = async ({ client }: Person, body: object = {}) => {
    const {
      status,
      body: started,
      text,
    } = await client.post("/api/voice/start", {
      ...{ language: "en-US", voice_model: "slt", ...body },
    });
    assert.equal(status, 201, text);
    return started as { sessionId: string; webSocketUrl: string };
  };
  const readyOf = async (voice: VoiceClient): Promise<{ recordingNotice?: string }> =>
    (await voice.next("session.ready")) as object;
  const recordingsOf = async ({ client }: Person, sessionId: string) =>
    (await client.get(`/api/voice/sessions/${sessionId}/recordings`)).body.data;
  const soundOf = async ({ accessToken }: Person, id: string) => {
    const answer = await fetch(`${server.url}/api/voice/recordings/${id}/sound`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
  };
  const channelOf = (wav: Buffer, channel: 0 | 1) => {
    const samples = new Int16Array(wav.subarray(44).buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length));
    return samples.filter((_, index) => index % 2 === channel);
  };
  const audible = (samples: Int16Array) => [...samples.filter((each) => each !== 0)];
  /** Asks by voice, and waits for the whole answer. */
  const ask = async (voice: VoiceClient) => {
    const from = voice.received.length;
    const said = await sayAs("rms", "When do you open?");
    await voice.speak(said);
    await voice.speak(voice.silence(700));
    await voice.next("response.completed", from);
    return said;
  };

  test("hold both sides as they were heard, and cannot be read in the database", async () => {
    const { sessionId, webSocketUrl } = await start(person);
    const voice = await openVoice(webSocketUrl);
    assert.equal((await readyOf(voice)).recordingNotice, notice);
    assert.equal((await voice.next("response.completed")).text, notice);
    const said = await ask(voice);
    await voice.close();
    const recording = await until(async () =>
      (await recordingsOf(person, sessionId)).find(({ state }: { state: string }) => state === "complete"),
    );
    assert.deepEqual([recording.notice, recording.sessionId, recording.reason], [notice, sessionId, null]);
    const { status, bytes, headers } = await soundOf(person, recording.id);
    assert.deepEqual([status, headers.get("content-type")], [200, "audio/wav"]);
    assert.equal(bytes.length, Number(headers.get("content-length")));
    assert.equal(bytes.length, 44 + 4 * Math.round(bytes.readUInt32LE(40) / 4));
    assert.deepEqual([bytes.readUInt16LE(22), bytes.readUInt32LE(24)], [2, 16_000]);
    const heard = voice.received.flatMap((each) => (each.kind === "sound" ? [...each.samples] : []));
    const [left, right] = [channelOf(bytes, 0), channelOf(bytes, 1)];
    assert.deepEqual(audible(left), audible(said));
    assert.deepEqual(audible(right), audible(Int16Array.from(heard)));
    // The notice, then the question, then the answer.
    const [asked, answered] = [left.findIndex((each) => each !== 0), right.findLastIndex((each) => each !== 0)];
    assert.ok(right.findIndex((each) => each !== 0) < asked && asked < answered);
    const rows = await all<{ sealed: Buffer }>(server.server.kernel.database.query)`
      select sealed from voice_recording_piece where recording_id = ${VoiceRecordingId.parse(recording.id)}`;
    assert.ok(rows.length > 1 && rows.reduce((sum, { sealed }) => sum + sealed.length, 0) === recording.bytes);
    for (const { sealed } of rows) assert.ok(!holdsSound(sealed.subarray(28)));
    const { body: audit } = await person.client.get("/api/audit");
    const heardEntry = audit.data.find(({ action }: { action: string }) => action === "voice-recording.heard");
    assert.equal(heardEntry?.target.id, recording.id);
  });

  test("are not made where the client refuses, and are deleted where it refuses later", async () => {
    const refused = await start(person, { record: false });
    const silent = await openVoice(refused.webSocketUrl);
    assert.equal((await readyOf(silent)).recordingNotice, undefined);
    await ask(silent);
    await silent.close();
    assert.deepEqual(await recordingsOf(person, refused.sessionId), []);

    const { sessionId, webSocketUrl } = await start(person);
    const voice = await openVoice(webSocketUrl);
    await voice.next("response.completed");
    await until(async () => (await recordingsOf(person, sessionId))[0]?.seconds > 0);
    voice.send({ type: "recording.stop" });
    await voice.next("recording.stopped" as never);
    assert.deepEqual(await recordingsOf(person, sessionId), []);
    voice.send({ type: "recording.stop" });
    await ask(voice);
    const again = await start(person, { sessionId, record: true });
    const next = await openVoice(again.webSocketUrl);
    assert.equal((await readyOf(next)).recordingNotice, undefined);
    await next.close();
    assert.deepEqual(await recordingsOf(person, sessionId), []);
  });

  test("of a session without a word are not kept", async () => {
    const { sessionId, webSocketUrl } = await start(person);
    const voice = await openVoice(webSocketUrl);
    await voice.next("response.completed");
    await voice.close();
    await until(async () => (await person.client.get(`/api/voice/sessions/${sessionId}`)).body.state === "ended");
    await until(async () => (await recordingsOf(person, sessionId)).length === 0);
  });

  test("belong to their workspace, end with their conversation, and can be deleted one by one", async () => {
    const stranger = await signUp(server.client);
    const sessions: string[] = [];
    for (let count = 0; count < 2; count++) {
      const { sessionId, webSocketUrl } = await start(person);
      sessions.push(sessionId);
      const voice = await openVoice(webSocketUrl);
      await voice.next("session.ready");
      voice.send({ type: "text", text: "When do you open?" });
      await until(() => voice.messages().some(({ type, text }) => type === "response.completed" && text !== notice));
      await voice.close();
    }
    const [first, second] = await Promise.all(
      sessions.map((id) =>
        until(async () => (await recordingsOf(person, id)).find((each: { endedAt: string }) => each.endedAt)),
      ),
    );
    const path = `/api/voice/recordings/${first.id}`;
    assert.equal((await stranger.client.get(`/api/voice/sessions/${sessions[0]}/recordings`)).status, 404);
    assert.equal((await soundOf(stranger, first.id)).status, 404);
    assert.equal((await stranger.client.call("DELETE", path)).status, 404);
    assert.equal((await person.client.call("DELETE", path)).status, 204);
    assert.equal((await person.client.call("DELETE", path)).status, 404);
    assert.equal((await soundOf(person, first.id)).status, 404);
    const erased = await person.client.call("DELETE", `/api/conversations/${sessions[1]}`);
    assert.ok(erased.status < 300, erased.text);
    assert.equal((await soundOf(person, second.id)).status, 404);
  });

  test("end after the days that the workspace keeps them", async () => {
    const { sessionId, webSocketUrl } = await start(person);
    const voice = await openVoice(webSocketUrl);
    await ask(voice);
    await voice.close();
    await until(async () => (await recordingsOf(person, sessionId))[0]?.state === "complete");
    const { kernel } = server.server;
    const eraseOlderThan = (ageMs: number) =>
      inTransaction(kernel.database, (tx) => {
        const before = new Date(Date.now() - ageMs);
        const workspaceId = WorkspaceId.parse(person.workspaceId)!;
        return recordingRetention.eraseBefore(kernel, tx, { workspaceId, before, limit: 200 });
      });
    assert.equal(await eraseOlderThan(3_600_000), 0);
    assert.ok((await eraseOlderThan(-1_000)) > 0);
    assert.deepEqual(await recordingsOf(person, sessionId), []);
    assert.equal((await person.client.get(`/api/conversations/${sessionId}`)).status, 200);
  });

  test("leave the talk alone where they have no room, and say so", async () => {
    const full = await personWithNotice();
    const first = await start(full);
    const voice = await openVoice(first.webSocketUrl);
    await ask(voice);
    await execute(server.server.kernel.database.query)`
      update voice_recording set bytes = 2000000 where state = 'recording'`;
    const { sessionId, webSocketUrl } = await start(full);
    const unrecorded = await openVoice(webSocketUrl);
    assert.equal((await readyOf(unrecorded)).recordingNotice, undefined);
    await ask(unrecorded);
    const [recording] = await recordingsOf(full, sessionId);
    assert.deepEqual([recording.state, recording.reason, recording.seconds], ["failed", "no-room", 0]);
    await voice.close();
    await unrecorded.close();
  });

  test("of a session that nobody ended are closed as interrupted", async () => {
    const { sessionId, webSocketUrl } = await start(person);
    const voice = await openVoice(webSocketUrl);
    await ask(voice);
    await until(async () => (await recordingsOf(person, sessionId))[0]?.seconds > 0);
    const { kernel } = server.server;
    await expireVoiceSessions.run(kernel, undefined as never);
    assert.equal((await recordingsOf(person, sessionId))[0].state, "recording");
    // As after the crash of a node.
    await execute(kernel.database.query)`
      update voice_session set state = 'failed', ended_at = now() - interval '2 minutes' where state = 'connected'`;
    await expireVoiceSessions.run(kernel, undefined as never);
    const [recording] = await recordingsOf(person, sessionId);
    assert.equal(recording.state, "interrupted");
    assert.ok((await soundOf(person, recording.id)).bytes.length > 44);
    await voice.close();
  });

  const lastSession = async () => (await person.client.get("/api/voice/sessions?limit=1")).body.data[0];
  const openCall = async (callSid: string) => {
    const channel = await person.client.post("/api/voice/channels", {
      ...{ kind: "twilio", authToken: twilioToken, mode: "stream", language: "en-US", greeting: "Hello." },
    });
    return openStreamCall(
      channel.body.url.replace(/^http/, "ws").replace("/api/voicebot/", "/api/voice/twilio/"),
      callSid,
    );
  };

  test("of phone calls begin with the notice, and * refuses them", async () => {
    const call = await openCall("CA00000000000000000000000000000077");
    call.start();
    await until(async () => (await recordingsOf(person, (await lastSession()).id))[0]?.seconds > 0);
    const { id } = await lastSession();
    const before = call.soundMs();
    call.send("dtmf", { dtmf: { digit: "*" } });
    await until(async () => (await recordingsOf(person, id)).length === 0);
    await until(() => call.soundMs() > before + 1_000);
    await call.hangUp();
    await until(async () => (await person.client.get(`/api/voice/sessions/${id}`)).body.state === "ended");
    assert.deepEqual(await recordingsOf(person, id), []);
  });

  test("are named in the export of the person", async () => {
    const call = await openCall("CA00000000000000000000000000000078");
    call.start("+15005550009");
    await until(async () => (await recordingsOf(person, (await lastSession()).id))[0]?.seconds > 0);
    const { id } = await lastSession();
    for (const digit of ["1", "#"]) call.send("dtmf", { dtmf: { digit } });
    await until(async () => (await lastSession()).conversationId !== null);
    await call.hangUp();
    const [recording] = await until(async () => {
      const found = await recordingsOf(person, id);
      return found[0]?.state === "complete" && found;
    });
    const path = `/api/users/${encodeURIComponent("twilio:+15005550009")}/export`;
    const lines = (await person.client.get(path)).text.trim().split("\n");
    const parts = lines.map((line) => JSON.parse(line)).filter(({ part }) => part === "voiceSessions");
    assert.equal(parts.length, 1);
    assert.ok(JSON.stringify(parts[0]).includes(recording.id));
    const stranger = await signUp(server.client);
    assert.ok(!(await stranger.client.get(path)).text.includes(recording.id));
  });

  test("are sealed: a piece opens with its key and at its place only", async () => {
    const { kernel } = server.server;
    const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const { key, sealedKey } = recordingKeys.make(kernel, id);
    const place = { workspaceId: person.workspaceId, id };
    const sound = Int16Array.of(1, 2, 3, 4);
    const sealed = await sealPiece(key, sound, bindingOf(place, 0));
    const opened = await openPiece(recordingKeys.open(kernel, { id, sealedKey }), sealed, bindingOf(place, 0));
    assert.deepEqual(new Int16Array(Uint8Array.from(opened).buffer), sound);
    await assert.rejects(openPiece(key, sealed, bindingOf(place, 1)));
    await assert.rejects(openPiece(key, sealed, bindingOf({ ...place, id: other }, 0)));
    assert.throws(() => recordingKeys.open(kernel, { id: other, sealedKey }));
    sealed[sealed.length - 1]! ^= 1;
    await assert.rejects(openPiece(key, sealed, bindingOf(place, 0)));
  });
});
