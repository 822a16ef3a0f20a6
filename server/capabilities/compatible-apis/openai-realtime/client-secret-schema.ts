import Type, { type Static } from "typebox";
import { Maybe } from "../../../kernel/wire/show.ts";
import { open } from "../openai/schema.ts";
import { SessionUpdate } from "./session-settings.ts";

const FixedSession = Type.Object(
  {
    ...SessionUpdate.properties,
    model: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: "As `model` of the other APIs. The holder has no choice.",
      }),
    ),
  },
  open,
);

/** A server fixes these settings for the holder of a client secret. */
export type FixedSession = Static<typeof FixedSession>;

export const NewClientSecret = Type.Object(
  {
    expires_after: Maybe(
      Type.Object(
        {
          anchor: Maybe(Type.Literal("created_at")),
          seconds: Maybe(
            Type.Integer({ minimum: 10, maximum: 7_200, description: "600 if left out. A session may go on longer." }),
          ),
        },
        open,
      ),
    ),
    session: Maybe(FixedSession),
  },
  { ...open, $id: "NewRealtimeClientSecret" },
);
export type NewClientSecret = Static<typeof NewClientSecret>;

export const ClientSecret = Type.Object(
  {
    value: Type.String({ description: "Begins with `ek_`, and takes the place of a key at `/v1/realtime` only." }),
    expires_at: Type.Integer({ description: "Seconds since 1970." }),
    session: Type.Object({}, { ...open, description: "The settings that its sessions begin with." }),
  },
  { $id: "RealtimeClientSecret" },
);
export type ClientSecret = Static<typeof ClientSecret>;
