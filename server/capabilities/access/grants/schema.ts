import Type, { type Static } from "typebox";
import { PageQuery } from "../../../kernel/storage/page.ts";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { UserId } from "../../identity/index.ts";
import { AppGrantId, AppId } from "../ids.ts";

export const GrantQuery = Type.Object(
  {
    ...PageQuery.properties,
    everybody: Type.Optional(Type.Boolean({ description: "Of all members of the workspace: for owners." })),
  },
  { additionalProperties: false },
);
export type GrantQuery = Static<typeof GrantQuery>;

export const AppGrant = Type.Object(
  {
    id: IdOf(AppGrantId),
    app: Type.Object({ id: IdOf(AppId), name: Type.String() }),
    userId: IdOf(UserId, { description: "The member for whom the app acts." }),
    access: Type.Array(
      Type.Object({
        audience: Type.String({ description: "What the app's tokens are for." }),
        scopes: Type.Array(Type.String()),
      }),
    ),
    createdAt: Time,
    expiresAt: Time,
    lastUsedAt: Nullable(Time, { description: "When the app last got an access token." }),
  },
  { $id: "AppGrant" },
);
