import Type, { type Static } from "typebox";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { AssistantId } from "../../assistants/index.ts";
import { VoiceChannelId } from "./ids.ts";

export const ChannelKind = Type.Enum(["alexa", "dialogflow-es", "dialogflow-cx", "twilio"], {
  $id: "VoiceChannelKind",
  description: "The voice platform that calls the channel.",
});
export type ChannelKind = Static<typeof ChannelKind>;

/** The mode says how a call of Twilio is led. */
export const CallMode = Type.Enum(["gather", "stream", "conversation-relay"], {
  $id: "VoiceCallMode",
  description:
    "`gather`: Twilio recognises each sentence and speaks the answer. `stream`: Parley hears and speaks (Media Streams). `conversation-relay`: Twilio recognises and speaks, without pauses between requests.",
});
export type CallMode = Static<typeof CallMode>;

const name = Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" });
const language = Type.String({
  minLength: 2,
  maxLength: 35,
  pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$",
  description: "BCP 47. What the platform says of a request counts more.",
});
const greeting = Type.String({
  minLength: 1,
  maxLength: 1_000,
  pattern: "\\S",
  description: "Said when a conversation begins. Left out, the assistant's own greeting.",
});
const answerWithinMs = Type.Integer({
  minimum: 500,
  maximum: 30_000,
  description:
    "The answer leaves within this time, the whole of it or a part; the rest is said with the next request. Left out, a little less than the platform waits: 7,000 for Alexa, 4,500 for Dialogflow, 10,000 for Twilio.",
});
const skillId = Type.String({
  minLength: 1,
  maxLength: 255,
  description: "The id of the Alexa skill: `amzn1.ask.skill.…`. Requests of other skills are refused.",
});
const authToken = Type.String({
  minLength: 1,
  maxLength: 255,
  description: "The auth token of the Twilio account, which signs its requests. Stored encrypted, and not shown again.",
});
const assistantId = Type.String({ maxLength: 100, description: "Who answers. Left out, the default assistant." });

const common = {
  name: Type.Optional(name),
  assistantId: Type.Optional(assistantId),
  language: Type.Optional(language),
  greeting: Type.Optional(greeting),
  answerWithinMs: Type.Optional(answerWithinMs),
};
const strict = { additionalProperties: false };

export const NewChannel = Type.Union(
  [
    Type.Object({ kind: Type.Literal("alexa"), skillId, ...common }, strict),
    Type.Object({ kind: Type.Literal("dialogflow-es"), ...common }, strict),
    Type.Object({ kind: Type.Literal("dialogflow-cx"), ...common }, strict),
    Type.Object({ kind: Type.Literal("twilio"), authToken, mode: Type.Optional(CallMode), ...common }, strict),
  ],
  { $id: "NewVoiceChannel" },
);
export type NewChannel = Static<typeof NewChannel>;

export const ChannelChange = Type.Object(
  {
    name: Type.Optional(name),
    assistantId: Type.Optional(Nullable(assistantId)),
    language: Type.Optional(Nullable(language)),
    greeting: Type.Optional(Nullable(greeting)),
    answerWithinMs: Type.Optional(Nullable(answerWithinMs)),
    skillId: Type.Optional(skillId),
    authToken: Type.Optional(authToken),
    mode: Type.Optional(CallMode),
  },
  { ...strict, minProperties: 1, $id: "VoiceChannelChange" },
);
export type ChannelChange = Static<typeof ChannelChange>;

export const Channel = Type.Object(
  {
    id: IdOf(VoiceChannelId),
    kind: ChannelKind,
    name,
    url: Type.String({ description: "What the platform calls." }),
    assistantId: Nullable(IdOf(AssistantId)),
    language: Nullable(Type.String()),
    greeting: Nullable(Type.String()),
    answerWithinMs: Nullable(Type.Integer()),
    skillId: Type.Optional(Type.String()),
    mode: Type.Optional(CallMode),
    createdAt: Time,
  },
  { $id: "VoiceChannel" },
);
export type Channel = Static<typeof Channel>;

export const ChannelWithSecret = Type.Interface(
  [Channel],
  {
    secret: Type.Optional(
      Type.String({
        description: "Of the Dialogflow kinds: the header X-Channel-Secret of the webhook. Shown in this answer only.",
      }),
    ),
  },
  { $id: "VoiceChannelWithSecret" },
);
export type ChannelWithSecret = Static<typeof ChannelWithSecret>;
