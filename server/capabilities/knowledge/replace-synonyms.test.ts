import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { all } from "../../kernel/storage/sql.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { openWorkshop, text } from "./testing/workshop.ts";

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

const path = "/api/knowledge/synonyms";

test("synonyms find each other's passages, on every node, until they are removed", async () => {
  const workshop = await openWorkshop(node);
  const { client } = workshop.person;
  await workshop.taught(text("Lift", "The lift reaches the fifth floor."));
  await workshop.taught(text("Stairs", "The stairs are closed for painting."));
  assert.deepEqual(await workshop.find("elevators", peer), []);
  const groups = [["elevator", "Lifts"]];
  const changed = await client.call("PUT", path, { body: { groups } });
  assert.deepEqual([changed.status, changed.body], [200, { groups }]);
  for (const each of [node, peer]) {
    assert.deepEqual(
      (await workshop.find("elevators", each)).map((passage) => passage.text),
      ["The lift reaches the fifth floor."],
    );
  }
  assert.deepEqual((await client.get(path)).body, { groups });
  assert.equal((await client.call("PUT", path, { body: { groups: [] } })).status, 200);
  assert.deepEqual(await workshop.find("elevators", peer), []);
  const events = await all(node.server.kernel.database.query)`select from event where type = 'synonyms.changed'`;
  assert.equal(events.length, 2);
});

test("synonyms can be set before any source is added, and belong to one workspace", async () => {
  const first = await openWorkshop(node);
  const second = await openWorkshop(node);
  const groups = [["sofa", "couch", "settee"]];
  assert.deepEqual((await first.person.client.get(path)).body, { groups: [] });
  assert.equal((await first.person.client.call("PUT", path, { body: { groups } })).status, 200);
  for (const workshop of [first, second]) await workshop.taught(text("Couch", "The couch is green."));
  assert.equal((await first.find("settee")).length, 1);
  assert.equal((await second.find("settee")).length, 0);
  assert.deepEqual((await second.person.client.get(path)).body, { groups: [] });
});

test("a phrase is a synonym in the question and in the text", async () => {
  const workshop = await openWorkshop(node);
  await workshop.taught(text("Kiosk", "The kiosk sells maps."));
  await workshop.taught(text("Shed", "The night shed is behind the mill."));
  assert.deepEqual(await workshop.find("owl barn"), []);
  const groups = [
    ["owl barn", "night shed"],
    ["paper hut", "kiosk"],
  ];
  assert.equal((await workshop.person.client.call("PUT", path, { body: { groups } })).status, 200);
  for (const [asked, found] of [
    ["Where is the owl barn?", "The night shed is behind the mill."],
    ["What do paper huts sell?", "The kiosk sells maps."],
  ] as const)
    assert.equal((await workshop.find(asked))[0]?.text, found, asked);
});

test("the assistant knows what customers call things in their language", async () => {
  const workshop = await openWorkshop(node);
  await workshop.taught(text("Refunds", "Refunds arrive within five days."));
  await workshop.taught(text("Mitglieder", "Ein neues Teammitglied bekommt eine Karte für die Garage."));
  await workshop.taught(text("Factures", "Les factures arrivent le premier lundi du mois, dans votre boîte."));
  for (const [asked, found] of [
    ["How long until I have my money back?", "Refunds arrive within five days."],
    ["Was bekommt ein neuer Kollege?", "Ein neues Teammitglied bekommt eine Karte für die Garage."],
    ["Quand arrive le reçu ?", "Les factures arrivent le premier lundi du mois, dans votre boîte."],
  ] as const)
    assert.equal((await workshop.find(asked))[0]?.text, found, asked);
});

for (const [what, groups, pointer] of [
  ["a whole sentence", [["bike", "a thing with two wheels and a bell"]], "/body/groups/0/1"],
  ["no word at all", [["bike", "???"]], "/body/groups/0/1"],
  ["a group of one", [["bike"]], "/body/groups/0"],
  [
    "one word twice",
    [
      ["bike", "cycle"],
      ["cancel", "Cancel!"],
    ],
    "/body/groups/1",
  ],
  ["a group of small words", [["the", "a", "is"]], "/body/groups/0"],
  ["a group of small words of another language", [["der", "die das"]], "/body/groups/0"],
  ["a blank", [["bike", " "]], "/body/groups/0/1"],
] as const) {
  test(`${what} is refused with its place`, async () => {
    const { person } = await openWorkshop(node);
    const refused = await person.client.call("PUT", path, { body: { groups } });
    assert.deepEqual([refused.status, refused.body.code], [400, "invalid-request"]);
    assert.equal(refused.body.errors[0].pointer, pointer);
  });
}
