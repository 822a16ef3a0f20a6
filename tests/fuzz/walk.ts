import fc from "fast-check";
import { oldCalls } from "../versions/old-calls.ts";
import type { WalkedVersion } from "../versions/walked-version.ts";
import { applyPlan, breakPlans, breaksFor } from "./break-requests.ts";
import { needsSentMail } from "./calls/campaign-calls.ts";
import { scannerSignature } from "./calls/scanner-signature.ts";
import {
  browserCall,
  everybodys,
  foreignBodies,
  isLink,
  thingsFor,
  type ValidCall,
  validCall,
} from "./calls/valid-calls.ts";
import { opensWebSocket } from "./calls/voice-calls.ts";
import type { Failures } from "./collect-failures.ts";
import { codeOf, type Expectation, type Judge } from "./judge-answer.ts";
import { valuesOf } from "./make-values.ts";
import { isEndlessStream, type Operation, type Reference, successStatuses } from "./read-operations.ts";
import type { HttpAnswer, Wire } from "./send-request.ts";
import { isRecording } from "./settings.ts";
import { bodyText, curlOf, requestOf, type UnsentRequest, unsentRequest } from "./unsent-request.ts";
import { type World, webhookSignature } from "./world.ts";

export type Walk = {
  world: World;
  reference: Reference;
  judge: Judge;
  wire: Wire;
  failures: Failures;
  seed: number;
  runs: number;
  /** Operations that succeeded at least once, by name. */
  succeeded: Set<string>;
  sent: number;
  /** The older versions: the owner's valid requests are sent in them. */
  versions: readonly WalkedVersion[];
  /** The operations that differ in older versions: they are sent in the newest, too. */
  changed: ReadonlySet<string>;
};

type Actor = "nobody" | "junk" | "browser" | "too small a scope" | "owner" | "another workspace's owner";
export type TestCase = { operation: Operation; actor: Actor };

/** Besides nobody, a short walk takes one of them for each operation in turn. */
const refused: readonly Actor[] = ["junk", "browser", "too small a scope"];

/** Each operation as everybody who calls it in a walk. */
export function testCasesOf(operations: readonly Operation[], isLong: boolean): TestCase[] {
  return operations.flatMap((operation, index) => {
    const others = isLong ? refused : refused.slice(index % refused.length).slice(0, 1);
    const actors: Actor[] = ["nobody", ...others, "owner", "another workspace's owner"];
    return actors.map((actor) => ({ operation, actor }));
  });
}

/**
 * Says what this actor's requests must come to: `valid` for those that nobody broke, `broken` for
 * the others.
 */
type Terms = { credential(): string | undefined; valid: Expectation; broken: Expectation; runs: number };

const documented: Expectation = { kind: "documented" };
const unauthenticated: Expectation = { kind: "problem", statuses: [401] };
const forbidden: Expectation = { kind: "problem", statuses: [403] };
/** The router and the version come before the caller. */
const beforeTheCaller = new Set(["parley-version"]);

/**
 * One operation as one actor: a valid request, then broken ones, each judged; then the next,
 * whatever was found.
 */
export async function runTestCase(walk: Walk, testCase: TestCase, caseSeed: number): Promise<void> {
  const { operation, actor } = testCase;
  const { world } = walk;
  const plans = breakPlans(Math.ceil(termsOf(walk, testCase, {}).runs), caseSeed, 997);
  const breaks = breaksFor(operation);
  const random = bodiesOf(walk, operation, caseSeed, plans.length);
  let call: ValidCall | undefined;
  if (actor === "owner") for (const version of walk.versions) await sendInVersion(walk, testCase, version);
  // An operation that is the same in the oldest version has been sent by now.
  const isSent = actor === "owner" && walk.versions.length > 0 && !walk.changed.has(operation.name);
  for (let index = isSent ? 0 : -1; index < plans.length; index++) {
    call ??= await callFor(operation, actor, world);
    const unsent = unsentRequest(operation, call);
    const terms = termsOf(walk, testCase, call);
    const plan = plans[index];
    if (plan !== undefined) {
      const body = random[index];
      // Also where there are few plans, each kind comes in the turn of some operations.
      const turn = index + caseSeed;
      if (body !== undefined && turn % 3 === 2) {
        unsent.body = structuredClone(body);
        unsent.breaks.push("a body made from the schema");
      }
      if (turn % 3 !== 2 || body === undefined || turn % 2 === 0) applyPlan(unsent, plan, breaks);
    }
    const answer = await sendAndJudge(walk, testCase, unsent, terms);
    const isComparable = !isLink(operation) && !everybodys.has(operation.name) && operation.access.kind !== "operator";
    if (actor === "another workspace's owner" && answer !== undefined && isComparable) {
      await compareWithNothing(walk, testCase, unsent, terms, answer);
    }
    // Make another thing in place of the one that a success used up.
    if (answer !== undefined && answer.status < 400) call = undefined;
  }
  if (actor !== "another workspace's owner") return;
  const foreignBody = foreignBodies[operation.name]?.(world);
  if (foreignBody === undefined) return;
  const unsent = unsentRequest(operation, { body: foreignBody });
  unsent.breaks.push("a body that names another workspace's thing");
  const terms = termsOf(walk, testCase, {});
  await sendAndJudge(walk, testCase, unsent, { ...terms, broken: { kind: "problem", statuses: [404] } });
}

