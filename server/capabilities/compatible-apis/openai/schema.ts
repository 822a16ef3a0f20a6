import Type, { type Static } from "typebox";
import { SendMessage } from "../../conversations/index.ts";

/** Shapes that OpenAI's APIs share. Parley accepts parameters that it does not know. */

export const open = { additionalProperties: true };

const ContentPart = Type.Object({ type: Type.String(), text: Type.Optional(Type.String()) }, open);
export const ClientMessage = Type.Object(
  {
    role: Type.String(),
    content: Type.Optional(Type.Union([Type.String(), Type.Null(), Type.Array(ContentPart)])),
  },
  open,
);
export type ClientMessage = Static<typeof ClientMessage>;

/** The parameters that chat completions and responses have in common. */
export const sharedParameters = {
  model: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: "`parley`, or a model that GET /v1/models lists." }),
  ),
  stream: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  user: Type.Optional(Type.String({ minLength: 1, maxLength: 255, description: "Your end user." })),
  metadata: Type.Optional(
    Type.Union([Type.Object({ sessionId: Type.Optional(SendMessage.properties.sessionId) }, open), Type.Null()], {
      description: "`sessionId` names the conversation. Parley does not store the rest.",
    }),
  ),
  tools: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Null()])),
  tool_choice: Type.Optional(Type.Unknown()),
};

export const SessionHeaders = Type.Object({
  "X-Session-Id": Type.Optional(
    Type.String({ minLength: 1, maxLength: 128, description: "Your own name for the conversation." }),
  ),
});
