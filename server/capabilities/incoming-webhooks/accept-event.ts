import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, rateLimited, unavailable } from "../../kernel/problem.ts";
import { randomToken } from "../../kernel/secrets.ts";
import { EventId, newUuid } from "../../kernel/storage/id.ts";
import { Answer, type Call } from "../../kernel/wire/route.ts";
import type { Turn } from "../conversations/index.ts";
import { awaitAnswer } from "./await-answer.ts";
import { checkSignature, createSecret, hasSignature, type Signed, type Verdict } from "./check-signature.ts";
import { commitTogether } from "./commit-together.ts";
import { InboundSourceId } from "./ids.ts";
import { type KnownSource, knownSourcesOf, type SourceName, theDefault } from "./known-sources.ts";
import {
  dataRefused,
  expiredSignature,
  invalidSignature,
  missingSignature,
  missingSource,
  refused,
} from "./problems.ts";
import { isProcessingBehind, processSoon } from "./process-event.ts";
import { readBody } from "./read-body.ts";
import { readQuestion, userMessage } from "./read-question.ts";
import type { Receipt } from "./schema.ts";
import type { OwedEvent } from "./store.ts";

type ProcessCall = Call<unknown, { wait?: boolean }, unknown>;

/** Who writes three short messages in a row gets one reply to them: nobody waits for each. */
const burstPauseMs = 1_000;
/** The longest that `?wait=true` waits for the answer. */
const patienceMs = 25_000;
const mostReadings = 3;
const minuteMs = 60_000;

/**
 * Takes a webhook in: the signature first, then what the body says, then the commit, and only after it the answer.
 * Until the commit nothing waits for the database, as long as the source is remembered and the signature is good.
 * `written` is the source's id as the request has it.
 */
export function acceptEvent(call: ProcessCall, written: string | undefined): Promise<Answer> {
  if (!hasSignature(call.request.headers)) throw missingSignature();
  const arrivedAtMs = performance.now();
  const name = written === undefined ? theDefault : InboundSourceId.parse(written);
  const known = name === undefined ? undefined : knownSourcesOf(call.kernel).recall(name);
  if (name === undefined || known === undefined) return acceptFromStored(call, name, arrivedAtMs, mostReadings);
  const verdict = check(call, known);
  if (verdict === "wrong") return acceptFromStored(call, name, arrivedAtMs, mostReadings);
  return take(call, name, known, signedOrThrow(verdict));
}

/** What a node remembers may be old: before anything is refused for it, the source is read again. */
async function acceptFromStored(
  call: ProcessCall,
  name: SourceName | undefined,
  momentMs: number,
  readingsLeft: number,
): Promise<Answer> {
  const sources = knownSourcesOf(call.kernel);
  if (name !== undefined && !sources.isExpected(name)) call.countStranger();
  const source = name === undefined ? undefined : await sources.readAfter(name, momentMs);
  if (source === undefined) {
    if (name === theDefault) throw missingSource();
    // The same work as for a source that is there, so that the time of the answer does not tell.
    checkSignature("parley", [nobodysSecret], call.request.headers, call.rawBody, call.kernel.clock.now());
    throw invalidSignature();
  }
  return take(call, name!, source, signedOrThrow(check(call, source)), readingsLeft - 1);
}

const nobodysSecret = createSecret(randomToken(), null);

function check(call: ProcessCall, source: KnownSource): Verdict {
  const { scheme, secrets } = source;
  return checkSignature(scheme, secrets, call.request.headers, call.rawBody, call.kernel.clock.now());
}

function signedOrThrow(verdict: Verdict): Signed {
  if (verdict === "wrong") throw invalidSignature();
  if (verdict === "expired") throw expiredSignature();
  return verdict;
}

/** From here on the sender is who it says. */
function take(
  call: ProcessCall,
  name: SourceName,
  source: KnownSource,
  signed: Signed,
  readingsLeft = mostReadings,
): Promise<Answer> {
  const { kernel, rawBody } = call;
  countEvent(source, kernel.config.limits.webhook);
  const { headers } = call.request;
  const delivery = { sourceId: source.id, signed, headers, nowMs: kernel.clock.now() };
  const read = readBody(call.parseRawBody(), rawBody, delivery);
  const place = read.isWholeBody ? "/body" : "/body/data";
  const fault = source.checks.get(read.kind)?.(read.data, place, rawBody.length);
  if (fault !== undefined) throw refused(dataRefused, fault.pointer, fault.message);
  const isQuestion = read.kind === userMessage && !read.isWholeBody;
  const asked = isQuestion ? readQuestion(read.data, source.wireId, rawBody.length) : undefined;
  const question = asked && { ...asked, pauseMs: call.query.wait ? 0 : burstPauseMs };

  const uuid = newUuid();
  const id = EventId.format(uuid);
  const event = { ...read, id: uuid, wireId: id, source, body: rawBody, isOwed: isQuestion };
  const committed = isQuestion && isProcessingBehind(kernel) ? undefined : commitTogether(kernel, event);
  if (committed === undefined) throw tooMuchAtOnce();
  return committed.then((outcome) => {
    if (outcome === "stale") return acceptAgain(call, name, readingsLeft);
    const owed = { workspaceId: source.workspaceId, id: outcome === "accepted" ? uuid : outcome.firstId };
    const turn = question !== undefined && outcome === "accepted" ? processSoon(kernel, owed, question) : undefined;
    const receipt: Receipt =
      outcome === "accepted"
        ? { eventId: id, status: "accepted" }
        : { eventId: EventId.format(outcome.firstId), status: "duplicate" };
    return call.query.wait ? withAnswer(kernel, owed, receipt, turn) : answerOf(receipt);
  });
}

/** The source was changed or removed since this node read it: the signature is checked again, by what it is now. */
function acceptAgain(call: ProcessCall, name: SourceName, readingsLeft: number): Promise<Answer> {
  if (readingsLeft > 0) return acceptFromStored(call, name, performance.now(), readingsLeft);
  throw new Problem(unavailable, "The source is being changed. Send again in a moment.", {
    headers: { "retry-after": "1" },
  });
}

async function withAnswer(
  kernel: Kernel,
  owed: OwedEvent,
  receipt: Receipt,
  turn: Promise<Turn | undefined> | undefined,
): Promise<Answer> {
  const patience = new AbortController();
  const tooLong = delay(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
  const answer = await Promise.race([awaitAnswer(kernel, owed, turn), tooLong]).finally(() => patience.abort());
  if (answer === undefined) return answerOf(receipt);
  const status = receipt.status === "duplicate" ? "duplicate" : "processed";
  return answerOf({ ...receipt, status, ...answer });
}

/** 202 is said of what was accepted and is not known to be done. */
function answerOf(receipt: Receipt): Answer {
  return new Answer(receipt.status === "accepted" ? 202 : 200, receipt);
}

function countEvent({ minute }: KnownSource, most: number): void {
  if (most === 0) return;
  const nowMs = performance.now();
  if (minute.endsAtMs <= nowMs) {
    minute.count = 0;
    minute.endsAtMs = nowMs + minuteMs;
  }
  minute.count++;
  if (minute.count <= most) return;
  const seconds = Math.max(1, Math.ceil((minute.endsAtMs - nowMs) / 1000));
  throw new Problem(rateLimited, `More than ${most} webhooks a minute from one source. Try again in ${seconds} s.`, {
    headers: { "retry-after": String(seconds) },
  });
}

function tooMuchAtOnce(): Problem {
  return new Problem(unavailable, "More webhooks wait than this node can hold. Nothing was taken; send again.", {
    headers: { "retry-after": "5" },
  });
}
