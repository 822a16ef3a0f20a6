import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { carSharing } from "@parley/engine/testing";
import { isOwnerDeleted } from "../../../kernel/storage/database.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { passageIndexAt, readKnowledgeVersion } from "../index.ts";
import { openWorkshop, text, type Workshop } from "../testing/workshop.ts";
import { PassageIndexes } from "./passage-indexes.ts";

/** The long form changes more sources, more often. */
const isLong = process.env.FAULTS === "long";

let nodeA: TestServer;
let nodeB: TestServer;
before(async () => {
  nodeA = await startTestServer();
  nodeB = await startTestServer({ connection: nodeA.connection });
});
after(async () => {
  await nodeB.stop();
  await nodeA.stop();
});

const textsOf = (found: { text: string }[]) => found.map((passage) => passage.text);
const workspaceOf = (workshop: Workshop) => WorkspaceId.parse(workshop.person.workspaceId)!;

test("a source that one node adds, replaces or removes is known to the other node in its next call", async () => {
  const workshop = await openWorkshop(nodeA);
  assert.deepEqual(await workshop.find("ferry", nodeB), []);
  const source = await workshop.taught(text("Ferry", "The ferry leaves at noon."));
  assert.deepEqual(textsOf(await workshop.find("ferry", nodeB)), ["The ferry leaves at noon."]);
  await workshop.replace(source.id, text("Ferry", "The ferry leaves at dusk."));
  assert.deepEqual(textsOf(await workshop.find("ferry", nodeB)), ["The ferry leaves at dusk."]);
  await workshop.taught(text("Ferry tickets", "Ferry tickets are sold on board."));
  assert.equal((await workshop.find("ferry", nodeB)).length, 2);
  await workshop.remove(source.id);
  assert.deepEqual(textsOf(await workshop.find("ferry", nodeB)), ["Ferry tickets are sold on board."]);
  assert.deepEqual(textsOf(await workshop.find("ferry", nodeA)), ["Ferry tickets are sold on board."]);
});

test("a node that missed many changes finds exactly the current content", async () => {
  const workshop = await openWorkshop(nodeA);
  const { sources } = (
    await workshop.teach({
      sources: Array.from({ length: isLong ? 120 : 36 }, (_, number) =>
        text(`Barrel ${number}`, `Barrel ${number} holds cider.`),
      ),
    })
  ).body;
  assert.equal((await workshop.find("barrel", nodeB)).length, 10);
  const expected: string[] = [];
  for (const [number, source] of sources.entries()) {
    if (number % 3 === 0) await workshop.remove(source.id);
    else if (number % 3 === 1) {
      await workshop.replace(source.id, text(`Barrel ${number}`, `Barrel ${number} holds perry for a day.`));
      await workshop.replace(source.id, text(`Barrel ${number}`, `Barrel ${number} holds perry.`));
      expected.push(`Barrel ${number} holds perry.`);
    } else expected.push(`Barrel ${number} holds cider.`);
  }
  const passing = await workshop.taught(text("Passing", "This barrel passes through."));
  await workshop.remove(passing.id);
  const { kernel } = nodeB.server;
  const version = await readKnowledgeVersion(kernel.database.query, workspaceOf(workshop));
  const caughtUp = await passageIndexAt(kernel, workspaceOf(workshop), version);
  const builtAfresh = await new PassageIndexes(kernel).at(workspaceOf(workshop), version);
  const [found, ...rest] = [caughtUp, builtAfresh].map((index) => index.find("barrel", { limit: 200 }).passages);
  assert.deepEqual(textsOf(found!).sort(), expected.sort());
  assert.deepEqual(rest, [found]);
});

test("while a source is being replaced, every search finds one of its contents, never older than the last one found", async () => {
  const workshop = await openWorkshop(nodeA);
  const content = (round: number) => text("Tide", `High tide number ${round}.`);
  const source = await workshop.taught(content(0));
  const rounds = isLong ? 25 : 8;
  let answered = 0;
  const watch = async (node: TestServer) => {
    while (answered < rounds) {
      const least = answered;
      const found = await workshop.find("high tide", node);
      assert.equal(found.length, 1);
      const round = Number(/(\d+)\.$/.exec(found[0]!.text)?.[1]);
      assert.ok(round >= least, `found ${round} after ${least} was answered`);
    }
  };
  const write = async () => {
    for (let round = 1; round <= rounds; round++) {
      assert.equal((await workshop.replace(source.id, content(round))).status, 200);
      answered = round;
    }
  };
  await Promise.all([write(), watch(nodeA), watch(nodeB), watch(nodeB)]);
});

