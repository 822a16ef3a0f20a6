import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { Client } from "pg";
import { newUuid } from "../../../kernel/storage/id.ts";
import { signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { patternOfPerson } from "./pattern-of-person.ts";
import { searchRuns } from "./search-runs.ts";

let server: TestServer;
let client: Client;
let workspaceId: string;
before(async () => {
  server = await startTestServer();
  workspaceId = WorkspaceId.parse((await signUp(server.client)).workspaceId)!;
  client = new Client(server.connection);
  await client.connect();
});
after(async () => {
  await client.end();
  await server.stop();
});

const people = [
  { userIds: ["ada"], emails: ["ada@shop.example"], phones: ["+49 30 1234567"] },
  { userIds: ["4711"], emails: [], phones: [] },
  { userIds: ['O"Brien\\7'], emails: ["o.brien+news@shop.example"], phones: ["0171/555 44-33"] },
  { userIds: ["Zoë-Müller"], emails: ["zoe@müller.example"], phones: [] },
];
const phrase = fc.constantFrom(
  "call ada@shop.example",
  "Ada@Shop.Example",
  "x-ada@shop.example.org",
  "ada",
  "+4930 123-4567",
  "0049 (30) 12 34 567",
  "4711",
  'O"Brien\\7',
  "o.brien+news@shop.example",
  "0171 5554433",
  "Zoë-Müller",
  "zoe@müller.example",
  "nobody in particular",
  "2026-11-27T10:00:00Z",
);
const member = fc.constantFrom("userId", "user_id", "text", "reply");
const values = fc.dictionary(
  member,
  fc.oneof(phrase, fc.constantFrom(4711, 7, null), fc.array(phrase, { maxLength: 2 })),
);
/** The places of a run in which a value may stand. */
const places = ["input", "output", "error", "task", "signal", "approval", "nowhere"] as const;
const runs = fc.array(fc.record({ place: fc.constantFrom(...places), value: values }), {
  minLength: 120,
  maxLength: 240,
});

test("slices find the runs that one look over all of them finds, whatever the values and wherever they stand", async () => {
  await fc.assert(
    fc.asyncProperty(runs, async (made) => {
      await client.query("delete from run where workspace_id = $1", [workspaceId]);
      for (const run of made) await insertRun(run.place, JSON.stringify(run.value));
      for (const { userIds, emails, phones } of people) {
        const pattern = patternOfPerson({ contactIds: [], conversationIds: [], userIds, emails, phones })!;
        const found: string[] = [];
        const { query } = server.server.kernel.database;
        for await (const slice of searchRuns(query, workspaceId, { pattern, since: new Date(0) })) {
          found.push(...slice.map(({ id }) => id));
        }
        assert.deepEqual(found, await findAtOnce(pattern));
      }
    }),
    { numRuns: 4 },
  );
});

async function insertRun(place: (typeof places)[number], text: string): Promise<void> {
  const id = newUuid();
  const at = (wanted: string) => (place === wanted ? text : null);
  await client.query(
    `insert into run (workspace_id, id, workflow_id, workflow_name, version, status, started_by, input, output, error,
       created_at) values ($1, $2, $2, 'w', 1, 'completed', 'api', coalesce($3::json, '{}'), $4, $5, now())`,
    [workspaceId, id, at("input"), at("output"), at("error")],
  );
  const insert = {
    task: `insert into run_task (workspace_id, run_id, number, pointer, name, kind, status, attempt, output, started_at)
      values ($1, $2, 0, '/do', 't', 'set', 'completed', 1, $3, now())`,
    signal: "insert into run_signal (workspace_id, run_id, wait, content) values ($1, $2, 'w', $3)",
    approval: `insert into approval (workspace_id, id, run_id, workflow_name, task_number, wait, title, request,
      request_hash, status, created_at) values ($1, $2, $2, 'w', 0, 'w', 't', $3, '', 'pending', now())`,
  }[place as string];
  if (insert !== undefined) await client.query(insert, [workspaceId, id, text]);
}

/** Looks for them in one statement over everything, as the product once did. */
async function findAtOnce(pattern: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from run where workspace_id = $1 and (
       lower(concat_ws(' ', input, output, error, waiting_for, state)) ~ $2
       or exists (select from run_task as task where task.workspace_id = run.workspace_id and run_id = run.id and
         lower(concat_ws(' ', task.input, task.output, task.context, task.kept, task.error, task.waiting_for)) ~ $2)
       or exists (select from run_signal as signal where signal.workspace_id = run.workspace_id and run_id = run.id
         and lower(content::text) ~ $2)
       or exists (select from run_subscription as subscribed where subscribed.workspace_id = run.workspace_id
         and run_id = run.id and lower(subscription::text) ~ $2)
       or exists (select from approval where approval.workspace_id = run.workspace_id and run_id = run.id
         and lower(concat_ws(' ', title, request, comment)) ~ $2)) order by id desc`,
    [workspaceId, pattern],
  );
  return rows.map(({ id }) => id);
}
