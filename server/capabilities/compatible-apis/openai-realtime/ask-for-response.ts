import type { Call } from "../../../kernel/wire/route.ts";
import { cutToHeard, MessageId } from "../../conversations/index.ts";
import type { SessionConversation, SpokenReply } from "../../voice/index.ts";
import { askWithHistory, type ToldQuestion } from "../ask-with-history.ts";
import { findNeedOfModel } from "../openai/find-need-of-model.ts";
import { readAnswerSettings } from "../openai/read-answer-settings.ts";
import { replyPieces } from "../reply-pieces.ts";
import type { ShownPart } from "./items/item.ts";
import type { Entry, ItemList } from "./items/item-list.ts";
import { messagesOfItems, openCallsOf } from "./items/messages-of-items.ts";
import type { RealtimeResponse } from "./realtime-response.ts";

type Asked = {
  call: Call<unknown, unknown, unknown>;
  /** The name of the conversation. */
  sessionId: string;
  /** The assistant or the model, as the client named it; undefined: the workspace's own. */
  model: string | undefined;
  items: ItemList;
  response: RealtimeResponse;
  /** The items in place of the session's. */
  input: readonly Entry[] | undefined;
  /** The conversation in which the session speaks. */
  conversation: SessionConversation;
};

/**
 * Asks what the items since the last response say. Undefined when there is nothing to answer.
 * Throws invalid-request, unsupported-parameter, and the problems of `askWithHistory`.
 */
export async function askForResponse(asked: Asked): Promise<SpokenReply | undefined> {
  const { call, items, response, input, sessionId, model } = asked;
  const { kernel } = call;
  const { settings, isApart } = response;
  const place = placeOf(items, input);
  if (place === undefined) return undefined;
  const messages = messagesOfItems(place.entries, place.earlierCalls);
  const { instructions } = settings;
  const answerSettings = readAnswerSettings(
    {
      tools: settings.tools,
      tool_choice: settings.tool_choice,
      tokenLimit: settings.max_output_tokens === "inf" ? undefined : settings.max_output_tokens,
      format: undefined,
    },
    "/body/response",
  );
  const question: ToldQuestion = {
    ...{ model, settings: answerSettings, isLive: true, isAgain: place.isAgain },
    messages: instructions === "" ? messages : [{ role: "system", text: instructions }, ...messages],
    sessionId: isApart ? undefined : sessionId,
    isAddition: !place.isWhole,
    isWhole: place.isWhole,
    needsModel: findNeedOfModel(messages, answerSettings, { messages: "/body/item", format: "/body/response" }),
  };
  const reply = await askWithHistory(call, question);
  for (const entry of place.entries) entry.isTold = true;
  const { workspaceId, conversationId, replyId, isHandedOver } = reply;
  if (!isApart) await asked.conversation.link(conversationId);
  if (!isApart && isHandedOver) {
    return { ...(await asked.conversation.replyOfTeam(conversationId, replyId)), isWritten: !response.isSpoken };
  }
  return {
    messageId: isHandedOver ? null : MessageId.format(replyId),
    isWritten: !response.isSpoken,
    async *pieces(signal) {
      for await (const piece of replyPieces(kernel, reply, signal)) {
        if (piece.kind === "text") yield piece;
        else {
          response.answer = piece.answer;
          yield { kind: "end", status: piece.answer.status };
        }
      }
    },
    async cut(heardText) {
      if (!isHandedOver) await cutToHeard(kernel, { workspaceId, conversationId, replyId }, heardText);
    },
  };
}

type Place = { entries: Entry[]; earlierCalls: ReturnType<typeof openCallsOf>; isWhole: boolean; isAgain: boolean };

/** Finds what is asked: the items that were not told, up to the last that wants an answer. */
function placeOf({ entries, hasDeleted }: ItemList, input: readonly Entry[] | undefined): Place | undefined {
  const all = input ?? entries;
  const isWhole = input !== undefined || hasDeleted;
  const untold = upToQuestion(all.filter(({ isTold, shown }) => !isTold || shown.role === "system"));
  if (untold.some(isQuestion)) {
    const earlierCalls = openCallsOf(all.filter(({ isTold }) => isTold));
    return isWhole
      ? { entries: upToQuestion(all), earlierCalls: [], isWhole, isAgain: false }
      : { entries: untold, earlierCalls, isWhole, isAgain: false };
  }
  // Another response to what was answered.
  const last = all.findLast(({ shown }) => shown.role === "user" && shown.type === "message");
  if (last === undefined || isWordless(last)) return undefined;
  const system = all.filter(({ shown }) => shown.role === "system");
  return { entries: [...system, last], earlierCalls: [], isWhole: false, isAgain: true };
}

/** Tells whether nothing was understood of it. */
function isWordless({ shown }: Entry): boolean {
  return (shown.content as ShownPart[]).every((part) => part.type === "input_audio" && !part.transcript);
}

function upToQuestion(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry, at) => at <= entries.findLastIndex(isQuestion) || entry.shown.role === "system");
}

function isQuestion({ shown }: Entry): boolean {
  return shown.type === "function_call_output" || (shown.type === "message" && shown.role === "user");
}
