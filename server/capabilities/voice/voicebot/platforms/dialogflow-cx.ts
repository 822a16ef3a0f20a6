import { Answer } from "../../../../kernel/wire/route.ts";
import { textAt } from "../text-at.ts";
import { withHint } from "../with-hint.ts";
import type { Platform, Wanted } from "./platform.ts";

const mostCharacters = 8_000;
const longestQuestion = 8_000;

/** Webhooks of Dialogflow CX. */
export const dialogflowCx: Platform = {
  name: "dialogflow-cx",
  answerWithinMs: 4_500,
  matches: (body) => isObject(body.fulfillmentInfo) || isObject(body.sessionInfo),
  read(body) {
    const session = textAt(body, ["sessionInfo", "session"]) ?? "";
    const wanted = wantedOf(body);
    return {
      wanted,
      session,
      // A page may call the webhook several times for one thing that the person said.
      name: retryName(body, wanted),
      userId: textAt(body, ["payload", "telephony", "caller_id"]) ?? textAt(body, ["payload", "userId"]),
      locale: textAt(body, ["languageCode"], 35),
      write({ text, next, language }) {
        const said = next === "rest" ? withHint(text, language) : text;
        const messages: unknown[] = [{ text: { text: [said] } }];
        if (next === "end") messages.push({ endInteraction: {} });
        return new Answer(200, {
          fulfillmentResponse: { messages, mergeBehavior: "REPLACE" },
          sessionInfo: { ...(session === "" ? {} : { session }), parameters: { "parley-more": next === "rest" } },
        });
      },
    };
  },
  fits: (text) => text.length <= mostCharacters,
};

function wantedOf(body: Record<string, unknown>): Wanted {
  const tag = textAt(body, ["fulfillmentInfo", "tag"]);
  if (tag === "parley-greeting") return { kind: "greeting" };
  if (tag === "parley-more") return { kind: "rest" };
  const said = textAt(body, ["text"], longestQuestion) ?? textAt(body, ["transcript"], longestQuestion);
  const text = said ?? textAt(body, ["dtmfDigits"], longestQuestion);
  if (text !== undefined) return { kind: "question", text };
  const event = textAt(body, ["triggerEvent"]);
  if (event === "WELCOME" || event === "Default Welcome Intent") return { kind: "greeting" };
  return { kind: "silence", isLast: event === "sys.no-input-3" };
}

function retryName(body: Record<string, unknown>, wanted: Wanted): string | undefined {
  const id = textAt(body, ["detectIntentResponseId"]);
  if (id === undefined) return undefined;
  const page = textAt(body, ["pageInfo", "currentPage"]) ?? "";
  const tag = textAt(body, ["fulfillmentInfo", "tag"]) ?? "";
  return JSON.stringify([id, wanted.kind, page, tag]);
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
