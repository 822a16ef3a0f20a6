import { Answer } from "../../../../kernel/wire/route.ts";
import { textAt, valueAt } from "../text-at.ts";
import { withHint } from "../with-hint.ts";
import type { Platform, Wanted } from "./platform.ts";

const mostCharacters = 8_000;
const longestQuestion = 8_000;
/** The context that an agent may ask for, while the answer has a rest. */
const contextOfRest = "parley-more";

/** Webhooks of Dialogflow ES. */
export const dialogflowEs: Platform = {
  name: "dialogflow-es",
  answerWithinMs: 4_500,
  matches: (body) => isObject(body.queryResult),
  read(body) {
    const session = textAt(body, ["session"]) ?? "";
    return {
      wanted: wantedOf(body),
      session,
      name: textAt(body, ["responseId"]),
      userId: userOf(body),
      locale: textAt(body, ["queryResult", "languageCode"], 35),
      write({ text, next, language }) {
        const said = next === "rest" ? withHint(text, language) : text;
        const lifespanCount = next === "rest" ? 2 : 0;
        const context = { name: `${session}/contexts/${contextOfRest}`, lifespanCount };
        return new Answer(200, {
          fulfillmentText: said,
          fulfillmentMessages: [{ text: { text: [said] } }],
          outputContexts: session === "" ? [] : [context],
          ...(next === "end" ? { payload: { google: { expectUserResponse: false } } } : {}),
        });
      },
    };
  },
  fits: (text) => text.length <= mostCharacters,
};

function wantedOf(body: Record<string, unknown>): Wanted {
  const action = textAt(body, ["queryResult", "action"]);
  if (action === "input.welcome") return { kind: "greeting" };
  const text = textAt(body, ["queryResult", "queryText"], longestQuestion);
  return text === undefined ? { kind: "silence", isLast: false } : { kind: "question", text };
}

/** The caller of the telephone gateway, or who the integration says it is. */
function userOf(body: Record<string, unknown>): string | undefined {
  const payload = valueAt(body, ["originalDetectIntentRequest", "payload"]);
  return (
    textAt(payload, ["telephony", "caller_id"]) ??
    textAt(payload, ["user", "userId"]) ??
    textAt(payload, ["data", "sender", "id"]) ??
    textAt(payload, ["userId"])
  );
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
