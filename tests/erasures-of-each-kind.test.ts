import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { capabilities } from "../server/app.ts";
import { WorkspaceId } from "../server/capabilities/identity/index.ts";
import { AskedQuestionId, DocumentId, SourceId } from "../server/capabilities/knowledge/index.ts";
import { VoiceRecordingId, VoiceSessionId } from "../server/capabilities/voice/ids.ts";
import { newUuid } from "../server/kernel/storage/id.ts";
import { all } from "../server/kernel/storage/sql.ts";
import { routesOf } from "../server/start-server.ts";
import { makeKey, type Person, signUp, type TestClient } from "../server/testing/client.ts";
import { moveClock } from "../server/testing/move-clock.ts";
import { startMailServer } from "../server/testing/providers/mail-server.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { startTestServer, type TestServer, testSecret } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";
import { resultOf, runParley } from "./run-parley.ts";

/** A picture of one pixel. */
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const weekMs = 7 * 86_400_000;
const urlOf = ({ host, port, user, database }: Connection) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

/** One kind of things: how one is made, erased and looked for. */
type Tried = {
  kind: string;
  make(name: string): Promise<string>;
  erase(id: string): Promise<unknown>;
  isThere(client: TestClient, id: string): Promise<boolean>;
};

const erasing = (client: TestClient, path: string) => async (id: string) => {
  const answer = await client.call("DELETE", path.replace(":id", id));
  assert.ok(answer.status < 300, `${path}: ${answer.text}`);
};
const reads = (path: string) => async (client: TestClient, id: string) =>
  (await client.get(path.replace(":id", id))).status === 200;
const lists = (path: string) => async (client: TestClient, id: string) => {
  const { status, body, text } = await client.get(path);
  assert.equal(status, 200, text);
  return body.data.some((each: { id: string }) => each.id === id);
};

