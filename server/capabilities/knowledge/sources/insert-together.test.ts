import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { openWorkshop, text, type Workshop } from "../testing/workshop.ts";

let node: TestServer;
let workshops: Workshop[];
before(async () => {
  node = await startTestServer();
  workshops = await Promise.all([openWorkshop(node), openWorkshop(node), openWorkshop(node)]);
});
after(() => node.stop());

function uuidOf({ person }: Workshop): string {
  return WorkspaceId.parse(person.workspaceId) ?? "";
}

test("sources that several workspaces add in one moment share commits, and each workspace has its own", async () => {
  const boxes = Array.from({ length: 12 }, (_, number) => `Box${number}`);
  const taught = boxes.flatMap((box) =>
    workshops.map((workshop, at) => workshop.taught(text(box, `In ${box} of shop${at}: nails.`))),
  );
  const sources = await Promise.all(taught);
  const { rows } = await node.server.kernel.database.pool.query(
    "select count(distinct xmin::text)::int as commits from knowledge_document",
  );
  assert.ok(rows[0].commits < sources.length, `${rows[0].commits} commits for ${sources.length} sources`);
  for (const [at, workshop] of workshops.entries()) {
    const own = sources.filter((_, number) => number % workshops.length === at);
    const announced = (await workshop.events()).map(({ data }) => data.sourceId);
    assert.deepEqual(announced.sort(), own.map(({ id }) => id).sort());
    assert.equal((await workshop.get("/sources?limit=100")).body.data.length, boxes.length);
    assert.deepEqual(
      (await workshop.find("box7 nails")).map((found) => found.text).filter((found) => found.includes("Box7 ")),
      [`In Box7 of shop${at}: nails.`],
    );
  }
});

test("a workspace whose knowledge another transaction holds does not keep the others from adding", async () => {
  const [held, free] = workshops;
  const holder = await node.server.kernel.database.pool.connect();
  await holder.query("begin");
  await holder.query("update knowledge_version set version = version where workspace_id = $1", [uuidOf(held!)]);
  let isAdded = false;
  const waiting = held!.taught(text("Later", "This waits.")).then(() => {
    isAdded = true;
  });
  const others = await Promise.all([1, 2, 3].map((number) => free!.teach(text(`Now ${number}`, "This does not."))));
  assert.deepEqual(
    others.map(({ status }) => status),
    [201, 201, 201],
  );
  assert.equal(isAdded, false);
  await holder.query("rollback");
  holder.release();
  await waiting;
  await until(async () => (await held!.find("waits")).some((found) => found.title === "Later"));
});

test("a request that is refused does not keep those of the same moment from adding", async () => {
  const [workshop] = workshops;
  const answers = await Promise.all([
    workshop!.teach(text("Good", "A good text.")),
    workshop!.teach(text("Empty", "<br>")),
    workshop!.teach(text("Also good", "Another good text.")),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 422, 201],
  );
});
