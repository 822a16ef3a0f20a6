import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { auditOf, eventsOf } from "../../../testing/events-of.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import { nextMail, type ReceivedMail } from "../../../testing/received-mail.ts";
import { startTestServer, useTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";

const server = useTestServer();

let saved = 0;

/** Starts a run that asks for an approval with these arguments. */
async function start(client: TestClient, args: Record<string, unknown>, extra: Record<string, unknown> = {}) {
  const name = `refund-${++saved}`;
  const document = {
    document: { dsl: "1.0.3", namespace: "test", name, version: "1.0.0" },
    do: [{ ask: { call: "parley.approval:1.0.0@default", with: args, ...extra } }],
  };
  await saveWorkflow(client, name, document);
  return (await client.post("/api/automation", { workflow: name, input: { euros: 90 } })).body.runId as string;
}

/** Starts such a run and waits until it waits for the decision. */
async function ask(client: TestClient, args: Record<string, unknown>) {
  const runId = await start(client, args);
  return { runId, approvalId: await approvalOf(client, runId) };
}

function approvalOf(client: TestClient, runId: string): Promise<string> {
  return until(async () => {
    const run = (await client.get(`/api/runs/${runId}`)).body;
    assert.equal(run.error, null);
    return run.status === "waiting" && run.waitingFor.approvalId;
  });
}

const endOf = async (client: TestClient, runId: string) => (await client.get(`/api/runs/${runId}?wait=10`)).body;
const linkIn = ({ text }: ReceivedMail) => /\/approvals\/[\w-]+/.exec(text)?.[0] ?? "";
const refund = { title: "Refund an order", request: { order: "A-17", euros: "${ .euros }" } };

async function openPage(link: string, language = "en") {
  return server.client.get(link, { headers: { "accept-language": language } });
}
function send(link: string, fields: Record<string, string>) {
  return server.client.post(link, new URLSearchParams(fields).toString(), {
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}
const hashOn = (page: string) => /name="requestHash" value="(\w+)"/.exec(page)?.[1] ?? "";

describe("an approval by the API", () => {
  let owner: Person;
  before(async () => {
    owner = await signUp(server.client);
  });

  test("holds the run until it is approved, and binds the decision to the exact request", async () => {
    const { client } = owner;
    const { runId, approvalId } = await ask(client, refund);
    const { data } = (await client.get("/api/approvals?status=pending")).body;
    const [listed] = data;
    const canonical = '{"request":{"euros":90,"order":"A-17"},"title":"Refund an order"}';
    assert.deepEqual(
      { id: listed.id, runId: listed.runId, request: listed.request, hash: listed.requestHash, deadline: null },
      {
        id: approvalId,
        runId,
        request: { order: "A-17", euros: 90 },
        hash: createHash("sha256").update(canonical).digest("hex"),
        deadline: null,
      },
    );
    const other = await client.post(`/api/approvals/${approvalId}`, {
      decision: "approved",
      requestHash: "0".repeat(64),
    });
    assert.deepEqual([other.status, other.body.code], [409, "approval-changed"]);
    const decided = await client.post(`/api/approvals/${approvalId}`, {
      decision: "approved",
      requestHash: listed.requestHash,
      comment: "They waited long.",
    });
    assert.deepEqual([decided.status, decided.body.status], [200, "approved"], decided.text);
    const { status, output } = await endOf(client, runId);
    assert.equal(status, "completed");
    assert.deepEqual(output, {
      decision: "approved",
      by: decided.body.decidedBy,
      comment: "They waited long.",
      decidedAt: decided.body.decidedAt,
      requestHash: listed.requestHash,
    });
    const again = await client.post(`/api/approvals/${approvalId}`, { decision: "rejected" });
    assert.deepEqual([again.status, again.body.code], [409, "approval-decided"]);
    const ofApprovals = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type.startsWith("approval."));
    const about = { approvalId, runId, workflow: listed.workflow };
    assert.deepEqual(ofApprovals, [
      { type: "approval.requested", data: { ...about, isEscalation: false } },
      { type: "approval.decided", data: { ...about, decision: "approved" } },
    ]);
    assert.ok((await auditOf(server, owner.workspaceId)).includes("approval.decided"));
  });

  test("a rejection is an error of status 403, which the workflow can catch", async () => {
    const { client } = owner;
    const { runId, approvalId } = await ask(client, refund);
    await client.post(`/api/approvals/${approvalId}`, { decision: "rejected", comment: "Too late" });
    const { status, error } = await endOf(client, runId);
    assert.equal(status, "faulted");
    assert.deepEqual(
      [error.type, error.status, error.detail, error.instance],
      ["https://serverlessworkflow.io/spec/1.0.0/errors/authorization", 403, "Too late", "/do/0/ask"],
    );
  });

  test("of several decisions at once one counts", async () => {
    const { client } = owner;
    const { runId, approvalId } = await ask(client, refund);
    const answers = await Promise.all(
      ["approved", "rejected", "approved", "rejected"].map((decision) =>
        client.post(`/api/approvals/${approvalId}`, { decision }),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.status;
    assert.equal((await endOf(client, runId)).status, won === "approved" ? "completed" : "faulted");
  });

  test("only those whom the workflow names decide, and another workspace finds nothing", async () => {
    const admin = await joinTeam(server, owner, "admin");
    const { approvalId, runId } = await ask(owner.client, { ...refund, approvers: [admin.email.toUpperCase()] });
    const key = server.client.as(await makeKey(owner, { scopes: ["approvals:write", "automation:read"] }));
    for (const caller of [owner.client, key]) {
      const refused = await caller.post(`/api/approvals/${approvalId}`, { decision: "approved" });
      assert.equal(refused.status, 403, refused.text);
    }
    const stranger = await signUp(server.client);
    assert.equal((await stranger.client.get(`/api/approvals/${approvalId}`)).status, 404);
    assert.equal((await stranger.client.post(`/api/approvals/${approvalId}`, { decision: "approved" })).status, 404);
    assert.ok(linkIn(await nextMail(server, admin.email, "Please decide: Refund an order")));
    assert.equal((await admin.client.post(`/api/approvals/${approvalId}`, { decision: "approved" })).status, 200);
    assert.equal((await endOf(owner.client, runId)).status, "completed");
  });

  test("a workflow cannot ask people who are not members, nor without a title", async () => {
    for (const args of [
      { ...refund, approvers: "eve@elsewhere.example" },
      { request: 1 },
      { ...refund, escalateTo: 7 },
    ]) {
      const run = await endOf(owner.client, await start(owner.client, args));
      assert.match(run.error?.type ?? "", /configuration$/, JSON.stringify(run));
    }
  });
});

describe("an approval by mail", () => {
  let owner: Person;
  let mailed: ReceivedMail;
  let ids: { runId: string; approvalId: string };
  before(async () => {
    owner = await signUp(server.client);
    const request = { text: "Dear <b>Ada</b>,\nwe are sorry.", items: [1, null, "two"] };
    ids = await ask(owner.client, { title: "Send <this>?", request, deadline: "P2D" });
    mailed = await nextMail(server, owner.email, "Please decide: Send <this>?");
  });

  test("the mail does not quote the request; its page shows it, and opening it changes nothing", async () => {
    assert.doesNotMatch(mailed.text, /sorry/);
    assert.match(mailed.text, /Decide before/);
    const page = await openPage(linkIn(mailed), "de");
    assert.equal(page.status, 200);
    assert.match(page.text, /<html lang="de">/);
    for (const part of ["Send &#60;this&#62;?", "&#60;b&#62;Ada", "we are sorry.", "null", "two", "Genehmigen"]) {
      assert.ok(page.text.includes(part), `${part} is not in ${page.text}`);
    }
    assert.equal((await owner.client.get(`/api/approvals/${ids.approvalId}`)).body.status, "pending");
  });

  test("the mail is in the language of its reader, with the deadline as that language writes it", async () => {
    const admin = await joinTeam(server, owner, "admin");
    const { email, password } = admin;
    await server.client.post("/api/auth/signin", { email, password }, { headers: { "accept-language": "de" } });
    await ask(owner.client, { ...refund, approvers: [email], deadline: "P2D" });
    const { text } = await nextMail(server, email, "Bitte entscheiden Sie: Refund an order");
    assert.match(text, /^Der Ablauf refund-\d+ wartet auf eine Entscheidung:/);
    assert.match(text, /Entscheiden Sie vor dem \d+\. \p{L}+ \d{4} um \d\d:\d\d UTC\./u);
  });

  test("the page decides without a sign-in, once", async () => {
    const link = linkIn(mailed);
    const requestHash = hashOn((await openPage(link)).text);
    const wrong = await send(link, { decision: "approved", requestHash: "0".repeat(64) });
    assert.match(wrong.text, /Approve/);
    const done = await send(link, { decision: "approved", requestHash, comment: "Fine" });
    assert.match(done.text, /This is approved\./);
    const again = await send(link, { decision: "rejected", requestHash });
    assert.match(again.text, /This is approved\./);
    const { status, output } = await endOf(owner.client, ids.runId);
    assert.deepEqual([status, output.comment, output.by.kind], ["completed", "Fine", "member"]);
  });

  test("a wrong link says so, and so does the link of a former member", async () => {
    assert.equal((await openPage("/approvals/nothing")).status, 422);
    const admin = await joinTeam(server, owner, "admin");
    const { approvalId } = await ask(owner.client, { ...refund, approvers: ["admin"] });
    const link = linkIn(await nextMail(server, admin.email, "Refund an order"));
    const requestHash = hashOn((await openPage(link)).text);
    assert.notEqual(requestHash, "");
    const left = await owner.client.call("DELETE", `/api/members/${admin.userId}`);
    assert.equal(left.status, 204, left.text);
    assert.equal((await openPage(link)).status, 422);
    assert.equal((await send(link, { decision: "approved", requestHash })).status, 422);
    assert.equal((await owner.client.get(`/api/approvals/${approvalId}`)).body.status, "pending");
  });
});

describe("an approval that nobody decides", () => {
  let owner: Person;
  before(async () => {
    owner = await signUp(server.client);
  });

  test("is a timeout when the deadline has passed", async () => {
    const { runId, approvalId } = await ask(owner.client, { ...refund, deadline: "PT1S" });
    const { status, error } = await endOf(owner.client, runId);
    assert.deepEqual([status, error.status, error.type.endsWith("/timeout")], ["faulted", 408, true]);
    const late = await owner.client.post(`/api/approvals/${approvalId}`, { decision: "approved" });
    assert.equal(late.status, 409);
    assert.equal((await owner.client.get(`/api/approvals/${approvalId}`)).body.status, "expired");
    const link = linkIn(await nextMail(server, owner.email, "Refund an order"));
    assert.match((await openPage(link)).text, /Nobody decided in time\./);
  });

  test("is put before the next one in charge, who may decide then", async () => {
    const agent = await joinTeam(server, owner, "agent");
    const deadline = { seconds: 3 };
    const { runId, approvalId } = await ask(owner.client, {
      ...refund,
      title: "Escalated",
      deadline,
      escalateTo: agent.email,
    });
    const link = linkIn(await nextMail(server, agent.email, "Escalated"));
    const requestHash = hashOn((await openPage(link)).text);
    await send(link, { decision: "approved", requestHash });
    const { status, output } = await endOf(owner.client, runId);
    assert.deepEqual([status, output?.by.id], ["completed", agent.userId]);
    assert.notEqual((await owner.client.get(`/api/approvals/${approvalId}`)).body.escalatedAt, null);
    const requests = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type === "approval.requested");
    const ofRun = requests.map(({ data }) => data as { runId: string; isEscalation: boolean });
    assert.deepEqual(
      ofRun.filter((request) => request.runId === runId).map(({ isEscalation }) => isEscalation),
      [false, true],
    );
  });

  test("is cancelled with its run, and by a time limit of its task", async () => {
    const cancelled = await ask(owner.client, { ...refund, title: "Cancelled" });
    await owner.client.post(`/api/runs/${cancelled.runId}/cancel`);
    assert.equal((await endOf(owner.client, cancelled.runId)).status, "cancelled");
    const link = linkIn(await nextMail(server, owner.email, "Cancelled"));
    assert.match((await openPage(link)).text, /does not have to be decided any more/);
    const limited = await start(owner.client, refund, { timeout: { after: "PT0.2S" } });
    assert.equal((await endOf(owner.client, limited)).error.status, 408);
    const { data } = (await owner.client.get("/api/approvals?status=cancelled&limit=2")).body;
    assert.deepEqual(
      data.map(({ runId }: { runId: string }) => runId),
      [limited, cancelled.runId],
    );
    const ended = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type === "approval.ended");
    assert.deepEqual(
      ended.slice(-2).map(({ data }) => (data as { status: string }).status),
      ["cancelled", "cancelled"],
    );
  });
});

test("an approval outlives a restart of the server", async () => {
  const owner = await signUp(server.client);
  const first = await startTestServer({ connection: server.connection });
  const { runId, approvalId } = await ask(first.client.as(owner.accessToken), refund);
  await first.stop();
  const decided = await owner.client.post(`/api/approvals/${approvalId}`, { decision: "approved" });
  assert.equal(decided.status, 200, decided.text);
  const { status, timeline } = await endOf(owner.client, runId);
  assert.equal(status, "completed");
  assert.equal(timeline.length, 1);
});
