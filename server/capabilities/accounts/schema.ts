import Type, { type Static } from "typebox";
import { ScopeName } from "../../kernel/scopes.ts";

const closed = { additionalProperties: false };

/** A moment in ISO 8601, UTC. */
const Time = Type.String({ format: "date-time" });
const TimeOrNull = Type.Union([Time, Type.Null()]);
const Email = Type.String({ minLength: 3, maxLength: 320, description: "Compared without regard to case." });
const ChosenPassword = Type.String({ minLength: 10, maxLength: 128, description: "10 to 128 characters." });
const Password = Type.String({ minLength: 1, maxLength: 128 });
const MailedToken = Type.String({ minLength: 1, maxLength: 200, description: "From the link in the mail." });
const RefreshToken = Type.String({ minLength: 1, maxLength: 200 });

export const IdPath = Type.Object({ id: Type.String({ maxLength: 512 }) });

// --- signing up and in

export const NewAccount = Type.Object(
  {
    email: Email,
    password: ChosenPassword,
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    workspaceName: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  },
  { ...closed, $id: "NewAccount" },
);
export const Credentials = Type.Object({ email: Email, password: Password }, { ...closed, $id: "Credentials" });

export const User = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    name: Type.Union([Type.String(), Type.Null()]),
    emailVerified: Type.Boolean(),
  },
  { ...closed, $id: "User" },
);
export const Workspace = Type.Object(
  { id: Type.String(), name: Type.String(), role: Type.Enum(["owner"]) },
  { ...closed, $id: "Workspace" },
);
const accessParts = {
  user: User,
  workspace: Workspace,
  accessToken: Type.String(),
  tokenType: Type.Literal("Bearer"),
  expiresIn: Type.Integer({ description: "Seconds until the access token ends." }),
};
export const Access = Type.Object(accessParts, { ...closed, $id: "Access" });
export const SignedIn = Type.Object(
  { ...accessParts, refreshToken: Type.String({ description: "For one use at /api/auth/refresh." }) },
  { ...closed, $id: "SignedIn" },
);
export type User = Static<typeof User>;
export type Workspace = Static<typeof Workspace>;
export type Access = Static<typeof Access>;
export type SignedIn = Static<typeof SignedIn>;

export const Me = Type.Object(
  {
    user: User,
    workspace: Workspace,
    workspaces: Type.Array(Workspace, { description: "Where this person is a member." }),
    sessionId: Type.String(),
    scopes: Type.Array(ScopeName),
    isOperator: Type.Boolean({ description: "Whether this person runs the installation." }),
  },
  { ...closed, $id: "Me" },
);
export type Me = Static<typeof Me>;

export const Refresh = Type.Object({ refreshToken: RefreshToken }, { ...closed, $id: "Refresh" });
export const SignOut = Type.Object({ refreshToken: Type.Optional(RefreshToken) }, { ...closed, $id: "SignOut" });
export const Switch = Type.Object({ workspaceId: Type.String({ maxLength: 512 }) }, { ...closed, $id: "Switch" });
export const VerifyEmail = Type.Object({ token: MailedToken }, { ...closed, $id: "VerifyEmail" });
export const ForgotPassword = Type.Object({ email: Email }, { ...closed, $id: "ForgotPassword" });
export const ResetPassword = Type.Object(
  { token: MailedToken, password: ChosenPassword },
  { ...closed, $id: "ResetPassword" },
);
export const ChangePassword = Type.Object(
  { password: Password, newPassword: ChosenPassword },
  { ...closed, $id: "ChangePassword" },
);
export const EraseAccount = Type.Object({ password: Password }, { ...closed, $id: "EraseAccount" });
export const Accepted = Type.Object({ status: Type.Literal("accepted") }, { ...closed, $id: "Accepted" });

export const Verified = Type.Object({ user: User }, { ...closed, $id: "Verified" });

