import { hasOnlyInterjections, isGoodbye, languageOf, languageOfText } from "@parley/engine";
import { invalidRequest, Problem } from "../../../../kernel/problem.ts";
import type { Call } from "../../../../kernel/wire/route.ts";
import {
  beginReply,
  type ChatAnswer,
  checkMessageLength,
  handOverText,
  showAnswer,
  showHandedOver,
} from "../../../conversations/index.ts";
import { speakableText } from "../../speakable-text.ts";
import { type FoundVoice, findVoice } from "../../voices/find-voice.ts";
import { ssml } from "../ssml.ts";
import { hearQuestion } from "./hear-question.ts";
import type { VoicebotAnswer, VoicebotQuestion } from "./schema.ts";
import { speakAnswer } from "./speak-answer.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/**
 * Answers a question of a client that speaks for itself: in words that can be said, and as sound
 * when the question came as sound or asks for it. Throws as `beginReply`, `hearQuestion` and
 * `findVoice`.
 */
export async function answerQuestion(call: AnyCall, body: VoicebotQuestion): Promise<VoicebotAnswer> {
  const { kernel, caller } = call;
  const { audio, mimeType, language } = body;
  // A voice that is not there is told before anything is stored.
  const wanted = audio === undefined ? undefined : findVoice(kernel, caller.workspaceId, body.voice_model, language);
  const voice = await wanted;
  const recording = typeof audio === "string" ? { audio, mimeType, language } : undefined;
  if ((recording === undefined) === (body.text === undefined)) throw neitherOrBoth();
  const text = body.text ?? (await hearQuestion(call, recording!));
  const transcript = recording === undefined ? {} : { transcript: text };
  const isNothing = text === "" || (recording !== undefined && hasOnlyInterjections(text));
  const said = isNothing ? notUnderstood(body) : await ask(call, body, text);
  return { ...said, ...transcript, ssml: ssml(said.aiResponse), ...(await soundOf(voice, said.aiResponse)) };
}

function neitherOrBoth(): Problem {
  const message = "needs either a text, or the sound of what was said in audio";
  return new Problem(invalidRequest, `/body ${message}.`, { errors: [{ pointer: "/body", message }] });
}

type Said = Omit<VoicebotAnswer, "ssml" | "audio" | "mimeType" | "transcript">;

function notUnderstood({ sessionId, language = "en" }: VoicebotQuestion): Said {
  const { spoken } = languageOf(primaryOf(language));
  return { sessionId: sessionId ?? null, aiResponse: spoken.notUnderstood, endSession: false };
}

async function ask(call: AnyCall, body: VoicebotQuestion, text: string): Promise<Said> {
  const { kernel } = call;
  const { sessionId, assistantId, context } = body;
  checkMessageLength(kernel, text, "/body/text");
  const reply = await beginReply(call, { message: text, sessionId, assistantId, context }, { channel: "voice" });
  const message = await reply.complete();
  const shown: ChatAnswer = reply.isHandedOver
    ? showHandedOver({ ...reply, messageId: reply.replyId })
    : showAnswer(kernel, message, reply.sessionId, reply.visitorToken);
  const language = body.language === undefined ? languageOfText(text) : languageOf(primaryOf(body.language));
  const words = reply.isHandedOver
    ? await handOverText(kernel, { ...reply, messageId: reply.replyId })
    : shown.status === "failed"
      ? language.phrases.aloud.failed
      : shown.aiResponse;
  const endSession = !reply.isHandedOver && isGoodbye(text, language.code);
  return { ...shown, aiResponse: speakableText(words), endSession };
}

async function soundOf(voice: FoundVoice | undefined, text: string): Promise<{ audio?: string; mimeType?: string }> {
  if (voice === undefined) return {};
  return { audio: (await speakAnswer(voice, text)).toString("base64"), mimeType: "audio/wav" };
}

/** @example primaryOf("de-AT") // "de" */
const primaryOf = (language: string): string => language.split("-")[0]!.toLowerCase();
