import { languageOf } from "@parley/engine";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { findCalledChannel } from "../channels/find-called-channel.ts";
import { VoiceChannelId } from "../channels/ids.ts";
import type { ChannelRow } from "../channels/store.ts";
import { urlOfChannel } from "../channels/url-of-channel.ts";
import { makeCallToken } from "../twilio/admit-call.ts";
import { answerRequest } from "./answer-request.ts";
import type { Asker } from "./asker.ts";
import { greetingOf } from "./greeting-of.ts";
import { keptAssistant } from "./kept-assistant.ts";
import { localeOf } from "./locale-of.ts";
import type { Platform, PlatformRequest } from "./platforms/platform.ts";
import { platforms } from "./platforms/platforms.ts";
import { connectRelay, connectStream, twiml } from "./platforms/twilio/twiml.ts";
import { provePlatform } from "./prove-platform.ts";
import { takesRequest } from "./takes-request.ts";

type ChannelCall = Call<{ channelId: string }, object, unknown>;

/** Answers a request that a voice platform has sent to a channel, in the platform's form. */
export async function answerChannel(call: ChannelCall): Promise<Answer> {
  const arrivedAtMs = performance.now();
  const { kernel } = call;
  const channel = await findCalledChannel(call);
  const { value, isForm } = call.parseRawBody();
  const body = isObject(value) ? value : {};
  await provePlatform(call, channel, { value: body, isForm });
  const platform = platformOf(channel, body);
  const request = platform.read(body, { ...call.query });
  const locale = localeOf(request.locale ?? channel.language ?? undefined);
  const { workspaceId, id, greeting, answerWithinMs, databaseRules } = channel;
  const asker: Asker = {
    ...{ workspaceId, entrance: VoiceChannelId.format(id), platform, greeting, locale, databaseRules },
    assistantId: await keptAssistant(kernel, channel),
    answerByMs: arrivedAtMs + (answerWithinMs ?? platform.answerWithinMs),
  };
  const place = { url: urlOfChannel(kernel, id), title: channel.name, locale };
  if (request.wanted.kind !== "nothing" && !takesRequest(kernel, id)) {
    kernel.log.warn({ platform: platform.name }, "a voice channel has too many requests");
    const language = languageOf(locale.slice(0, 2).toLowerCase());
    return request.write({ text: language.phrases.aloud.tooMany, next: "person", language }, place);
  }
  const connected = await connect(call, channel, asker, request);
  if (connected !== undefined) return connected;
  const spoken = await answerRequest(kernel, asker, request);
  return request.write(spoken, place);
}

/** The two webhooks of Dialogflow have one kind of proof, so that a channel takes both. */
function platformOf({ kind }: ChannelRow, body: Record<string, unknown>): Platform {
  const isDialogflow = kind.startsWith("dialogflow");
  const own = platforms.filter(({ name }) => (isDialogflow ? name.startsWith("dialogflow") : name === kind));
  const platform = own.find((candidate) => candidate.matches(body));
  if (platform !== undefined) return platform;
  const message = `is not a request of ${kind}`;
  throw new Problem(invalidRequest, `/body ${message}.`, { errors: [{ pointer: "/body", message }] });
}

/** At the beginning of a call that a WebSocket leads, the call is connected to it. */
async function connect(
  { kernel, request: { url: path }, rawBody }: ChannelCall,
  { id, mode }: ChannelRow,
  asker: Asker,
  { wanted, userId, session: callSid }: PlatformRequest,
): Promise<Answer | undefined> {
  if (mode === null || mode === "gather" || wanted.kind !== "greeting") return undefined;
  const host = kernel.config.publicUrl.replace(/^http/, "ws");
  const channelId = VoiceChannelId.format(id);
  const headers = { "content-type": "text/xml; charset=utf-8" };
  const token = makeCallToken(kernel, id, callSid, `${path}\n${rawBody}`);
  if (mode === "stream") {
    const told = { ...(userId === undefined ? {} : { from: userId }), token };
    return new Answer(200, twiml([connectStream(`${host}/api/voice/twilio/${channelId}`, told)]), headers);
  }
  const greeting = await greetingOf(kernel, asker, languageOf(asker.locale.slice(0, 2)));
  const url = `${host}/api/voice/conversation-relay/${channelId}`;
  return new Answer(200, twiml([connectRelay(url, greeting, asker.locale, { token })]), headers);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
