import Type from "typebox";
import { bySignature } from "../../../kernel/caller.ts";
import { notFound, rateLimited } from "../../../kernel/problem.ts";
import { alreadyAnswered, type Routes } from "../../../kernel/wire/route.ts";
import { proofRefused, tooManyVoiceSessions, unknownLanguage, unknownVoice } from "../problems.ts";
import { connectConversationRelay } from "./connect-conversation-relay.ts";
import { connectMediaStream } from "./connect-media-stream.ts";

const ChannelPath = Type.Object({ channelId: Type.String({ description: "The `vch_…` id of a Twilio channel." }) });
const SignatureHeader = Type.Object({
  "X-Twilio-Signature": Type.Optional(
    Type.String({ description: "The signature of the address, which begins with `wss://`." }),
  ),
});

/** The WebSockets to which Twilio connects phone calls. */
export function twilioRoutes(app: Routes): void {
  app.get(
    "/api/voice/twilio/:channelId",
    {
      schema: {
        summary: "Lead a phone call by its sound (Twilio Media Streams)",
        description:
          "For `<Connect><Stream>` of TwiML, which a channel with the mode `stream` answers. Parley hears and speaks: µ-law at 8 kHz, `mark` to know what was heard, `clear` when the caller interrupts. Keys become a message after `#` or a pause.",
        params: ChannelPath,
        headers: SignatureHeader,
        response: { 200: null },
      },
      guard: bySignature,
      limit: "none",
      problems: [notFound, proofRefused, rateLimited, tooManyVoiceSessions, unknownVoice, unknownLanguage],
    },
    async (call) => {
      await connectMediaStream(call);
      return alreadyAnswered;
    },
  );
  app.get(
    "/api/voice/conversation-relay/:channelId",
    {
      schema: {
        summary: "Lead a phone call by texts (Twilio ConversationRelay)",
        description:
          "For `<Connect><ConversationRelay>` of TwiML, which a channel with the mode `conversation-relay` answers. Twilio hears and speaks; each `prompt` is a question, and the answer is sent as `text` while it is written.",
        params: ChannelPath,
        headers: SignatureHeader,
        response: { 200: null },
      },
      guard: bySignature,
      limit: "none",
      problems: [notFound, proofRefused, rateLimited, tooManyVoiceSessions],
    },
    async (call) => {
      await connectConversationRelay(call);
      return alreadyAnswered;
    },
  );
}
