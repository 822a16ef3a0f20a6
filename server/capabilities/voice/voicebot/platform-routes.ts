import Type from "typebox";
import { bySignature } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { notFound, rateLimited, unavailable } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { proofRefused } from "../problems.ts";
import { answerChannel } from "./answer-channel.ts";

const ChannelPath = Type.Object({ channelId: Type.String({ description: "The `vch_…` id of the channel." }) });
const header = (description: string) => Type.Optional(Type.String({ description }));
const ProofHeaders = Type.Object({
  SignatureCertChainUrl: header("Of Alexa: where Amazon's certificates are."),
  "Signature-256": header("Of Alexa: the signature of the body."),
  "X-Channel-Secret": header("Of Dialogflow: the secret of the channel."),
  "X-Twilio-Signature": header("Of Twilio: the signature of the address and the fields."),
});

/** The route that voice platforms call. */
export function platformRoutes(app: Routes): void {
  app.post(
    "/api/voicebot/:channelId",
    {
      schema: {
        summary: "Answer a voice platform",
        description:
          "What Alexa, Dialogflow or Twilio posts to the `url` of a channel. The answer is in the platform's own form, and leaves before the platform's time limit: the whole of it, its first sentences, or a request to go on.",
        params: ChannelPath,
        query: Type.Object({}, { additionalProperties: true }),
        headers: ProofHeaders,
        body: Type.Object({}, { additionalProperties: true }),
        response: { 200: Type.Object({}, { additionalProperties: true }) },
        alsoProduces: ["text/xml"],
      },
      guard: bySignature,
      limit: "none",
      body: { kind: "bytes", mediaTypes: ["application/json", "application/x-www-form-urlencoded"] },
      maxBodyBytes: (config: Kernel["config"]) => config.maxWebhookBytes,
      problems: [notFound, proofRefused, rateLimited, unavailable],
    },
    answerChannel,
  );
}