/** Each kind of what people erase one by one, with a way through the interface. */
function tried(server: TestServer, { client, accessToken }: Person): Tried[] {
  const make = async (path: string, body: object): Promise<{ id: string }> => {
    const answer = await client.post(path, body);
    assert.ok(answer.status < 300, `${path}: ${answer.text}`);
    return answer.body;
  };
  const upload = async (name: string) => {
    const form = new FormData();
    form.append("file", new Blob([`The bytes of ${name}`], { type: "text/plain" }), `${name}.txt`);
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await fetch(`${server.url}/api/files`, { method: "POST", body: form, headers });
    return ((await answer.json()) as { id: string }).id;
  };
  const teach = async (name: string) => {
    const content = `The kiln of ${name} burns at ${name.length} hundred degrees.`;
    const body = { type: "text", title: `Kiln of ${name}`, content };
    return (await make("/api/knowledge/sources", body)).id;
  };
  const ask = async (name: string) => {
    await client.post("/api/chatbot/send", { message: `I am ${name}`, sessionId: `talk-${name}` });
    return `talk-${name}`;
  };
  const lead = async (name: string) => (await make("/api/leads", { email: `${name}@leads.example`, name })).id;
  const list = async (name: string) => (await make("/api/newsletter/lists", { slug: name, name })).id;
  let leadOfNotes: string | undefined;
  const personOf = new Map<string, Person>();
  const sessionOf = new Map<string, string>();
  return [
    {
      kind: "conversation",
      make: ask,
      erase: erasing(client, "/api/conversations/:id"),
      isThere: reads("/api/conversations/:id"),
    },
    { kind: "lead", make: lead, erase: erasing(client, "/api/leads/:id"), isThere: reads("/api/leads/:id") },
    {
      kind: "lead-note",
      async make(name) {
        leadOfNotes ??= await lead("noted");
        return (await make(`/api/leads/${leadOfNotes}/notes`, { text: name })).id;
      },
      erase: (id) => erasing(client, `/api/leads/${leadOfNotes}/notes/:id`)(id),
      isThere: (reader, id) => lists(`/api/leads/${leadOfNotes}/notes`)(reader, id),
    },
    {
      kind: "subscriber",
      async make(name) {
        const email = `${name}@readers.example`;
        const answer = await client.post("/api/newsletter", { email });
        assert.ok(answer.status < 300, answer.text);
        const { data } = (await client.get("/api/newsletter/subscribers")).body;
        return data.find((each: { email: string }) => each.email === email).id;
      },
      erase: erasing(client, "/api/newsletter/subscribers/:id"),
      async isThere(reader, id) {
        const { body } = await reader.get(`/api/newsletter/subscribers/${id}`);
        return typeof body.email === "string";
      },
    },
    {
      kind: "newsletter-list",
      make: list,
      erase: erasing(client, "/api/newsletter/lists/:id"),
      isThere: lists("/api/newsletter/lists"),
    },
    {
      kind: "campaign",
      async make(name) {
        const [first] = (await client.get("/api/newsletter/lists")).body.data;
        return (await make("/api/newsletter/campaigns", { name, subject: name, body: "News", listIds: [first.id] })).id;
      },
      erase: erasing(client, "/api/newsletter/campaigns/:id"),
      isThere: reads("/api/newsletter/campaigns/:id"),
    },
    {
      kind: "series",
      async make(name) {
        const [first] = (await client.get("/api/newsletter/lists")).body.data;
        const steps = [{ delayMinutes: 60, subject: name, body: "Welcome" }];
        return (await make("/api/newsletter/series", { name, listId: first.id, steps })).id;
      },
      erase: erasing(client, "/api/newsletter/series/:id"),
      isThere: reads("/api/newsletter/series/:id"),
    },
    { kind: "file", make: upload, erase: erasing(client, "/api/files/:id"), isThere: reads("/api/files/:id") },
    {
      kind: "knowledge-source",
      make: teach,
      erase: erasing(client, "/api/knowledge/sources/:id"),
      isThere: reads("/api/knowledge/sources/:id"),
    },
    {
      kind: "purged-source",
      make: teach,
      erase: erasing(client, "/api/knowledge/sources/:id?purge=true"),
      isThere: reads("/api/knowledge/sources/:id"),
    },
    {
      kind: "asked-question",
      async make(name) {
        // Three visitors who choose the same would teach it, which is another test.
        const { body } = await client.get(`/api/knowledge/sources/${await teach(`asked-${name}`)}`);
        const [workspace] = await all<{ id: string }>(server.server.kernel.database.query)`
          select workspace_id as id from knowledge_source where id = ${SourceId.parse(body.id)}`;
        const id = newUuid();
        await all(server.server.kernel.database.query)`
          insert into asked_question (workspace_id, id, document_id, start, origin, state, language, text, topic)
          values (${workspace!.id}, ${id}, ${DocumentId.parse(body.documentId)}, 0, 'choice', 'active', 'en', ${name}, ${name})`;
        return AskedQuestionId.format(id);
      },
      erase: erasing(client, "/api/knowledge/questions/:id"),
      isThere: lists("/api/knowledge/questions"),
    },
    {
      kind: "answer-test",
      make: async (name) =>
        (
          await make("/api/answer-tests", {
            question: `Where is ${name}?`,
            expect: { holds: [name] },
          })
        ).id,
      erase: erasing(client, "/api/answer-tests/:id"),
      isThere: lists("/api/answer-tests"),
    },
    {
      kind: "webhook-source",
      make: async (name) => (await make("/api/webhook/sources", { name, scheme: "parley" })).id,
      erase: erasing(client, "/api/webhook/sources/:id"),
      isThere: lists("/api/webhook/sources"),
    },
    {
      kind: "voice-recording",
      async make() {
        // The tests of recordings talk; here the row is enough.
        const started = await make("/api/voice/start", { language: "en-US", voice_model: "slt" });
        const { sessionId } = started as unknown as { sessionId: string };
        const id = newUuid();
        await all(server.server.kernel.database.query)`
          insert into voice_recording (workspace_id, id, session_id, generation, state, notice, sealed_key, rate_hz,
            pieces, samples, bytes, started_at, ended_at)
          select workspace_id, ${id}, id, 1, 'complete', 'We record.', ${Buffer.alloc(60)}, 16000, 0, 0, 0, now(), now()
          from voice_session where id = ${VoiceSessionId.parse(sessionId)}`;
        sessionOf.set(VoiceRecordingId.format(id), sessionId);
        return VoiceRecordingId.format(id);
      },
      erase: erasing(client, "/api/voice/recordings/:id"),
      isThere: (reader, id) => lists(`/api/voice/sessions/${sessionOf.get(id)}/recordings`)(reader, id),
    },
    {
      kind: "picture",
      async make() {
        const person = await signUp(server.client);
        const form = new FormData();
        form.append("file", new Blob([onePixel]), "ada.png");
        const headers = { authorization: `Bearer ${person.accessToken}` };
        const answer = await fetch(`${server.url}/api/auth/me/picture`, { method: "PUT", body: form, headers });
        const id = ((await answer.json()) as { picture: string }).picture.split("/").at(-1)!;
        personOf.set(id, person);
        return id;
      },
      erase: async (id) => erasing(personOf.get(id)!.client, "/api/auth/me/picture")(id),
      isThere: reads("/pictures/:id"),
    },
    {
      kind: "contact",
      make: async (name) => (await make("/api/contacts", { name, email: `${name}@people.example` })).id,
      erase: async (id) => assert.equal((await client.post(`/api/contacts/${id}/erase`, {})).status, 200),
      isThere: reads("/api/contacts/:id"),
    },
  ];
}

