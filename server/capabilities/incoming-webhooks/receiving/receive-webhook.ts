import { Problem, unavailable } from "../../../kernel/problem.ts";
import { takeRoomAtOnce } from "../../../kernel/quotas/take-room.ts";
import { randomToken } from "../../../kernel/secrets.ts";
import { EventId, newUuid } from "../../../kernel/storage/id.ts";
import type { Answer, Call } from "../../../kernel/wire/route.ts";
import { checkMessageLength, type Question } from "../../conversations/index.ts";
import { InboundSourceId } from "../ids.ts";
import {
  dataRefused,
  expiredSignature,
  invalidSignature,
  missingSignature,
  missingSource,
  noRoomForWebhooks,
  refused,
  suspendedForWebhooks,
  tooManyWebhooks,
  wrongFormat,
} from "../problems.ts";
import { processQuestion } from "../processing/process-question.ts";
import { questionQueueOf } from "../processing/question-queue.ts";
import { readQuestion, userMessage } from "../processing/read-question.ts";
import type { Receipt } from "../schema.ts";
import { checkSignature, hasSignature } from "../signature-schemes/check-signature.ts";
import { createSecret, type Signed, type Verdict } from "../signature-schemes/signature-scheme.ts";
import { answerWebhook, answerWhenProcessed } from "./answer-webhook.ts";
import { countWebhook } from "./count-webhook.ts";
import { type KnownSource, knownSourcesOf, type SourceName, theDefault } from "./known-sources.ts";
import { type ReadBody, readBody } from "./read-body.ts";
import { readContent } from "./read-content.ts";
import { storeTogether } from "./store-together.ts";

type WebhookCall = Call<unknown, { wait?: boolean }, unknown>;

/**
 * A person who writes several short messages in a row gets one reply, unless the sender waits for
 * each.
 */
const burstPauseMs = 1_000;
const mostReads = 3;

/**
 * Receives a webhook: checks the signature, reads the body, commits the event, and only then
 * answers. If the node knows the source and the signature is good, nothing before the commit waits
 * for the database. `sourceId` is the `whs_…` id in the request.
 */
export function receiveWebhook(call: WebhookCall, sourceId: string | undefined): Promise<Answer> {
  if (!hasSignature(call.request.headers)) throw missingSignature();
  const arrivedAtMs = performance.now();
  const name = sourceId === undefined ? theDefault : InboundSourceId.parse(sourceId);
  const known = name === undefined ? undefined : knownSourcesOf(call.kernel).recall(name);
  if (name === undefined || known === undefined) return receiveByStored(call, name, arrivedAtMs, mostReads);
  const verdict = check(call, known);
  if (verdict === "wrong") return receiveByStored(call, name, arrivedAtMs, mostReads);
  return receive(call, name, known, signedOrThrow(verdict), mostReads);
}

/**
 * Receives a webhook by what the node knows of its source. That may be outdated: before a webhook
 * is refused for it, the source is read again.
 */
async function receiveByStored(
  call: WebhookCall,
  name: SourceName | undefined,
  momentMs: number,
  readsLeft: number,
): Promise<Answer> {
  const sources = knownSourcesOf(call.kernel);
  if (name !== undefined && !sources.isExpected(name)) call.countStranger();
  const source = name === undefined ? undefined : await sources.readAfter(name, momentMs);
  if (source === undefined) {
    if (name === theDefault) throw missingSource();
    // As much work as for a source that exists, so that the time of the answer does not tell the
    // difference.
    checkSignature("parley", [nobodysSecret], call.request.headers, call.rawBody, call.kernel.clock.now());
    throw invalidSignature();
  }
  return receive(call, name!, source, signedOrThrow(check(call, source)), readsLeft - 1);
}

const nobodysSecret = createSecret(randomToken(), null);

function check(call: WebhookCall, { scheme, secrets }: KnownSource): Verdict {
  return checkSignature(scheme, secrets, call.request.headers, call.rawBody, call.kernel.clock.now());
}

function signedOrThrow(verdict: Verdict): Signed {
  if (verdict === "wrong") throw invalidSignature();
  if (verdict === "expired") throw expiredSignature();
  return verdict;
}

/** Receives a webhook whose signature is good. */
function receive(
  call: WebhookCall,
  name: SourceName,
  source: KnownSource,
  signed: Signed,
  readsLeft: number,
): Promise<Answer> {
  const { kernel } = call;
  if (kernel.standings.isSuspended(source.workspaceId)) throw suspendedForWebhooks();
  if (source.format !== "events") throw wrongFormat(kernel, source);
  countWebhook(source, kernel.config.limits.webhook);
  const { headers } = call.request;
  const content = readContent(call, signed.kindHeader !== null);
  const read = readBody(content, { sourceId: source.id, signed, headers, nowMs: kernel.clock.now() });
  const question = checkContent(call, source, read);
  const id = newUuid();
  const wireId = EventId.format(id);
  const event = {
    ...read,
    id,
    wireId,
    source,
    body: content.stored,
    needsProcessing: question !== undefined,
  };
  if (takeRoomAtOnce(kernel, source.workspaceId, { eventBytes: event.body.length }) !== undefined) {
    throw noRoomForWebhooks();
  }
  const isTooMuch = question !== undefined && questionQueueOf(kernel).isFull;
  const stored = isTooMuch ? undefined : storeTogether(kernel, event);
  if (stored === undefined) throw tooManyWebhooks();
  return stored.then((outcome) => {
    if (outcome === "stale") return receiveAgain(call, name, readsLeft);
    const isNew = outcome === "accepted";
    const kept = { workspaceId: source.workspaceId, id: isNew ? id : outcome.firstId };
    const turn = question !== undefined && isNew ? processQuestion(kernel, kept, question) : undefined;
    const receipt: Receipt = { eventId: EventId.format(kept.id), status: isNew ? "accepted" : "duplicate" };
    return call.query.wait ? answerWhenProcessed(kernel, kept, receipt, turn) : answerWebhook(receipt);
  });
}

/**
 * Checks the data against the source's schema of its kind. Returns the question that a
 * `user_message` asks.
 */
function checkContent(call: WebhookCall, source: KnownSource, read: ReadBody): Question | undefined {
  const pointer = read.isWholeBody ? "/body" : "/body/data";
  const fault = source.checks.get(read.kind)?.(read.data, pointer);
  if (fault !== undefined) throw refused(dataRefused, fault.pointer, fault.message);
  if (read.isWholeBody || read.kind !== userMessage) return undefined;
  const question = readQuestion(read.data, source.wireId);
  checkMessageLength(call.kernel, question.text, "/body/data/message");
  return { ...question, databaseRules: source.databaseRules, pauseMs: call.query.wait ? 0 : burstPauseMs };
}

/**
 * The source was changed or removed since this node read it: the signature is checked again by the
 * changed source.
 */
function receiveAgain(call: WebhookCall, name: SourceName, readsLeft: number): Promise<Answer> {
  if (readsLeft > 0) return receiveByStored(call, name, performance.now(), readsLeft);
  throw new Problem(unavailable, "The source is being changed. Send the webhook again in a second.", {
    headers: { "retry-after": "1" },
  });
}
