import Type, { type Static } from "typebox";
import { ScopeName } from "../../../kernel/scope.ts";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { AppId } from "../ids.ts";
import { closed } from "../schema.ts";

const Name = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: "\\S",
  description: "People read it when they decide.",
});
const RedirectUris = Type.Array(Type.String({ maxLength: 2_000 }), {
  maxItems: 20,
  description:
    "Where people are sent back to, exactly: https, http on this machine (`127.0.0.1`, `[::1]`, `localhost`), or a private scheme with a dot. Empty for an app without pages.",
});
const Scopes = Type.Array(ScopeName, {
  maxItems: 100,
  uniqueItems: true,
  description: "The most that the app may have. Nobody gives more than they have themselves.",
});
const kind = Type.Union([Type.Literal("confidential"), Type.Literal("public")], {
  description: "A confidential app keeps a secret on a server. A public one runs where people can read it.",
});

export const NewApp = Type.Object(
  { name: Name, kind, redirectUris: Type.Optional(RedirectUris), scopes: Scopes },
  { ...closed, $id: "NewApp" },
);
export type NewApp = Static<typeof NewApp>;

export const AppChange = Type.Object(
  {
    name: Type.Optional(Name),
    redirectUris: Type.Optional(RedirectUris),
    scopes: Type.Optional(Scopes),
    status: Type.Optional(
      Type.Union([Type.Literal("active"), Type.Literal("waiting")], {
        description: "Only an operator changes it, of an app that registered itself.",
      }),
    ),
  },
  { ...closed, $id: "AppChange" },
);
export type AppChange = Static<typeof AppChange>;

const appFields = {
  id: IdOf(AppId, { description: "The `client_id`." }),
  name: Type.String(),
  kind: Type.String({ description: "`confidential` or `public`." }),
  status: Type.String({ description: "`waiting` until an operator lets an app that registered itself." }),
  isRegistered: Type.Boolean({ description: "The app registered itself, and belongs to no workspace." }),
  redirectUris: Type.Array(Type.String()),
  scopes: Type.Array(ScopeName),
  approvedScopes: Type.Array(ScopeName, {
    description: "The sensitive scopes that an owner lets the app have in this workspace.",
  }),
  createdAt: Time,
  lastUsedAt: Nullable(Time),
};
export const App = Type.Object(appFields, { $id: "App" });
export type App = Static<typeof App>;

export const AppWithSecret = Type.Object(
  {
    ...appFields,
    clientSecret: Nullable(Type.String(), { description: "Only this answer shows it. Null for a public app." }),
  },
  { $id: "AppWithSecret" },
);
export type AppWithSecret = Static<typeof AppWithSecret>;

export const Approval = Type.Object(
  { scopes: Type.Array(ScopeName, { maxItems: 100, uniqueItems: true }) },
  { ...closed, $id: "AppApproval" },
);
export type Approval = Static<typeof Approval>;

/** Describes what a program sends to register itself (RFC 7591). Other members are ignored, as the RFC says. */
export const Registration = Type.Object(
  {
    client_name: Type.Optional(Type.String({ maxLength: 100 })),
    redirect_uris: Type.Optional(Type.Array(Type.String({ maxLength: 2_000 }), { maxItems: 20 })),
    scope: Type.Optional(Type.String({ maxLength: 5_000 })),
    token_endpoint_auth_method: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { additionalProperties: true, $id: "AppRegistration" },
);
export type Registration = Static<typeof Registration>;

export const Registered = Type.Object(
  {
    client_id: Type.String(),
    client_secret: Type.Optional(Type.String()),
    client_id_issued_at: Type.Integer(),
    client_secret_expires_at: Type.Optional(Type.Integer()),
    client_name: Type.String(),
    redirect_uris: Type.Array(Type.String()),
    grant_types: Type.Array(Type.String()),
    response_types: Type.Array(Type.String()),
    token_endpoint_auth_method: Type.String(),
    scope: Type.String(),
  },
  { $id: "RegisteredApp" },
);
export type Registered = Static<typeof Registered>;