/** These delete a setting or a credential. A restored backup brings it back, as the guide for operators says. */
const bringsBack = [
  "/api/members/:userId",
  "/api/members/invitations/:id",
  "/api/auth/totp",
  "/api/auth/passkeys/:id",
  "/api/auth/sessions/:id",
  "/api/auth/sessions",
  "/api/keys/:id",
  "/api/workflows/:name",
  "/api/automation/secrets/:name",
  "/api/voice/providers/:speechProviderId",
  "/api/voice/channels/:channelId",
  "/api/blocked-visitors/:visitorId",
  "/api/contacts/:contactId/joined-by-number",
  "/api/segments/:segmentId",
  "/api/providers/:providerId",
  "/api/assistants/:assistantId",
  "/api/webhook/endpoints/:endpointId",
  "/api/newsletter/suppressions/:email",
  "/api/toolboxes/:toolboxId",
  "/api/labels/:labelId",
  "/api/saved-replies/:savedReplyId",
  "/api/oauth/apps/:id",
  "/api/oauth/grants/:id",
  "/api/oauth/trusts/:id",
  "/api/installation/operators/:userId",
  // A model writes these once more, and vectors are made once more.
  "/api/knowledge/questions",
  "/api/knowledge/embeddings",
  // The messages of a response stay in any case.
  "/v1/responses/:responseId",
];

/** These have a line in the log of erasures, and the tests below try them. */
const erased = [
  "/api/auth/me",
  "/api/auth/me/picture",
  "/api/workspace",
  "/api/installation/workspaces/:workspaceId",
  "/api/users/:userId",
  "/api/conversations/:sessionId",
  "/api/leads/:leadId",
  "/api/leads/:leadId/notes/:noteId",
  "/api/newsletter/subscribers/:subscriberId",
  "/api/newsletter/lists/:listId",
  "/api/newsletter/campaigns/:campaignId",
  "/api/newsletter/series/:seriesId",
  "/api/files/:fileId",
  "/api/knowledge/sources/:sourceId",
  "/api/knowledge/sources",
  "/api/knowledge/questions/:questionId",
  "/api/answer-tests/:pinId",
  "/api/webhook/sources/:sourceId",
  "/api/voice/recordings/:voiceRecordingId",
];

test("each operation that deletes is known to leave a line for restores, or to need none", () => {
  const deleting = routesOf(capabilities).filter(({ method }) => method === "DELETE");
  assert.deepEqual(deleting.map(({ path }) => path).toSorted(), [...bringsBack, ...erased].toSorted());
});

