import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { inspect } from "node:util";
import {
  Chatbot,
  type LogEntry,
  type OperationName,
  Parley,
  ParleyProblem,
  ParleyUnreachable,
  WebhookRefused,
  webhooks,
} from "../../sdks/typescript/src/index.ts";
import type { Case, CaseCall } from "./case.ts";
import { ConformanceServer, type Run, readCases } from "./conformance-server.ts";

const apiKey = "parley_sk_conformance";
const cancelled = new Error("The caller has enough.");

let server: ConformanceServer;
before(async () => {
  server = await ConformanceServer.start();
});
after(() => server.stop());

const cases = readCases();
describe("the TypeScript client", () => {
  for (const each of cases) test(each.name, () => check(each));
});

test("there are sixty cases, and each has a name of its own", () => {
  assert.ok(cases.length >= 60, `${cases.length} cases`);
  assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length);
});

test("another language gets the cases and the verdicts from the same server", async () => {
  const { url } = server.begin({ name: "any", call: { kind: "value" }, outcome: { value: null } });
  const listed = (await (await fetch(new URL("/cases", url))).json()) as (Case & { url: string })[];
  assert.deepEqual(
    listed.map(({ name }) => name),
    cases.map(({ name }) => name),
  );
  const verdict = async (at: string) => (await fetch(`${at}/verdict`)).json();
  assert.deepEqual(await verdict(url), { faults: [] });
  assert.deepEqual(await verdict(listed.find(({ answers, requests }) => answers?.length === 1 && !requests)!.url), {
    faults: ["0 requests arrived in place of 1"],
  });
});

test("a fault of a client is found: too many requests, another path, another body", async () => {
  const run = server.begin({
    name: "faults",
    call: { kind: "value" },
    answers: [{ json: {} }],
    requests: [{ method: "PUT", path: "/b", headers: { authorization: null, "x-a": "*" }, body: { a: 1 } }],
    outcome: { value: {} },
  });
  for (const path of ["/a", "/b"]) await fetch(run.url + path, { headers: { authorization: "x" } });
  assert.equal(run.faults().length, 6, run.faults().join("\n"));
});

async function check(testCase: Case): Promise<void> {
  const run = server.begin(testCase);
  const logged: LogEntry[] = [];
  const outcome = await perform(testCase.call, run, (entry) => logged.push(entry)).then(
    (value) => ({ value: value ?? null }),
    (error: unknown) => describeError(error, testCase),
  );
  assert.deepEqual(outcome, testCase.outcome);
  assert.deepEqual(run.faults(), []);
  await run.isLeft();
  const statuses = (testCase.answers ?? []).map(({ status = 200, ending }) =>
    ending === "refuse" ? undefined : status,
  );
  assert.equal(logged.length, statuses.length);
  // A call that is cancelled may end before the headers arrive.
  if (testCase.call.cancelAfterRequests === undefined) {
    assert.deepEqual(
      logged.map(({ status }) => status),
      statuses,
    );
  }
  const { operation } = testCase.call;
  if (operation !== undefined && logged.length > 0) assert.equal(logged[0]!.operation, operation);
  assert.ok(!JSON.stringify(logged).includes(apiKey), "the key stands in the log");
}

async function perform(call: CaseCall, run: Run, log: (entry: LogEntry) => void): Promise<unknown> {
  if (call.kind === "webhook") {
    const { body, headers, secret, nowSeconds } = call.webhook!;
    return webhooks.unwrap(body, headers, secret, { nowMs: nowSeconds * 1_000 });
  }
  const credential = call.accessTokens === undefined ? { apiKey } : { accessToken: giveTokens(call.accessTokens) };
  const settings = { endpoint: run.url, ...credential, log, retryDelayMs: 1, ...call.settings };
  const parley = new Parley(settings);
  const controller = new AbortController();
  if (call.cancelAfterRequests !== undefined) {
    run.received(call.cancelAfterRequests).then(() => controller.abort(cancelled));
  }
  const { params, query, body, idempotencyKey } = call;
  const options = { signal: controller.signal, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
  const input = { ...options, params, query, body } as never;
  const name = call.operation as OperationName;
  switch (call.kind) {
    case "value":
      return parley.request(name, input);
    case "items":
      return Array.fromAsync(parley.list(name as never, input));
    case "page":
      return parley.list(name as never, input).page();
    case "download":
      return new Response(await parley.open(name, input)).text();
    case "watch":
      return take(parley.watch(), call.take!);
    case "chat":
      return chat(new Chatbot(settings), call, controller);
  }
}

/** Gives the next token when the one that it gave last was refused. */
function giveTokens(tokens: readonly string[]): (refused?: string) => string {
  let at = 0;
  return (refused) => {
    if (refused !== undefined) {
      assert.equal(refused, tokens[at]);
      at = Math.min(at + 1, tokens.length - 1);
    }
    return tokens[at]!;
  };
}

async function take(events: AsyncGenerator<unknown>, count: number): Promise<unknown[]> {
  const taken: unknown[] = [];
  for await (const event of events) if (taken.push(event) === count) break;
  return taken;
}

async function chat(chatbot: Chatbot, { body, cancelAfterEvents }: CaseCall, controller: AbortController) {
  let text = "";
  let answer: unknown;
  let count = 0;
  for await (const event of chatbot.stream(body as { message: string }, { signal: controller.signal })) {
    if (event.type === "message.delta") text += event.text;
    if ("answer" in event) answer = event.answer;
    if (++count === cancelAfterEvents) controller.abort(cancelled);
  }
  return { text, answer };
}

function describeError(error: unknown, { outcome }: Case): unknown {
  assert.ok(!inspect(error, { depth: 9 }).includes(apiKey), "the key stands in the error");
  if (error === cancelled) return { cancelled: true };
  if (error instanceof ParleyUnreachable) return { unreachable: { isTimeout: error.isTimeout } };
  if (error instanceof WebhookRefused) return { refused: error.reason };
  if (error instanceof TypeError) return { wrongUse: true };
  if (!(error instanceof ParleyProblem)) throw error;
  const wanted = "problem" in outcome ? (outcome.problem.members ?? {}) : {};
  const members = Object.fromEntries(Object.keys(wanted).map((name) => [name, error.document[name]]));
  const { status, code } = error;
  return { problem: { status, code, ...(Object.keys(members).length === 0 ? {} : { members }) } };
}
