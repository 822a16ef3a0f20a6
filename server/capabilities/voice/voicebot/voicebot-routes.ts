import Type from "typebox";
import { bySignature, may } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { notFound, rateLimited, unavailable } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { unknownAssistant } from "../../assistants/index.ts";
import { VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { costOfSearch } from "../../knowledge/index.ts";
import {
  alexaProofRefused,
  noRecognizer,
  proofRefused,
  soundUnreadable,
  speechFailed,
  unknownLanguage,
  unknownVoice,
} from "../problems.ts";
import { answerByKey } from "./answer-by-key.ts";
import { answerChannel } from "./answer-channel.ts";
import { PlatformRequestBody, VoicebotAnswer, VoicebotQuestion } from "./native/schema.ts";

const ChannelPath = Type.Object({ channelId: Type.String({ description: "The `vch_…` id of the channel." }) });
const header = (description: string) => Type.Optional(Type.String({ description }));
const ProofHeaders = Type.Object({
  SignatureCertChainUrl: header("Of Alexa: where Amazon's certificates are."),
  "Signature-256": header("Of Alexa: the signature of the body."),
  "X-Channel-Secret": header("Of Dialogflow: the secret of the channel."),
  "X-Twilio-Signature": header("Of Twilio: the signature of the address and the fields."),
});

const anyQuery = Type.Object({}, { additionalProperties: true });
const maxBodyBytes = 4_194_304;

/** The routes for voice assistants: with a key, and for the platforms of channels. */
export function voicebotRoutes(app: Routes): void {
  app.post(
    "/api/voicebot",
    {
      schema: {
        summary: "Ask by voice",
        description:
          "For voice assistants of your own: a question as text or sound, answered in words that can be said. A request of Alexa, Dialogflow or Twilio is recognised by its shape and answered in the platform's form; where the platform can send no key, make a channel.",
        query: anyQuery,
        headers: VisitorHeaders,
        body: Type.Union([VoicebotQuestion, PlatformRequestBody]),
        response: { 200: Type.Union([VoicebotAnswer, Type.Object({}, { additionalProperties: true })]) },
        alsoProduces: ["text/xml"],
      },
      guard: may("voice:write", { publishable: true }),
      allowsUnverified: true,
      idempotent: true,
      body: { kind: "form" },
      maxBodyBytes,
      problems: [
        ...[notFound, unknownAssistant, unknownVoice, unknownLanguage, noRecognizer, soundUnreadable, speechFailed],
        ...visitorProblems,
      ],
      cost: ({ kernel, caller, body }) => {
        const { text } = body as { text?: string };
        return costOfSearch(kernel, caller.workspaceId, text?.length ?? 0);
      },
    },
    answerByKey,
  );
  app.post(
    "/api/voicebot/:channelId",
    {
      schema: {
        summary: "Answer a voice platform",
        description:
          "What Alexa, Dialogflow or Twilio posts to the `url` of a channel. The answer is in the platform's own form, and leaves before the platform's time limit: the whole of it, its first sentences, or a request to go on.",
        params: ChannelPath,
        query: anyQuery,
        headers: ProofHeaders,
        body: Type.Object({}, { additionalProperties: true }),
        response: { 200: Type.Object({}, { additionalProperties: true }) },
        alsoProduces: ["text/xml"],
      },
      guard: bySignature,
      limit: "none",
      body: { kind: "bytes", mediaTypes: ["application/json", "application/x-www-form-urlencoded"] },
      maxBodyBytes: (config: Kernel["config"]) => config.maxWebhookBytes,
      problems: [notFound, proofRefused, alexaProofRefused, rateLimited, unavailable],
    },
    answerChannel,
  );
}