export const Session = Type.Object(
  {
    id: Type.String(),
    isCurrent: Type.Boolean(),
    userAgent: Type.String(),
    clientAddress: Type.String(),
    createdAt: Time,
    lastSeenAt: Time,
    expiresAt: Type.String({ format: "date-time", description: "When it ends unless it is refreshed before." }),
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

// --- API keys

const KeyKind = Type.Enum(["secret", "publishable"]);
export const NewApiKey = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    kind: KeyKind,
    scopes: Type.Optional(Type.Array(ScopeName, { maxItems: 50, uniqueItems: true })),
    allowedOrigins: Type.Optional(
      Type.Array(Type.String({ maxLength: 300 }), {
        maxItems: 50,
        description:
          "The pages that may use a publishable key, each like https://shop.example. Needed there, and only there.",
      }),
    ),
    expiresAt: Type.Optional(Time),
    requireIdentity: Type.Optional(
      Type.Boolean({
        default: false,
        description: "Whether a publishable key serves only users whose identity is proved with each call.",
      }),
    ),
  },
  { ...closed, $id: "NewApiKey" },
);
export type NewApiKey = Static<typeof NewApiKey>;

const apiKeyParts = {
  id: Type.String(),
  name: Type.String(),
  kind: KeyKind,
  hint: Type.String({ description: "How the key begins and ends." }),
  scopes: Type.Array(ScopeName),
  allowedOrigins: Type.Union([Type.Array(Type.String()), Type.Null()]),
  requireIdentity: Type.Boolean(),
  expiresAt: TimeOrNull,
  lastUsedAt: TimeOrNull,
  createdAt: Time,
};
export const ApiKey = Type.Object(apiKeyParts, { ...closed, $id: "ApiKey" });
export const ApiKeyWithSecret = Type.Object(
  { ...apiKeyParts, key: Type.String({ description: "The key itself. It is shown this once." }) },
  { ...closed, $id: "ApiKeyWithSecret" },
);
export type ApiKey = Static<typeof ApiKey>;
export type ApiKeyWithSecret = Static<typeof ApiKeyWithSecret>;

// --- the audit log and mail

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    actor: Type.Object({ kind: Type.String(), id: Type.Union([Type.String(), Type.Null()]) }, closed),
    action: Type.String({ description: "What was done, as noun.verb." }),
    targetId: Type.Union([Type.String(), Type.Null()]),
    details: Type.Record(Type.String(), Type.Unknown()),
    clientAddress: Type.Union([Type.String(), Type.Null()]),
    createdAt: Time,
  },
  { ...closed, $id: "AuditEntry" },
);
export type AuditEntry = Static<typeof AuditEntry>;

const From = Type.Union([Type.String({ minLength: 3, maxLength: 400 }), Type.Null()], {
  description: "The sender: person@example.com or Name <person@example.com>.",
});
export const NewMailSettings = Type.Object(
  {
    smtpUrl: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 2000 }), Type.Null()], {
        description:
          "smtp://user:password@host:587 or smtps://user:password@host:465; null keeps mails as files in the data folder. Left out: stays as it is.",
      }),
    ),
    from: From,
  },
  { ...closed, $id: "NewMailSettings" },
);
export const MailSettings = Type.Object(
  {
    smtpUrl: Type.Union([Type.String({ description: "Without the password." }), Type.Null()]),
    hasPassword: Type.Boolean(),
    from: Type.Union([Type.String(), Type.Null()]),
  },
  { ...closed, $id: "MailSettings" },
);
export type MailSettings = Static<typeof MailSettings>;
export const MailTest = Type.Object(
  { to: Type.String({ minLength: 3, maxLength: 320 }) },
  { ...closed, $id: "MailTest" },
);
export const MailTestResult = Type.Object(
  { sentBy: Type.Enum(["smtp", "folder"]) },
  { ...closed, $id: "MailTestResult" },
);

// --- pages for people; everything may be missing, because the answer to a mistake is a page as well

export const LinkQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 2000 })) });
export const LinkForm = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 2000 })),
  password: Type.Optional(Type.String({ maxLength: 2000 })),
});
