import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Person } from "../../../testing/client.ts";
import { mailsOf } from "../../../testing/received-mail.ts";
import { runWorkflow } from "../../../testing/run-workflow.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";
import { mailAlerts } from "./gather-alert.ts";

let server: TestServer;
let owner: Person;
before(async () => {
  server = await startTestServer();
  owner = await signUpVerified(server);
  const many = {
    for: { each: "n", in: "${ [range(.from; .to)] }" },
    do: [
      {
        mail: {
          call: "parley.send-mail:1.0.0@default",
          with: { to: owner.email, subject: '${ "Mail " + ($n | tostring) }', text: '${ .who + " wrote." }' },
          output: { as: { who: "${ $input.who }" } },
        },
      },
    ],
  };
  const document = { dsl: "1.0.3", namespace: "test", name: "many", version: "1.0.0" };
  await saveWorkflow(owner.client, "many", { document, do: [{ many }] });
});
after(() => server.stop());

async function send(from: number, to: number, who = "Ada"): Promise<string> {
  const { body } = await runWorkflow(owner.client, { workflow: "many", input: { from, to, who } });
  return body.status;
}

/** Makes it so much later, and looks on two nodes for what is due. */
async function gatheredAfter(minutes: number) {
  const { kernel } = server.server;
  await kernel.database.pool.query("update workflow_alert set due_at = due_at - make_interval(mins => $1)", [minutes]);
  await Promise.all([1, 2].map(() => mailAlerts.run(kernel, undefined as never)));
  const waiting = "select from graphile_worker.jobs where task_identifier = 'deliver-mail'";
  await until(async () => (await kernel.database.pool.query(waiting)).rows.length === 0);
  return (await mailsOf(server)).filter(({ subject }) => subject.includes("of your workflows"));
}

test("what a workflow sends to a member beyond the hour's mails is one mail later, without the erased", async () => {
  assert.equal(await send(0, 12), "completed");
  assert.equal(await send(12, 13, "eve@shop.example"), "completed");
  const { body: eve } = await owner.client.post("/api/contacts", { name: "Eve", email: "eve@shop.example" });
  assert.equal((await owner.client.post(`/api/contacts/${eve.id}/erase`, {})).status, 200);
  assert.deepEqual(await gatheredAfter(14), []);
  const [mail, ...others] = await gatheredAfter(1);
  assert.deepEqual([mail?.to, mail?.subject, others], [owner.email, "Mail 10 (2 messages of your workflows)", []]);
  assert.match(mail!.text, /Mail 10\s+Ada wrote\.[\s\S]*Mail 11\s+Ada wrote\./);
  assert.doesNotMatch(mail!.text, /Mail 9|eve@/);
});

test("what is gathered has a bound, and beyond it a workflow faults", async () => {
  assert.equal(await send(0, 500), "completed");
  assert.equal(await send(500, 501), "faulted");
  const mail = (await gatheredAfter(15)).at(-1);
  assert.match(mail!.subject, /^Mail 0 \(500 messages/);
  assert.match(mail!.text, /Mail 49\s+Ada wrote\.[\s\S]*Mail 50\s+Mail 51\s[\s\S]*Mail 499/);
});
