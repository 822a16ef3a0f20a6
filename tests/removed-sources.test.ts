import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { Client } from "pg";
import { all, sql } from "../server/kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../server/testing/client.ts";
import { openModelDesk } from "../server/testing/model-desk.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";

type Shown = { [member: string]: unknown };

const nothing = {
  title: null,
  url: null,
  section: null,
  anchor: null,
  page: null,
  passage: null,
  start: null,
  end: null,
};
const withdrawn = { ...nothing, withdrawn: true };

describe("a source that is removed", () => {
  let node: TestServer;
  let peer: TestServer;
  before(async () => {
    node = await startTestServer();
    peer = await startTestServer({ connection: node.connection });
  });
  after(async () => {
    await peer.stop();
    await node.stop();
  });

  const teach = async (person: Person, title: string, content: string) => {
    const url = `https://example.com/${encodeURIComponent(title)}`;
    const added = await person.client.post("/api/knowledge/sources", { type: "text", title, content, url });
    assert.equal(added.status, 201, added.text);
    return added.body as { id: string; documentId: string };
  };
  const ask = async (person: Person, message: string, fields: Shown = {}, headers: Record<string, string> = {}) => {
    const sent = await person.client.post("/api/chatbot/send", { message, ...fields }, { headers });
    assert.equal(sent.status, 200, sent.text);
    return sent.body;
  };
  const remove = async (person: Person, id: string, query = "") =>
    (await person.client.call("DELETE", `/api/knowledge/sources/${id}${query}`)).status;

  /** The text of every row of the workspace's tables that may quote a document. */
  const dump = async () => {
    const { query } = node.server.kernel.database;
    const tables = ["message", "conversation", "knowledge_document", "knowledge_source", "knowledge_retirement"];
    const rows = await Promise.all(tables.map((table) => all(query)`select * from ${sql.raw(table)}`));
    return JSON.stringify(rows);
  };

  test("is gone at once where nothing cites it: document, versions, search and provenance", async () => {
    const person = await signUp(node.client);
    const cited = await teach(person, "Harbour", "The harbour opens at seven in the morning.");
    const other = await teach(person, "Harbour bar", "Above the harbour is a zymurgical bar for sailors.");
    const answer = await ask(person, "When does the harbour open in the morning?");
    assert.deepEqual([...new Set(answer.citations.map(({ sourceId }: Shown) => sourceId))], [cited.id]);
    const provenance = `/api/messages/${answer.messageId}/provenance`;
    const considered = async () =>
      (await person.client.get(provenance)).body.considered.map(({ documentId }: Shown) => documentId);
    assert.ok((await considered()).includes(other.documentId), "the reply considered the other document");

    assert.equal(await remove(person, other.id), 204);
    for (const path of [`documents/${other.documentId}`, `sources/${other.id}`, `sources/${other.id}/versions`]) {
      assert.equal((await person.client.get(`/api/knowledge/${path}`)).status, 404, path);
    }
    for (const at of [node, peer]) {
      const found = await at.client.as(person.accessToken).post("/api/knowledge/search", { query: "bar for sailors" });
      assert.doesNotMatch(found.text, /zymurgical/);
    }
    assert.ok(!(await considered()).includes(other.documentId));
    assert.doesNotMatch(await dump(), /zymurgical/);
    assert.equal((await person.client.get(provenance)).body.citations[0].passage, answer.citations[0].passage);
  });

  test("loses its former contents that nothing cites when it is replaced, on every node", async () => {
    const person = await signUp(node.client);
    const source = await teach(person, "Ferry", "The ferry leaves at quarter past xylophone.");
    const search = async (at: TestServer) =>
      (await at.client.as(person.accessToken).post("/api/knowledge/search", { query: "ferry" })).text;
    for (const at of [node, peer]) assert.match(await search(at), /xylophone/);
    const put = (content: string) =>
      person.client.call("PUT", `/api/knowledge/sources/${source.id}`, {
        body: { type: "text", title: "Ferry", content },
      });
    assert.equal((await put("The ferry leaves at noon.")).status, 200);
    assert.equal((await person.client.get(`/api/knowledge/documents/${source.documentId}`)).status, 404);
    for (const at of [node, peer]) assert.match(await search(at), /noon/);
    for (const at of [node, peer]) assert.doesNotMatch(await search(at), /xylophone/);
    assert.doesNotMatch(await dump(), /xylophone/);
  });

  test("stays readable for the citations that quote it, until the conversation is erased", async () => {
    const person = await signUp(node.client);
    const source = await teach(person, "Wi-Fi", "The guest wireless password is bluebird.");
    const answer = await ask(person, "What is the guest wireless password?", { sessionId: "guest" });
    assert.equal(await remove(person, source.id), 204);
    const document = `/api/knowledge/documents/${source.documentId}`;
    assert.match((await person.client.get(document)).body.text, /bluebird/);
    const { body } = await person.client.get("/api/conversations/guest/messages");
    assert.deepEqual(body.data[1].citations, answer.citations);
    assert.equal((await person.client.call("DELETE", "/api/conversations/guest")).status, 204);
    await until(async () => (await person.client.get(document)).status === 404);
    assert.doesNotMatch(await dump(), /bluebird/);
  });

  test("and purged takes every word of it out of what was answered before", async () => {
    const person = await signUp(node.client);
    const key = node.client.as(await makeKey(person));
    const hooks = (await key.post("/api/webhook/sources", { name: "shop" })).body;
    const source = await teach(person, "Quarksalve", "The quarksalve costs seventeen pounds a jar.");
    const question = "What does the quarksalve cost?";
    const retry = { "idempotency-key": "the-salve" };
    const sent = await ask(person, question, { sessionId: "salve" }, retry);
    assert.match(sent.aiResponse, /seventeen/);
    const response = (await key.post("/v1/responses", { model: "parley-offline", input: question })).body;
    const hook = { event: "user_message", id: "hook-1", data: { userId: "u", message: question } };
    const deliver = async () => {
      const [time, body] = [Math.floor(Date.now() / 1000), JSON.stringify(hook)];
      const signature = `t=${time},v1=${createHmac("sha256", hooks.secret).update(`${time}.${body}`).digest("hex")}`;
      const headers = { "x-webhook-signature": signature };
      return node.client.post(`/api/webhook/process/${hooks.id}?wait=true`, body, { headers });
    };
    const received = await deliver();
    assert.match(received.text, /seventeen/);

    assert.equal(await remove(person, source.id, "?purge=true"), 204);
    const places = {
      messages: await key.get("/api/conversations/salve/messages"),
      provenance: await key.get(`/api/messages/${sent.messageId}/provenance`),
      retry: await person.client.post(
        "/api/chatbot/send",
        { message: question, sessionId: "salve" },
        { headers: retry },
      ),
      responses: await key.get(`/v1/responses/${response.id}`),
      webhook: await deliver(),
      document: await key.get(`/api/knowledge/documents/${source.documentId}`),
      export: await key.get("/api/users/u/export"),
    };
    const isTold = /seventeen|Quarksalve"|example\.com/;
    for (const [place, { text }] of Object.entries(places)) assert.doesNotMatch(text, isTold, place);
    assert.equal(places.document.status, 404);
    const reply = places.messages.body.data[1];
    assert.equal(reply.text, "[withdrawn]");
    const { sourceId, documentId, score } = sent.citations[0];
    assert.deepEqual(reply.citations, [{ sourceId, documentId, score, ...withdrawn }]);
    for (const { aiResponse, citations } of [places.retry.body, places.webhook.body]) {
      assert.deepEqual([aiResponse, citations[0].withdrawn], ["[withdrawn]", true]);
    }
    assert.deepEqual(places.responses.body.output[0].content[0].annotations, []);
    assert.doesNotMatch(await dump(), /seventeen/);
    assert.equal(await remove(person, source.id, "?purge=true"), 404, "there is nothing left to purge");
  });

  test("can be purged later, when citations kept it", async () => {
    const person = await signUp(node.client);
    const source = await teach(person, "Code", "The code of the gate is periwinkle.");
    await ask(person, "What is the code of the gate?", { sessionId: "gate" });
    assert.equal(await remove(person, source.id), 204);
    assert.equal(await remove(person, source.id), 404);
    assert.equal(await remove(person, source.id, "?purge=true"), 204);
    assert.doesNotMatch((await person.client.get("/api/conversations/gate/messages")).text, /periwinkle/);
  });

  test("stays for the citation of a reply that is being stored at that moment", async () => {
    const person = await signUp(node.client);
    const source = await teach(person, "Lantern", "The lantern costs two pounds.");
    await ask(person, "What does the lantern cost?", { sessionId: "first" });
    await person.client.call("DELETE", "/api/conversations/first");
    const observer = new Client(node.connection);
    await observer.connect();
    try {
      const waiting = async () =>
        (
          await observer.query(`select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock'`)
        ).rows.length;
      await observer.query("begin; lock table citation in share mode");
      const asking = ask(person, "What does the lantern cost?", { sessionId: "held" });
      await until(async () => (await waiting()) >= 1);
      let isRemoved = false;
      const removing = remove(person, source.id).finally(() => {
        isRemoved = true;
      });
      await until(async () => isRemoved || (await waiting()) >= 2);
      await observer.query("commit");
      assert.equal(await removing, 204);
      const [citation] = (await asking).citations;
      const document = await person.client.get(`/api/knowledge/documents/${citation.documentId}`);
      assert.deepEqual([document.status, document.body.text], [200, citation.passage]);
    } finally {
      await observer.end();
    }
  });

  test("is not offered by a reply that is made while it is purged", async () => {
    const person = await signUp(node.client);
    const gone = await teach(person, "Cancelling a tour", "You can cancel a tour until the evening before.");
    await teach(person, "Cancelling a course", "You can cancel a course until two weeks before it begins.");
    await teach(person, "Cancelling a rental", "You can cancel a rental until the same morning.");
    const question = "I want to cancel";
    assert.equal((await ask(person, question)).choices.length, 3);
    const observer = new Client(node.connection);
    await observer.connect();
    try {
      const waiting = async () =>
        (
          await observer.query(`select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock'`)
        ).rows.length;
      // The purge has withdrawn what was offered before, and is not committed.
      await observer.query("begin; lock table audit_entry in share mode");
      const purging = remove(person, gone.id, "?purge=true");
      await until(async () => (await waiting()) >= 1);
      let isAnswered = false;
      const asking = ask(person, question, { sessionId: "meanwhile" }).finally(() => {
        isAnswered = true;
      });
      await until(async () => isAnswered || (await waiting()) === 2);
      await observer.query("commit");
      assert.equal(await purging, 204);
      const { choices } = await asking;
      assert.deepEqual(choices.map(({ title }: Shown) => title).toSorted(), [
        "Cancelling a course",
        "Cancelling a rental",
      ]);
      assert.doesNotMatch((await person.client.get("/api/conversations/meanwhile/messages")).text, /a tour/);
    } finally {
      await observer.end();
    }
  });

  for (const [manner, query] of [
    ["removed", ""],
    ["purged", "?purge=true"],
  ] as const) {
    test(`and ${manner} while it is cited on two nodes leaves no citation without its document`, async () => {
      const person = await signUp(node.client);
      const question = "What does the lantern cost?";
      for (let round = 0; round < 2; round++) {
        const source = await teach(person, "Lantern", `The lantern costs ${round + 2} pounds.`);
        const asking = Array.from({ length: 24 }, (_, index) =>
          (index % 2 === 0 ? node : peer).client
            .as(person.accessToken)
            .post("/api/chatbot/send", { message: question, sessionId: `${manner}-${round}-${index}` }),
        );
        await Promise.race(asking);
        const [removed, ...answers] = await Promise.all([remove(person, source.id, query), ...asking]);
        assert.equal(removed, 204);
        for (const { status, text } of answers) assert.equal(status, 200, text);
        for (let index = 0; index < asking.length; index++) {
          const { body } = await person.client.get(`/api/conversations/${manner}-${round}-${index}/messages`);
          const reply = body.data[1];
          assert.equal(reply.status, "completed");
          for (const { documentId, passage } of reply.citations) {
            const document = await person.client.get(`/api/knowledge/documents/${documentId}`);
            assert.equal(document.status, passage === null ? 404 : 200);
            if (passage !== null) assert.ok(document.body.text.includes(passage));
          }
        }
      }
    });
  }
});

