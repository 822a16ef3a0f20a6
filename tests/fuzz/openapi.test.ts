import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type MailServer, startMailServer } from "../../server/testing/providers/mail-server.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { versions } from "../../server/versions/versions.ts";
import { writeRecording } from "../versions/recording.ts";
import { namesIn, readWalkedVersions } from "../versions/walked-version.ts";
import { needsMailServer, needsSentMail } from "./calls/campaign-calls.ts";
import { opensWebSocket } from "./calls/voice-calls.ts";
import { collectFailures } from "./collect-failures.ts";
import { createJudge } from "./judge-answer.ts";
import { type Operation, readOperations } from "./read-operations.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { openWire } from "./send-request.ts";
import { isLong, isRecording, only, runs, seed } from "./settings.ts";
import { repeatWithKey, runTestCase, type TestCase, testCasesOf, type Walk } from "./walk.ts";
import { makeWorld } from "./world.ts";

/**
 * Walks over all operations of the reference. Each meets its owner, a stranger, nobody and one other caller;
 * only the long form sends each as all callers, with dozens of broken requests.
 */
let server: TestServer;
let receiver: Receiver;
let smtp: MailServer;
before(async () => {
  smtp = await startMailServer();
  receiver = await startReceiver();
  server = await startTestServer({ settings: { ...receiver.settings, PARLEY_OAUTH_REGISTRATION: "open" } });
});
after(async () => {
  await server?.stop();
  await smtp?.stop();
  await receiver?.stop();
});

const lanesAtOnce = 6;

test("every operation answers every caller, with good and broken requests, only as the reference says", async (t) => {
  t.diagnostic(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`);
  const reference = readOperations((await server.client.get("/openapi.json")).body);
  const world = await makeWorld(server, receiver.url);
  const wire = openWire(server.url);
  const problems = readProblems((await server.client.get("/docs/problems")).text);
  const judge = createJudge(reference, problems);
  const walk: Walk = {
    world,
    reference,
    judge,
    wire,
    failures: collectFailures(),
    seed,
    runs,
    succeeded: new Set(),
    sent: 0,
    versions: await readWalkedVersions(server.client, versions, problems),
    changed: namesIn(versions.flatMap(({ changes }) => changes)),
  };
  const operations = reference.operations.filter((operation) => operation.name.includes(only));
  const testCases = testCasesOf(operations, isLong);
  // A change of the whole installation comes last, when nobody relies on it any more.
  const isForAll = (testCase: TestCase) => testCase.operation.path.startsWith("/api/settings/");
  const isMailing = (testCase: TestCase) => needsMailServer(testCase.operation);
  const usual = testCases.filter((testCase) => !isForAll(testCase) && !isMailing(testCase));

  const goOn = (where: string) => (error: unknown) => walk.failures.note(where, String(error), "");
  const repeatAll = async (some: readonly Operation[]) => {
    for (const operation of some) await repeatWithKey(walk, operation).catch(goOn(operation.name));
  };
  const walkAll = async (ordered: readonly TestCase[]) => {
    let next = 0;
    const runner = async () => {
      for (let index = next++; index < ordered.length; index = next++) {
        const testCase = ordered[index];
        if (testCase === undefined) return;
        await runTestCase(walk, testCase, seed + testCases.indexOf(testCase)).catch(
          goOn(`${testCase.operation.name} as ${testCase.actor}`),
        );
      }
    };
    await Promise.all(Array.from({ length: lanesAtOnce }, runner));
  };
  await repeatAll(operations.filter((operation) => !needsMailServer(operation)));
  await walkAll(usual);
  // Until here mails are files, from which the walk takes tokens.
  const mailSettings = { smtpUrl: smtp.url, from: "Shop <news@shop.example>" };
  const { status: saved } = await world.first.client.call("PUT", "/api/settings/mail", { body: mailSettings });
  assert.equal(saved, 200);
  await repeatAll(operations.filter((operation) => needsMailServer(operation) && !needsSentMail.has(operation.name)));
  await walkAll(testCases.filter(isMailing));
  await walkAll(testCases.filter(isForAll));

  for (const { name } of operations) {
    if (!walk.succeeded.has(name) && !needsSentMail.has(name) && !opensWebSocket.has(name))
      walk.failures.note(name, "never succeeded: teach tests/fuzz/calls/valid-calls.ts how", "");
  }
  for (const path of Object.values(thingsOf(world.things))) {
    const { status } = await world.first.client.get(path);
    if (status !== 200) walk.failures.note(`GET ${path}`, `was there before the walk and is ${status} after it`, "");
  }
  const { status } = await server.client.get("/readyz");
  if (isRecording) for (const { date, recording } of walk.versions) writeRecording(date, recording);
  wire.close();
  t.diagnostic(`${walk.sent} requests to ${operations.length} operations`);
  assert.equal(status, 200, "the server is not ready after the walk");
  assert.equal(walk.failures.count, 0, `FUZZ_SEED=${seed} found:\n${walk.failures.report()}`);
});

/** Says what nobody but the first workspace's own people could have changed. */
function thingsOf(things: { sourceId: string; documentId: string; conversationId: string; messageId: string }) {
  return [
    `/api/knowledge/sources/${things.sourceId}`,
    `/api/knowledge/documents/${things.documentId}`,
    `/api/conversations/${things.conversationId}`,
    `/api/messages/${things.messageId}/provenance`,
    "/api/auth/me",
  ];
}

/** The table of /docs/problems: status by code. */
function readProblems(page: string): Map<string, number> {
  const rows = page.matchAll(/<code>([a-z-]+)<\/code><\/td>\s*<td>(\d{3})<\/td>/g);
  return new Map([...rows].map(([, code = "", status]) => [code, Number(status)]));
}
