import { Answer } from "../../../../../kernel/wire/route.ts";
import { textAt } from "../../text-at.ts";
import type { Place, Platform, Spoken, Wanted } from "../platform.ts";
import { gather, hangUp, pause, redirect, say, twiml } from "./twiml.ts";

/** `turn` counts the requests of a call; `waits` those in which the answer was not ready. */
type Own = { turn: number; waits: number; isAfterSilence: boolean };

/** One <Say> takes 4,096 characters. */
const mostCharacters = 4_000;
const longestQuestion = 8_000;
/** A reply takes five minutes at most; each wait takes some ten seconds. */
const mostWaits = 40;
const ended = new Set(["completed", "busy", "failed", "no-answer", "canceled"]);

/** Calls of Twilio, one request for each thing that the person says. */
export const twilio: Platform = {
  name: "twilio",
  answerWithinMs: 10_000,
  matches: (body) => textAt(body, ["CallSid"]) !== undefined,
  read(body, query) {
    const callSid = textAt(body, ["CallSid"]) ?? "";
    const own = { turn: countOf(query.turn), waits: countOf(query.wait), isAfterSilence: query.silent === "1" };
    const wanted = wantedOf(body, query, own);
    return {
      wanted,
      session: callSid,
      name: `${callSid} ${own.turn} ${query.wait === undefined ? "said" : `waited ${own.waits}`}`,
      userId: textAt(body, ["From"], 255),
      locale: undefined,
      write: (spoken, place) =>
        new Answer(200, twiml(elementsOf(spoken, wanted, own, place)), { "content-type": "text/xml; charset=utf-8" }),
    };
  },
  fits: (text) => text.length <= mostCharacters,
};

function wantedOf(body: Record<string, unknown>, query: Readonly<Record<string, unknown>>, own: Own): Wanted {
  if (ended.has(textAt(body, ["CallStatus"]) ?? "")) return { kind: "nothing" };
  // The request for the rest may repeat what the person said before.
  if (query.wait !== undefined) return own.waits > mostWaits ? { kind: "silence", isLast: true } : { kind: "rest" };
  const text = textAt(body, ["SpeechResult"], longestQuestion) ?? textAt(body, ["Digits"], longestQuestion);
  if (text !== undefined) return { kind: "question", text };
  if (query.turn === undefined) return { kind: "greeting" };
  return { kind: "silence", isLast: own.isAfterSilence };
}

function elementsOf({ text, next, language }: Spoken, wanted: Wanted, own: Own, place: Place): string[] {
  if (wanted.kind === "nothing") return [];
  const { url, locale } = place;
  const turn = own.turn + 1;
  if (next === "end") return [say(text, locale), hangUp];
  const isSilent = wanted.kind === "silence";
  const action = `${url}?turn=${turn}${isSilent ? "&silent=1" : ""}`;
  if (next === "person") return [gather({ action, locale, waitSeconds: 5, isAnsweredInSilence: true }, text)];
  const waits = own.waits + 1;
  const goOn = redirect(`${url}?turn=${turn}&wait=${waits}`);
  if (text !== "") return [gather({ action, locale, waitSeconds: 1, isAnsweredInSilence: false }, text), goOn];
  return [own.waits === 0 ? say(language.phrases.aloud.oneMoment, locale) : pause, goOn];
}

function countOf(written: unknown): number {
  return typeof written === "string" && /^\d{1,6}$/.test(written) ? Number(written) : 0;
}