test("callers that come while an index catches up share the work and the result", async () => {
  const workshop = await openWorkshop(nodeA);
  await workshop.taught({
    sources: Array.from({ length: 50 }, (_, number) => text(`Reel ${number}`, "A reel of yarn.")),
  });
  const indexes = new PassageIndexes(nodeA.server.kernel);
  const found = await Promise.all(Array.from({ length: 10 }, () => indexes.at(workspaceOf(workshop), 1)));
  assert.ok(found.every((index) => index === found[0]));
  assert.equal(found[0]?.passageCount, 50);
});

test("beyond its memory limit a node drops the least recently used index, and makes it again when needed", async () => {
  const workshops = [await openWorkshop(nodeA), await openWorkshop(nodeA), await openWorkshop(nodeA)];
  for (const workshop of workshops) await workshop.taught(text("Loom", "The loom stands upstairs."));
  const [first, second, third] = workshops.map(workspaceOf) as [string, string, string];
  const roomy = new PassageIndexes(nodeA.server.kernel);
  const { approximateBytes } = await roomy.at(first, 1);
  const indexes = new PassageIndexes(nodeA.server.kernel, approximateBytes * 2.5);
  await indexes.at(first, 1);
  await indexes.at(second, 1);
  await indexes.at(first, 1);
  await indexes.at(third, 1);
  assert.deepEqual(indexes.workspaceIds, [first, third]);
  assert.equal((await indexes.at(second, 1)).find("loom").passages.length, 1);
  assert.deepEqual(indexes.workspaceIds, [third, second]);
});

test("nobody waits for a version that was never committed", async () => {
  const workshop = await openWorkshop(nodeA);
  await workshop.taught(text("Kettle", "The kettle is new."));
  const indexes = new PassageIndexes(nodeA.server.kernel);
  await assert.rejects(indexes.at(workspaceOf(workshop), 2), /newest committed one is 1/);
  assert.equal((await indexes.at(workspaceOf(workshop), 1)).passageCount, 1);
});

test("a workspace that is deleted while its index catches up is said to be deleted", async () => {
  const workshop = await openWorkshop(nodeA);
  await workshop.taught(text("Kettle", "The kettle is new."));
  const indexes = new PassageIndexes(nodeA.server.kernel);
  await indexes.at(workspaceOf(workshop), 1);
  await workshop.taught(text("Pot", "The pot is old."));
  const version = await readKnowledgeVersion(nodeA.server.kernel.database.query, workspaceOf(workshop));
  const { password } = workshop.person;
  assert.equal((await workshop.person.client.call("DELETE", "/api/auth/me", { body: { password } })).status, 204);
  await assert.rejects(indexes.at(workspaceOf(workshop), version), isOwnerDeleted);
});

test("a question is answered while the index of another workspace is still being made", async () => {
  const large = await openWorkshop(nodeA);
  for (let call = 0; call < 6; call++) {
    const sources = Array.from({ length: 500 }, (_, number) =>
      text(`Bale ${call}-${number}`, `Bale ${call}-${number} holds wool. `.repeat(12)),
    );
    await large.taught({ sources });
  }
  const small = await openWorkshop(nodeA);
  await small.taught(text("Pulley", "The pulley is oiled."));
  const indexes = new PassageIndexes(nodeA.server.kernel);
  let isMade = false;
  const making = indexes.at(workspaceOf(large), 6).then((index) => {
    isMade = true;
    return index;
  });
  const other = await indexes.at(workspaceOf(small), 1);
  assert.equal(other.find("pulley").passages.length, 1);
  assert.equal(isMade, false);
  assert.equal((await making).passageCount, 3_000);
  await indexes.close();
});

test("phrasings are learnt with the knowledge, and both nodes understand the same", async () => {
  const workshop = await openWorkshop(nodeA);
  const sources = carSharing.documents.map(({ title: question, text: answer, questions }) => {
    return { type: "faq", question, answer, alternatives: questions.slice(1) };
  });
  const taught = (await workshop.teach({ sources })).body.sources as { id: string }[];
  const asked = "don't need the booking anymore";
  const ask = async (node: TestServer) => {
    const { body } = await node.client.as(workshop.person.accessToken).post("/api/chatbot/send", { message: asked });
    return [body.aiResponse, body.confidence, body.answered];
  };
  const [answer, , isAnswered] = await ask(nodeA);
  assert.match(String(answer), /Under Trips, choose the reservation and Cancel/);
  assert.equal(isAnswered, true);
  assert.deepEqual(await ask(nodeB), await ask(nodeA));
  const cancel = carSharing.documents.findIndex(({ sourceId }) => sourceId === "cancel-booking");
  await workshop.remove(taught[cancel]!.id);
  assert.doesNotMatch(String((await ask(nodeA))[0]), /Under Trips, choose the reservation and Cancel/);
  assert.deepEqual(await ask(nodeB), await ask(nodeA));
});
