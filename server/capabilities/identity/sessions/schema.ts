import Type, { type Static } from "typebox";
import { IdOf, Time, TimeOf } from "../../../kernel/wire/show.ts";
import { SignInSessionId } from "../ids.ts";
import { closed, Email, Password, sessionParts } from "../schema.ts";
import { User, Workspace } from "../workspaces/schema.ts";

const RefreshToken = Type.String({ minLength: 1, maxLength: 200 });

export const Credentials = Type.Object(
  {
    ...sessionParts,
    email: Email,
    password: Password,
    workspaceId: Type.Optional(
      Type.String({ maxLength: 512, description: "Which of your workspaces to open. Without it, the first one." }),
    ),
  },
  { ...closed, $id: "Credentials" },
);

const accessParts = {
  user: User,
  workspace: Workspace,
  accessToken: Type.String(),
  tokenType: Type.Literal("Bearer"),
  expiresIn: Type.Integer({ description: "Seconds until the access token expires." }),
};
export const Access = Type.Object(accessParts, { ...closed, $id: "Access" });
export type Access = Static<typeof Access>;

export const SignedIn = Type.Object(
  {
    ...accessParts,
    refreshToken: Type.Optional(
      Type.String({ description: "Can be used once, at /api/auth/refresh. Left out where a cookie holds it." }),
    ),
  },
  { ...closed, $id: "SignedIn" },
);
/** Inside, the token is always there: `sessionCookie` takes it out of an answer. */
export type SignedIn = Static<typeof SignedIn> & { refreshToken: string };

export const Refresh = Type.Object({ refreshToken: Type.Optional(RefreshToken) }, { ...closed, $id: "Refresh" });
export const SignOut = Type.Object({ refreshToken: Type.Optional(RefreshToken) }, { ...closed, $id: "SignOut" });
export const Switch = Type.Object({ workspaceId: Type.String({ maxLength: 512 }) }, { ...closed, $id: "Switch" });

export const Session = Type.Object(
  {
    id: IdOf(SignInSessionId),
    isCurrent: Type.Boolean(),
    userAgent: Type.String(),
    clientAddress: Type.String(),
    createdAt: Time,
    lastSeenAt: Time,
    expiresAt: TimeOf({ description: "When the session ends unless it is refreshed before." }),
  },
  { ...closed, $id: "Session" },
);
export type Session = Static<typeof Session>;

export const KeySet = Type.Object(
  {
    keys: Type.Array(
      Type.Object(
        {
          kty: Type.Literal("OKP"),
          crv: Type.Literal("Ed25519"),
          x: Type.String(),
          kid: Type.String(),
          alg: Type.Literal("EdDSA"),
          use: Type.Literal("sig"),
        },
        closed,
      ),
    ),
  },
  { ...closed, $id: "KeySet" },
);
export type KeySet = Static<typeof KeySet>;
