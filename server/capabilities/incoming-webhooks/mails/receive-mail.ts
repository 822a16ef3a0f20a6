import { createHash } from "node:crypto";
import { storedFormOfEmail } from "@parley/json";
import { rawMailOf } from "../../../kernel/mail/raw-mail-of.ts";
import { Problem, unavailable } from "../../../kernel/problem.ts";
import { takeRoomAtOnce } from "../../../kernel/quotas/take-room.ts";
import { randomToken } from "../../../kernel/secrets.ts";
import { EventId, newUuid } from "../../../kernel/storage/id.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import type { Answer, Call } from "../../../kernel/wire/route.ts";
import { InboundSourceId } from "../ids.ts";
import {
  expiredSignature,
  invalidSignature,
  mailUnreadable,
  missingSignature,
  noRoomForWebhooks,
  suspendedForWebhooks,
  tooManyWebhooks,
  wrongFormat,
} from "../problems.ts";
import { questionQueueOf } from "../processing/question-queue.ts";
import { answerWebhook } from "../receiving/answer-webhook.ts";
import { countWebhook } from "../receiving/count-webhook.ts";
import { type KnownSource, knownSourcesOf } from "../receiving/known-sources.ts";
import { storeTogether } from "../receiving/store-together.ts";
import { checkSignature, hasSignature } from "../signature-schemes/check-signature.ts";
import { createSecret } from "../signature-schemes/signature-scheme.ts";
import { processMail } from "./process-mail.ts";
import type { ReadMail, readMail } from "./read-mail.ts";
import { mailKind, noteOfSealed, type StoredMail } from "./stored-mail.ts";

const mailParser = parserIn<typeof readMail>(new URL("read-mail.ts", import.meta.url), "readMail");
const nobodysSecret = createSecret(randomToken(), null);

/**
 * Receives a mail that a source passes on: checks the signature, reads the mail in a thread, commits
 * its event, and only then answers. A mail of a person is then asked in a conversation.
 */
export async function receiveMail(call: Call<unknown, unknown, unknown>, sourceId: string): Promise<Answer> {
  const { kernel } = call;
  const source = await findSignedSource(call, sourceId);
  if (kernel.standings.isSuspended(source.workspaceId)) throw suspendedForWebhooks();
  if (source.format !== "email") throw wrongFormat(kernel, source);
  countWebhook(source, kernel.config.limits.webhook);
  const bytes = rawMailOf(call);
  const data = await read(call, source, bytes);
  const isAsked = data.automatic === null;
  if (isAsked && questionQueueOf(kernel).isFull) throw tooManyWebhooks();
  const body = Buffer.from(JSON.stringify({ event: mailKind, data }));
  const shortage = takeRoomAtOnce(kernel, source.workspaceId, { eventBytes: body.length });
  if (shortage !== undefined) throw noRoomForWebhooks();
  const id = newUuid();
  const stored = storeTogether(kernel, {
    id,
    wireId: EventId.format(id),
    source,
    identity: identityOf(source.id, data, bytes),
    kind: mailKind,
    isWholeBody: false,
    body,
    needsProcessing: isAsked,
  });
  if (stored === undefined) throw tooManyWebhooks();
  const outcome = await stored;
  if (outcome === "stale") {
    const sentence = "The source is being changed. Send the mail again in a second.";
    throw new Problem(unavailable, sentence, { headers: { "retry-after": "1" } });
  }
  if (outcome !== "accepted") {
    return answerWebhook({ eventId: EventId.format(outcome.firstId), status: "duplicate" });
  }
  // A mail that fails here is found by the next look for accepted events.
  if (isAsked) processMail(kernel, { workspaceId: source.workspaceId, id }, data, source.databaseRules).catch(() => {});
  return answerWebhook({ eventId: EventId.format(id), status: "accepted" });
}