test("a reply that a model wrote keeps its text when its source is purged, also while it is written", async () => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let isHeld = false;
  const desk = await openModelDesk(async () => {
    if (isHeld) {
      asked.resolve();
      await held.promise;
    }
    return "The lamp costs nine pounds [1].";
  });
  try {
    const { client } = desk.person;
    const teach = async () =>
      (
        await client.post("/api/knowledge/sources", {
          type: "text",
          title: "Lamp",
          content: "The lamp costs nine pounds.",
        })
      ).body.id;
    const question = "What does the lamp cost?";
    const first = await teach();
    const before = await desk.send(question, { sessionId: "before" });
    assert.equal(before.body.citations[0].title, "Lamp");
    assert.equal((await client.call("DELETE", `/api/knowledge/sources/${first}?purge=true`)).status, 204);
    const second = await teach();
    isHeld = true;
    const during = desk.send(question, { sessionId: "during" });
    await asked.promise;
    assert.equal((await client.call("DELETE", `/api/knowledge/sources/${second}?purge=true`)).status, 204);
    held.resolve();
    assert.equal((await during).body.citations[0].withdrawn, true);
    for (const sessionId of ["before", "during"]) {
      const reply = (await client.get(`/api/conversations/${sessionId}/messages`)).body.data[1];
      assert.equal(reply.text, "The lamp costs nine pounds.");
      const { sourceId, documentId, score, supports } = reply.citations[0];
      assert.deepEqual(reply.citations, [{ sourceId, documentId, score, supports, ...withdrawn }]);
    }
  } finally {
    await desk.stop();
  }
});
