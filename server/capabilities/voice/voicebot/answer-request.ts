import { asksToGoOn, isGoodbye, type Language, languageOf } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { refuseBlocked } from "../../contacts/index.ts";
import { completeTurn, findReply, handOverText } from "../../conversations/index.ts";
import { speakableText } from "../speakable-text.ts";
import { type AskedOnce, askOnce } from "./ask-once.ts";
import type { Asker } from "./asker.ts";
import { greetingOf } from "./greeting-of.ts";
import { keysOf, sessionIdOf } from "./keys-of.ts";
import type { PlatformRequest, Spoken } from "./platforms/platform.ts";
import { findLastTurn, findTurn, insertTurn, type PlatformTurnRow, writeSaid } from "./store.ts";
import { tellReply } from "./tell-reply.ts";
import { visitorOfRequest } from "./visitor-of-request.ts";

type Said = Omit<Spoken, "language">;

/**
 * Answers a request of a voice platform. A question is stored in the conversation of the platform's
 * session and answered in time: with the whole reply or its first sentences, of which the next
 * request gets the rest.
 */
export async function answerRequest(kernel: Kernel, asker: Asker, request: PlatformRequest): Promise<Spoken> {
  const language = languageOf(asker.locale.slice(0, 2).toLowerCase());
  try {
    return { ...(await say(kernel, asker, request, language)), language };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    kernel.log.warn({ code: error.type.code, platform: asker.platform.name }, "a voice platform got no answer");
    const { phrases } = language;
    if (error.type.code === "visitor-blocked") return { text: phrases.goodbye, next: "end", language };
    return { text: phrases.aloud.failed, next: "person", language };
  }
}

async function say(kernel: Kernel, asker: Asker, request: PlatformRequest, language: Language): Promise<Said> {
  const { wanted } = request;
  const { phrases } = language;
  const visitorId = visitorOfRequest(asker, request);
  if (visitorId !== null) await refuseBlocked(kernel, kernel.database.query, asker.workspaceId, visitorId);
  switch (wanted.kind) {
    case "greeting":
      return { text: speakableText(await greetingOf(kernel, asker, language)), next: "person" };
    case "help":
      return { text: `${phrases.abilities} ${phrases.askForQuestion}`, next: "person" };
    case "goodbye":
      return { text: phrases.goodbye, next: "end" };
    case "silence":
      return wanted.isLast ? { text: phrases.goodbye, next: "end" } : { text: phrases.aloud.notHeard, next: "person" };
    case "nothing":
      return { text: "", next: "end" };
    case "yes":
      return takeText(kernel, asker, request, language, phrases.yes);
    case "no":
      return takeText(kernel, asker, request, language, phrases.no);
    case "question":
      return takeText(kernel, asker, request, language, wanted.text);
    case "rest":
    case "again":
      return goOn(kernel, asker, request, language);
  }
}

/** A question, unless the text asks for the rest of the answer before. */
async function takeText(
  kernel: Kernel,
  asker: Asker,
  request: PlatformRequest,
  language: Language,
  text: string,
): Promise<Said> {
  const keys = keysOf(asker, request);
  if (asksToGoOn(text, language)) {
    const first = await findTurn(kernel.database.query, asker.workspaceId, keys.requestHash);
    const last = first ?? (await findLastTurn(kernel.database.query, asker.workspaceId, keys.sessionHash));
    if (last !== undefined && (await hasRest(kernel, last))) return goOn(kernel, asker, request, language);
  }
  const question = {
    text: text.slice(0, kernel.config.maxMessageLength).toWellFormed(),
    sessionId: sessionIdOf(asker, request),
    userId: request.userId === undefined ? undefined : `${asker.platform.name}:${request.userId}`.slice(0, 255),
    isUserVerified: false,
    context: { channel: asker.platform.name, language: asker.locale },
    assistantId: asker.assistantId ?? undefined,
    databaseRules: asker.databaseRules,
  };
  const asked = await askOnce(kernel, keys, question, {
    visitorId: visitorOfRequest(asker, request),
    from: request.userId,
  });
  const said = await tell(kernel, asker, asked, language);
  return said.next === "person" && isGoodbye(text, language.code) ? { ...said, next: "end" } : said;
}

async function hasRest(kernel: Kernel, { workspaceId, replyId, saidFrom, saidTo }: PlatformTurnRow): Promise<boolean> {
  const found = replyId === null ? undefined : await findReply(kernel, workspaceId, replyId);
  if (found === undefined) return false;
  return found.message.status === "pending" || found.message.text.slice(saidTo ?? saidFrom).trim() !== "";
}

/** Gives the rest of the reply before, or what was said of it, once more. */
async function goOn(kernel: Kernel, asker: Asker, request: PlatformRequest, language: Language): Promise<Said> {
  const db = kernel.database.query;
  const keys = keysOf(asker, request);
  const first = await findTurn(db, asker.workspaceId, keys.requestHash);
  if (first !== undefined) return tell(kernel, asker, { row: first, turn: undefined }, language);
  const last = await findLastTurn(db, asker.workspaceId, keys.sessionHash);
  if (last === undefined) return { text: language.phrases.aloud.anythingElse, next: "person" };
  const isAgain = request.wanted.kind === "again";
  const row: PlatformTurnRow = {
    ...{ ...last, ...keys, id: newUuid() },
    saidFrom: isAgain ? last.saidFrom : (last.saidTo ?? last.saidFrom),
    saidTo: isAgain ? last.saidTo : null,
  };
  await insertTurn(db, row);
  return tell(kernel, asker, { row, turn: undefined }, language);
}

async function tell(kernel: Kernel, asker: Asker, asked: AskedOnce, language: Language): Promise<Said> {
  const { workspaceId, conversationId, messageId, replyId, saidFrom, saidTo } = asked.row;
  const { aloud } = language.phrases;
  if (replyId === null) {
    const text = await handOverText(kernel, { workspaceId, conversationId, messageId });
    return { text: speakableText(text), next: "person" };
  }
  const end = endOf(kernel, asked, replyId);
  // The reply is made in any case, also when nobody waits for it any more.
  end.catch((cause: unknown) => kernel.log.debug({ cause: String(cause) }, "a reply was not awaited to its end"));
  const withinMs = asker.answerByMs - performance.now();
  const options = { from: saidFrom, upTo: saidTo, withinMs, fits: asker.platform.fits };
  const told = await tellReply(kernel, { workspaceId, replyId, end }, options);
  if (told.isFailed) return { text: aloud.failed, next: "person" };
  if (saidTo === null) await writeSaid(kernel.database.query, asked.row, told.to);
  if (told.hasRest) return { text: told.text, next: "rest" };
  if (told.text !== "") return { text: told.text, next: "person" };
  return { text: saidFrom === 0 ? aloud.failed : aloud.anythingElse, next: "person" };
}

/** Throws not-found when the conversation was erased meanwhile. */
async function endOf(kernel: Kernel, { row, turn }: AskedOnce, replyId: string): ReturnType<typeof completeTurn> {
  if (turn !== undefined && turn.reply !== null) return completeTurn(kernel, turn.reply, turn);
  const found = await findReply(kernel, row.workspaceId, replyId);
  if (found === undefined) throw new Problem(notFound, "The conversation was deleted.");
  return found.complete();
}