/** An unknown source and a wrong signature have the same answer, after the same work. */
async function findSignedSource(call: Call<unknown, unknown, unknown>, sourceId: string): Promise<KnownSource> {
  const { headers } = call.request;
  if (!hasSignature(headers)) throw missingSignature();
  const sources = knownSourcesOf(call.kernel);
  const id = InboundSourceId.parse(sourceId);
  if (id !== undefined && !sources.isExpected(id)) call.countStranger();
  const source = id === undefined ? undefined : await sources.readAfter(id, performance.now());
  const { scheme, secrets } = source ?? { scheme: "parley" as const, secrets: [nobodysSecret] };
  const verdict = checkSignature(scheme, secrets, headers, call.rawBody, call.kernel.clock.now());
  if (source === undefined || verdict === "wrong") throw invalidSignature();
  if (verdict === "expired") throw expiredSignature();
  return source;
}

async function read(
  { kernel }: Call<unknown, unknown, unknown>,
  source: KnownSource,
  bytes: Buffer,
): Promise<StoredMail> {
  let mail: ReadMail;
  try {
    mail = await kernel.untrusted.parse(source.workspaceId, mailParser, bytes);
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem(mailUnreadable, "This is no mail as RFC 5322 and MIME describe it. Post the mail as it came.", {
      cause,
    });
  }
  const { from, replyTo, copies: written, ...rest } = mail;
  const sender = from === null ? undefined : storedFormOfEmail(from.address);
  if (from === null || sender === undefined) {
    throw new Problem(mailUnreadable, "The mail has no sender: its From must hold one address.");
  }
  const to = source.address ?? "";
  const writer = { ...from, address: sender, automatic: rest.automatic };
  const isForwarder = source.forwarders.includes(sender);
  const {
    name,
    address,
    automatic: reason,
    ...told
  } = isForwarder
    ? personBehind(source, writer, replyTo)
    : { ...writer, ...(rest.automatic === "robot" && { note: noteOfRobot(source, sender) }) };
  const isOwn = address === to;
  const others = written
    .flatMap((copy) => storedFormOfEmail(copy) ?? [])
    .filter((copy) => copy !== to && copy !== address);
  // A form's copies are those of who set it up.
  const copies = isForwarder ? [] : [...new Set(others)];
  const text = rest.text.slice(0, kernel.config.maxMessageLength).toWellFormed();
  const asked = [text, rest.subject, rest.isSealed ? "…" : ""].find((each) => each !== "") ?? "";
  const automatic = reason ?? (isOwn ? "own-address" : asked === "" ? "empty" : null);
  const note = rest.isSealed && automatic === null ? { note: noteOfSealed } : {};
  return { ...rest, text: asked, automatic, userId: address, name, to, copies, ...note, ...told };
}

/** A form's program says of itself that it is one; the person who filled the form in is none. */
const reasonsOfForms: readonly string[] = ["robot", "auto-submitted", "precedence", "no-return-path", "newsletter"];

type Writer = { name: string; address: string; automatic: string | null; forwarder?: string; note?: string };

/** The person for whom a forwarder speaks, whom anybody can claim to be. */
function personBehind(
  { forwarders, address: own }: KnownSource,
  forwarder: Writer,
  replyTo: ReadMail["replyTo"],
): Writer {
  const { automatic, address } = forwarder;
  if (automatic !== null && !reasonsOfForms.includes(automatic)) return forwarder;
  const person = replyTo === null ? undefined : storedFormOfEmail(replyTo.address);
  if (person === undefined || replyTo === null || person === own || forwarders.includes(person)) {
    const note =
      "This mail names nobody in Reply-To. Set up the form so that Reply-To is the address of who filled it in.";
    return { ...forwarder, automatic: automatic ?? "robot", note };
  }
  return { name: replyTo.name, address: person, automatic: null, forwarder: address };
}

function noteOfRobot({ wireId, forwarders }: KnownSource, sender: string): string {
  const change = JSON.stringify({ forwarders: [...forwarders, sender] });
  return `${sender} is an address of a program, so nobody is answered. If it passes on what people write, with their address in Reply-To, list it: PATCH /api/webhook/sources/${wireId} ${change}`;
}

/**
 * A mail that comes twice has the same Message-ID, sender and text: programs give one id to several mails, and
 * a stranger may know it. Without one, it has the same bytes.
 */
function identityOf(sourceId: string, { messageId, userId, subject, text }: StoredMail, bytes: Buffer): string {
  const hash = createHash("sha256").update(sourceId);
  if (messageId === null) hash.update(bytes);
  else hash.update(JSON.stringify([messageId, userId, subject, text]));
  const hex = hash.digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