/** The owner's valid request in an older version, whose success must look as it was recorded. */
async function sendInVersion(walk: Walk, testCase: TestCase, version: WalkedVersion): Promise<void> {
  const operation = version.operationOf(testCase.operation.name);
  if (operation === undefined) return;
  const call = {
    ...(await validCall(operation, walk.world)),
    ...(await oldCalls[version.date]?.[operation.name]?.(walk.world)),
  };
  const isJson = call.body !== undefined && call.rawBody === undefined;
  if (isJson && !version.judge.isDocumentedBody(operation, call.body)) {
    const told = `its valid request is none of ${version.date}: teach tests/versions/old-calls.ts`;
    return walk.failures.note(operation.name, told, "");
  }
  const headers: [string, string][] = [...(call.headers ?? []), ["parley-version", version.date]];
  const unsent = unsentRequest(operation, { ...call, headers });
  const inVersion = { ...walk, judge: version.judge, sent: 0 };
  const answer = await sendAndJudge(inVersion, { ...testCase, operation }, unsent, termsOf(walk, testCase, call));
  walk.sent += inVersion.sent;
  if (answer === undefined || answer.status >= 400) return;
  if (answer.headers["parley-version"] !== version.date)
    walk.failures.note(operation.name, `was answered in ${answer.headers["parley-version"]}, not ${version.date}`, "");
  const faults = version.note(operation, call.body, answer);
  if (faults.length > 0 && !isRecording)
    walk.failures.note(`${operation.name} in ${version.date}`, faults.join("; "), "");
}

/** Another workspace's thing must look exactly like one that is nowhere. */
async function compareWithNothing(
  walk: Walk,
  testCase: TestCase,
  unsent: UnsentRequest,
  terms: Terms,
  answer: HttpAnswer,
) {
  const names = Object.keys(unsent.params);
  if (names.length === 0 || Object.keys(unsent.rawParams).length > 0) return;
  const params = Object.fromEntries(
    Object.entries(unsent.params).map(([name, id]) => [name, id.replace(/_.*/, "_01h455vb4pex5vsknk084sn02q")]),
  );
  const request = requestOf({ ...unsent, params }, terms.credential());
  const nothing = await walk.wire.send(request);
  walk.sent++;
  if (nothing.status === answer.status && codeOf(nothing) === codeOf(answer)) return;
  walk.failures.note(
    `${testCase.operation.name} as ${testCase.actor}`,
    `${answer.status} ${codeOf(answer)} for another workspace's thing, ${nothing.status} ${codeOf(nothing)} for one that is nowhere`,
    curlOf(walk.world.server.url, request, () => `<${testCase.actor}>`),
  );
}

async function callFor(operation: Operation, actor: Actor, world: World): Promise<ValidCall> {
  if (actor === "browser" && isForBrowsers(operation)) return browserCall(operation, world);
  if (actor === "owner") return validCall(operation, world);
  const isNeedless = actor !== "another workspace's owner" && operation.access.kind !== "anyone";
  const call = isNeedless ? { body: operation.body === undefined ? undefined : {} } : await validCall(operation, world);
  return { ...call, params: await thingsFor(operation, world, isAlwaysRefused(operation)) };
}