test("of each kind, what was erased after a backup stays erased when it is restored, and the rest is there", async () => {
  const folder = await mkdtemp(join(tmpdir(), "parley-kinds-"));
  const empty = await createTestDatabase({ isEmpty: true });
  const [server, smtp] = [await startTestServer(), await startMailServer()];
  try {
    const ada = await signUp(server.client);
    const mail = { smtpUrl: smtp.url, from: "Shop <news@shop.example>" };
    assert.equal((await ada.client.call("PUT", "/api/settings/mail", { body: mail })).status, 200);
    const sender = { senderName: "Shop", postalAddress: "High Street 1" };
    assert.equal((await ada.client.call("PATCH", "/api/settings/newsletter", { body: sender })).status, 200);
    const key = await makeKey(ada);
    const kinds = tried(server, ada);
    const names = kinds.map(({ kind }) => kind);
    const made: { trial: Tried; gone: string; kept: string }[] = [];
    for (const trial of kinds)
      made.push({ trial, gone: await trial.make(`gone-${trial.kind}`), kept: await trial.make(`kept-${trial.kind}`) });
    const tagged = { type: "text", title: "Tagged", content: "Glazes are mixed on Mondays.", tags: ["old"] };
    await ada.client.post("/api/knowledge/sources", tagged);
    const [left, stays, closed, open] = [
      await signUp(server.client),
      await signUp(server.client),
      await signUp(server.client),
      await signUp(server.client),
    ];
    await ada.client.post("/api/chatbot/send", { message: "Hello?" });

    const file = join(folder, "before.backup");
    const own = {
      ...{ PARLEY_DATA_DIR: server.dataDirectory, PARLEY_SECRET: testSecret, PARLEY_BACKUP_PASSPHRASE: "otters" },
      DATABASE_URL: urlOf(server.connection),
    };
    const taken = await runParley(own, "backup", file);
    assert.equal(taken.status, 0, taken.stderr);

    for (const { trial, gone, kept } of made) {
      assert.ok(await trial.isThere(ada.client, gone), `${trial.kind} before`);
      await trial.erase(gone);
      assert.ok(!(await trial.isThere(ada.client, gone)), `${trial.kind} after`);
      assert.ok(await trial.isThere(ada.client, kept), trial.kind);
    }
    assert.equal((await ada.client.call("DELETE", "/api/knowledge/sources?tag=old")).body.removed, 1);
    const password = left.password;
    assert.equal((await left.client.call("DELETE", "/api/auth/me", { body: { password } })).status, 204);
    assert.equal((await closed.client.call("DELETE", "/api/workspace")).status, 202);
    moveClock(server, weekMs + 1_000);
    await all(server.server.kernel.database.query)`select graphile_worker.add_job('delete-workspaces')`;
    const signIn = (client: TestClient, { email }: Person) => client.post("/api/auth/signin", { email, password });
    const closedId = WorkspaceId.parse(closed.workspaceId);
    await until(async () => {
      const found = await all(server.server.kernel.database.query)`select from workspace where id = ${closedId}`;
      return found.length === 0;
    });

    const log = join(server.dataDirectory, "erasures.log");
    const lines = await readFile(log, "utf8");
    for (const { gone } of made) assert.ok(!lines.includes(gone));
    assert.doesNotMatch(lines, /example\.com|gone-/);
    const data = join(folder, "restored");
    const target = { ...own, PARLEY_DATA_DIR: data, DATABASE_URL: urlOf(empty.connection) };
    const restored = await runParley(target, "restore", file, "--erasures", log, "--json");
    assert.equal(restored.status, 0, restored.stdout);
    const counts = resultOf(restored).erasuresByKind as Record<string, number>;
    assert.deepEqual(Object.keys(counts).toSorted(), [...names, "account", "workspace"].toSorted());
    assert.deepEqual([counts.account, counts.workspace, counts.lead], [1, 2, 1]);
    // Users are tried beside this test.
    const known = capabilities.flatMap(({ erasables }) => (erasables ?? []).map(({ kind }) => kind));
    assert.deepEqual(known.toSorted(), [...names, "account", "workspace", "user"].toSorted());

    const again = await startTestServer({ connection: empty.connection, settings: { PARLEY_DATA_DIR: data } });
    try {
      const client = again.client.as(key);
      for (const { trial, gone, kept } of made) {
        assert.ok(!(await trial.isThere(client, gone)), `${trial.kind} is back`);
        assert.ok(await trial.isThere(client, kept), `the other ${trial.kind} is gone`);
      }
      const sources = (await client.get("/api/knowledge/sources?tag=old")).body.data;
      assert.deepEqual(sources, []);
      for (const person of [left, closed]) assert.equal((await signIn(again.client, person)).status, 401);
      for (const person of [stays, open]) assert.equal((await signIn(again.client, person)).status, 200);
    } finally {
      await again.stop();
    }
  } finally {
    await server.stop();
    await smtp.stop();
    await empty.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
