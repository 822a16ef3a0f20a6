import { Answer } from "../../../../../kernel/wire/route.ts";
import { ssml } from "../../ssml.ts";
import { textAt, valueAt } from "../../text-at.ts";
import { withHint } from "../../with-hint.ts";
import type { Platform, Spoken, Wanted } from "../platform.ts";

/** Alexa refuses more than 8,000. The rest is for what asks the person to go on. */
const mostSsmlCharacters = 7_800;
/** A skill's session attributes come back with each request. More is not sent back. */
const mostAttributeCharacters = 4_000;
/** Slots that an intent may have; more are not looked at. */
const mostSlots = 50;
const longestQuestion = 8_000;

const meanings: Record<string, Wanted> = {
  "AMAZON.HelpIntent": { kind: "help" },
  "AMAZON.StopIntent": { kind: "goodbye" },
  "AMAZON.CancelIntent": { kind: "goodbye" },
  "AMAZON.NavigateHomeIntent": { kind: "goodbye" },
  "AMAZON.YesIntent": { kind: "yes" },
  "AMAZON.NoIntent": { kind: "no" },
  "AMAZON.FallbackIntent": { kind: "silence", isLast: false },
  "AMAZON.NextIntent": { kind: "rest" },
  "AMAZON.ResumeIntent": { kind: "rest" },
  "AMAZON.MoreIntent": { kind: "rest" },
  "AMAZON.RepeatIntent": { kind: "again" },
  "AMAZON.StartOverIntent": { kind: "greeting" },
};

/** Custom skills of Alexa. */
export const alexa: Platform = {
  name: "alexa",
  answerWithinMs: 7_000,
  matches: (body) => textAt(body, ["request", "type"]) !== undefined,
  read(body) {
    const type = textAt(body, ["request", "type"]) ?? "";
    const requestId = textAt(body, ["request", "requestId"]);
    const wanted = wantedOf(body, type);
    return {
      wanted,
      session: textAt(body, ["session", "sessionId"]) ?? requestId ?? "",
      name: requestId,
      userId: textAt(body, ["session", "user", "userId"]) ?? textAt(body, ["context", "System", "user", "userId"]),
      locale: textAt(body, ["request", "locale"], 35),
      write(spoken, { title }) {
        if (type === "CanFulfillIntentRequest") return new Answer(200, { version: "1.0", response: abilityOf(body) });
        if (wanted.kind === "nothing") return new Answer(200, { version: "1.0", response: {} });
        const sessionAttributes = keptAttributes(valueAt(body, ["session", "attributes"]));
        return new Answer(200, { version: "1.0", sessionAttributes, response: responseOf(spoken, title) });
      },
    };
  },
  fits: (text) => ssml(text).length <= mostSsmlCharacters,
};

function responseOf({ text, next, language }: Spoken, title: string | undefined): unknown {
  const { aloud, askForQuestion } = language.phrases;
  const said = next === "rest" ? withHint(text, language) : text;
  const outputOf = (words: string) => ({ outputSpeech: { type: "SSML", ssml: ssml(words) } });
  return {
    ...outputOf(said),
    card: { type: "Simple", ...(title === undefined ? {} : { title }), content: said },
    ...(next === "end" ? {} : { reprompt: outputOf(next === "rest" ? aloud.moreFollows : askForQuestion) }),
    shouldEndSession: next === "end",
  };
}

function wantedOf(body: Record<string, unknown>, type: string): Wanted {
  if (type === "LaunchRequest") return { kind: "greeting" };
  return type === "IntentRequest" ? meaningOf(body) : { kind: "nothing" };
}

function meaningOf(body: Record<string, unknown>): Wanted {
  const intent = textAt(body, ["request", "intent", "name"]) ?? "";
  if (Object.hasOwn(meanings, intent)) return meanings[intent]!;
  const slots = slotsOf(body);
  const [, text] = slots.find(([name]) => name === "query") ?? slots[0] ?? [];
  return text === undefined ? { kind: "silence", isLast: false } : { kind: "question", text };
}

/** Gives the filled slots of the intent in their order. */
function slotsOf(body: Record<string, unknown>): [name: string, value: string][] {
  const slots = valueAt(body, ["request", "intent", "slots"]);
  if (typeof slots !== "object" || slots === null) return [];
  return Object.entries(slots)
    .slice(0, mostSlots)
    .flatMap(([name, slot]): [string, string][] => {
      const value = textAt(slot, ["value"], longestQuestion) ?? textAt(slot, ["slotValue", "value"], longestQuestion);
      return value === undefined ? [] : [[name, value]];
    });
}

/** Says whether the skill can answer, for a person who has not opened it. */
function abilityOf(body: Record<string, unknown>): unknown {
  const isQuestion = meaningOf(body).kind === "question";
  const slot = { canUnderstand: isQuestion ? "YES" : "NO", canFulfill: isQuestion ? "YES" : "NO" };
  const slots = Object.fromEntries(slotsOf(body).map(([name]) => [name, slot]));
  return { canFulfillIntent: { canFulfill: isQuestion ? "MAYBE" : "NO", slots } };
}

function keptAttributes(attributes: unknown): unknown {
  const isKept = typeof attributes === "object" && attributes !== null && !Array.isArray(attributes);
  return isKept && JSON.stringify(attributes).length <= mostAttributeCharacters ? attributes : {};
}