/** Tells whether everybody but the owner is refused, so that the thing remains as it was. */
function isAlwaysRefused(operation: Operation): boolean {
  const isForFew = ["scope", "member", "operator"].includes(operation.access.kind);
  return isForFew && !isLink(operation) && !everybodys.has(operation.name);
}

function isForBrowsers(operation: Operation): boolean {
  const { access } = operation;
  if (access.kind === "anyone" || access.kind === "caller" || opensWebSocket.has(operation.name)) return true;
  return access.kind === "scope" && access.isPublishable;
}

function termsOf({ world, runs }: Walk, { operation, actor }: TestCase, call: ValidCall): Terms {
  const { access } = operation;
  const isOpen = access.kind === "anyone";
  const few = Math.max(1, runs / 4);
  if (access.kind === "signature" && actor !== "owner") {
    // No other credential stands in for the signature.
    const bearer = actor === "another workspace's owner" ? `Bearer ${world.other.accessToken}` : undefined;
    return { credential: () => bearer, valid: unauthenticated, broken: { kind: "refused" }, runs: few };
  }
  switch (actor) {
    case "nobody":
      return isOpen
        ? { credential: () => undefined, valid: documented, broken: documented, runs }
        : { credential: () => undefined, valid: unauthenticated, broken: unauthenticated, runs: few };
    case "junk": {
      let next = operation.name.length;
      const credential = () => world.junkCredentials[next++ % world.junkCredentials.length];
      // Where no credential is asked for, one that is not valid counts as none.
      const expected = isOpen ? documented : unauthenticated;
      return { credential, valid: expected, broken: expected, runs: few };
    }
    case "browser": {
      const credential = () => `Bearer ${world.browser.key}`;
      if (isOpen || opensWebSocket.has(operation.name)) {
        return { credential, valid: documented, broken: documented, runs: few };
      }
      if (isForBrowsers(operation)) {
        return { credential, valid: { kind: "success" }, broken: documented, runs };
      }
      return { credential, valid: forbidden, broken: forbidden, runs: few };
    }
    case "too small a scope": {
      const key = access.kind === "scope" ? world.keyWithout(access.scope) : world.narrowKey;
      const expected = isOpen || access.kind === "caller" || access.kind === "trusted" ? documented : forbidden;
      return { credential: () => `Bearer ${key}`, valid: expected, broken: expected, runs: few };
    }
    case "owner": {
      const person = call.person ?? world.first;
      const credential = () => `Bearer ${person.accessToken}`;
      const valid: Expectation =
        needsSentMail.has(operation.name) || opensWebSocket.has(operation.name) ? documented : { kind: "success" };
      return { credential, valid, broken: documented, runs: runs * 2 };
    }
    case "another workspace's owner": {
      const person = call.person ?? world.other;
      const credential = () => `Bearer ${person.accessToken}`;
      if (operation.access.kind === "operator") return { credential, valid: forbidden, broken: forbidden, runs };
      const namesAThing = operation.parameters.some((parameter) => parameter.in === "path");
      if (!namesAThing || everybodys.has(operation.name) || isLink(operation))
        return { credential, valid: documented, broken: documented, runs };
      // A page asks for a reply under way whether or not its chat has begun.
      const absent = successStatuses(operation).includes(204) && operation.method === "GET" ? 204 : 404;
      const notFound: Expectation = { kind: "problem", statuses: [absent] };
      return {
        credential,
        valid: notFound,
        broken: { kind: "problem", statuses: [400, absent, 404, 413, 415, 422] },
        runs,
      };
    }
  }
}

/** Bodies that the reference allows, made from its schema. */
function bodiesOf({ reference, judge }: Walk, operation: Operation, seed: number, count: number): unknown[] {
  if (operation.body === undefined) return [];
  return fc
    .sample(valuesOf(operation.body, reference.schemas), { seed, numRuns: count })
    .filter((body) => judge.isDocumentedBody(operation, body));
}

async function sendAndJudge(
  walk: Walk,
  testCase: TestCase,
  unsent: UnsentRequest,
  terms: Terms,
): Promise<HttpAnswer | undefined> {
  const { operation, actor } = testCase;
  const { world, judge, failures } = walk;
  const request = requestOf(unsent, terms.credential());
  if (operation.access.kind === "signature" && actor === "owner") {
    const { secret } = await world.lasting.inboundSource();
    const body = request.body ?? Buffer.alloc(0);
    request.headers.push(["x-webhook-signature", webhookSignature(secret, body)], ...scannerSignature(body));
  }
  const how = () => {
    const line = curlOf(world.server.url, request, (credential) => (actor === "junk" ? credential : `<${actor}>`));
    return `${unsent.breaks.length === 0 ? "nothing broken" : unsent.breaks.join(" + ")}: ${line}`;
  };
  const where = `${operation.name} as ${actor}`;
  let answer: HttpAnswer;
  try {
    walk.sent++;
    answer = await walk.wire.send(request);
  } catch (error) {
    failures.note(where, `no answer: ${(error as Error).name} ${(error as { code?: string }).code ?? ""}`, how());
    return undefined;
  }
  if (answer.status < 400) walk.succeeded.add(operation.name);
  const faults = judge.ofOperation(operation, answer, expectationOf(judge, operation, unsent, terms));
  if (faults.length > 0) failures.note(where, faults.join("; "), how());
  const isOfFirst = actor === "owner" && terms.credential() === `Bearer ${world.first.accessToken}`;
  const mayKnow =
    isOfFirst ||
    isLink(operation) ||
    actor === "browser" ||
    actor === "too small a scope" ||
    operation.name.endsWith("/metrics") ||
    // The password is in the body.
    operation.name === "POST /account/outbox";
  if (!mayKnow && answer.text.includes(world.canary))
    failures.note(where, "the answer holds another workspace's canary", how());
  return answer;
}

function expectationOf(judge: Judge, operation: Operation, unsent: UnsentRequest, terms: Terms): Expectation {
  if (unsent.breaks.length === 0) return terms.valid;
  const expected = terms.broken;
  // A name that was put into the path may be one of a conversation of the caller's own.
  if (Object.keys(unsent.rawParams).length > 0 && expected.kind === "problem" && expected.statuses.includes(404)) {
    return documented;
  }
  const isEarly = unsent.headers.some(([name]) => beforeTheCaller.has(name));
  if (isEarly && expected.kind === "problem") return { kind: "problem", statuses: [...expected.statuses, 400] };
  const isJudged = operation.body !== undefined && unsent.contentType === "application/json";
  const body = isJudged ? parsedBody(unsent) : undefined;
  if (expected.kind !== "problem" && body !== undefined && !judge.isDocumentedBody(operation, body.value)) {
    return { kind: "refused" };
  }
  return expected;
}

function parsedBody(unsent: UnsentRequest): { value: unknown } | undefined {
  const text = bodyText(unsent)?.toString("utf8") ?? "";
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Every idempotent operation: the same key with the same body repeats the answer, with another body
 * it is refused.
 */
export async function repeatWithKey(walk: Walk, operation: Operation): Promise<void> {
  if (!operation.isIdempotent || isEndlessStream(operation)) return;
  const { world, wire, failures } = walk;
  const call = await validCall(operation, world);
  const key: [string, string] = ["idempotency-key", `key-${operation.name.replaceAll(/[^\w]/g, "-")}`];
  const unsent = unsentRequest(operation, { ...call, headers: [...(call.headers ?? []), key] });
  const credential = `Bearer ${(call.person ?? world.first).accessToken}`;
  const request = requestOf(unsent, operation.access.kind === "anyone" ? undefined : credential);
  const how = curlOf(world.server.url, request, () => "<owner>");
  const first = await wire.send(request);
  const again = await wire.send(request);
  walk.sent += 2;
  if (again.status !== first.status || again.text !== first.text) {
    failures.note(operation.name, `a repetition with the same key was ${again.status}, not ${first.status}`, how);
  }
  if (operation.body === undefined) return;
  const other = await validCall(operation, world);
  const changed = { ...(other.body as object), name: "another", message: "another", query: "another" };
  const allowed = walk.judge.isDocumentedBody(operation, changed) ? changed : other.body;
  if (JSON.stringify(allowed) === JSON.stringify(call.body)) return;
  const refused = await wire.send({ ...request, body: Buffer.from(JSON.stringify(allowed)) });
  walk.sent++;
  if (refused.status !== 422 || codeOf(refused).replaceAll("_", "-") !== "idempotency-key-reused") {
    failures.note(
      operation.name,
      `the same key with another body was ${refused.status}: ${refused.text.slice(0, 200)}`,
      how,
    );
  }
}
