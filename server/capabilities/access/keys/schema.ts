import Type, { type Static } from "typebox";
import { ruledOperations } from "../../../kernel/caller.ts";
import { ScopeName } from "../../../kernel/scope.ts";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { ApiKeyId } from "../ids.ts";
import { closed } from "../schema.ts";

const KeyKind = Type.Enum(["secret", "publishable"]);

const name = (description: string) => Type.String({ minLength: 1, maxLength: 63, description });

const DatabaseRule = Type.Object(
  {
    table: name("A table, which need not exist yet."),
    operations: Type.Array(Type.Enum([...ruledOperations]), { minItems: 1, uniqueItems: true }),
    columns: Type.Optional(
      Type.Array(name("A column."), {
        minItems: 1,
        maxItems: 1_600,
        uniqueItems: true,
        description: "The only columns that are read, written, filtered, sorted, searched and embedded.",
      }),
    ),
    where: Type.Optional(
      Type.Unsafe<Record<string, unknown>>(
        Type.Object(
          {},
          {
            additionalProperties: true,
            description:
              "The only rows that are read and changed, in the form of `where` of `POST /api/database`. What the key writes must be such rows too.",
          },
        ),
      ),
    ),
  },
  { ...closed, $id: "DatabaseRule" },
);

const allowedOrigins = Type.Array(Type.String({ maxLength: 300 }), {
  maxItems: 50,
  description:
    "The pages that may use a publishable key, each like https://shop.example. Required for publishable keys, refused for secret ones.",
});

const allowedAddresses = Type.Array(Type.String({ maxLength: 100 }), {
  minItems: 1,
  maxItems: 50,
  description:
    "The IP addresses and CIDR ranges from which the key may be used. A call from elsewhere is refused. Without it, the key may be used from everywhere. Each is kept in one form: `10.1.2.3/8` as `10.0.0.0/8`, and an IPv4-mapped address as its IPv4 address. Tickets and client secrets that it makes are for pages, and work from every address.",
  examples: [["203.0.113.0/24", "2001:db8::/32"]],
});

const allowBrowser = Type.Boolean({
  description:
    "Whether pages may send this secret key: requests with an Origin other than the server's own. For programs that send one and keep the key to themselves: desktop and mobile apps, extensions of browsers and editors, a page on the user's own machine. False where it is left out. Refused for publishable keys, which are made for pages.",
});

export const NewApiKey = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    kind: KeyKind,
    scopes: Type.Optional(
      Type.Array(ScopeName, {
        maxItems: 50,
        uniqueItems: true,
        description:
          "Without it, the key has the scopes that keys of its kind have by default, later versions' scopes included.",
      }),
    ),
    allowedOrigins: Type.Optional(allowedOrigins),
    allowedAddresses: Type.Optional(allowedAddresses),
    allowBrowser: Type.Optional(allowBrowser),
    expiresAt: Type.Optional(Time),
    requireIdentity: Type.Optional(
      Type.Boolean({
        default: false,
        description: "Whether a publishable key serves only users whose identity is proved with each call.",
      }),
    ),
    databaseRules: Type.Optional(
      Type.Array(DatabaseRule, {
        minItems: 1,
        maxItems: 200,
        description:
          "The only things that a secret key may do in the workspace's own database. Without it, all that its scopes allow. With it, the key lacks the scopes by which it could go around the rules: `automation:write`, `automation:run`, `approvals:write`, `settings:write`, `database:ddl` and database:sql.",
        examples: [[{ table: "orders", operations: ["insert"] }]],
      }),
    ),
    assistantIds: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), {
        minItems: 1,
        maxItems: 50,
        uniqueItems: true,
        description:
          "The assistants that a publishable key may use. The first one answers where a message names none. Without it, only the default assistant answers, whichever that is at the time. Refused for secret keys.",
      }),
    ),
  },
  { ...closed, $id: "NewApiKey" },
);
export type NewApiKey = Static<typeof NewApiKey>;

export const ApiKeyChange = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    expiresAt: Type.Optional(Nullable(Time, { description: "Null: the key does not end by itself." })),
    allowedOrigins: Type.Optional(allowedOrigins),
    allowedAddresses: Type.Optional(
      Nullable(allowedAddresses, { description: "Null: the key may be used from everywhere." }),
    ),
    allowBrowser: Type.Optional(allowBrowser),
  },
  { ...closed, minProperties: 1, $id: "ApiKeyChange" },
);
export type ApiKeyChange = Static<typeof ApiKeyChange>;

export const usualOverlapSeconds = 86_400;
const longestOverlapSeconds = 2_592_000;

export const ApiKeyRotation = Type.Object(
  {
    overlapSeconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: longestOverlapSeconds,
        default: usualOverlapSeconds,
        description: "How long the text before still works; 0 ends it at once.",
      }),
    ),
  },
  { ...closed, $id: "ApiKeyRotation" },
);
export type ApiKeyRotation = Static<typeof ApiKeyRotation>;

const apiKeyParts = {
  id: IdOf(ApiKeyId),
  name: Type.String(),
  kind: KeyKind,
  hint: Type.String({ description: "How the key begins and ends." }),
  scopes: Type.Array(ScopeName, { description: "What the key may do now." }),
  allowedOrigins: Nullable(Type.Array(Type.String())),
  allowedAddresses: Nullable(Type.Array(Type.String()), { description: "Null: the key may be used from everywhere." }),
  allowBrowser: Type.Boolean({ description: "Whether pages of any origin may send this secret key." }),
  lastRefusedOrigin: Nullable(Type.String(), {
    description:
      "The page that was refused last with this key: of a secret key without `allowBrowser`, any page; of a publishable key, one that `allowedOrigins` does not name.",
  }),
  firstPageOrigin: Nullable(Type.String(), {
    description: "The first website that showed the chat with this publishable key; null: none has yet.",
  }),
  requireIdentity: Type.Boolean(),
  databaseRules: Nullable(Type.Array(DatabaseRule), {
    description:
      "Null: the scopes alone say what the key may do in the workspace's own database. A publishable key has those of the key that made it, and assistants act for it within them.",
  }),
  assistantIds: Nullable(Type.Array(Type.String()), {
    description:
      "Null: a publishable key may use the default assistant only, and a secret key all assistants. Assistants that were removed stay in the list and answer nothing.",
  }),
  expiresAt: Nullable(Time),
  formerAcceptedUntil: Nullable(Time, { description: "Until when the text before the last rotation works." }),
  lastUsedAt: Nullable(Time),
  lastUsedFrom: Nullable(Type.String(), {
    description: "The network of the caller at that time: the /24 of an IPv4 address, the /48 of an IPv6 address.",
  }),
  createdAt: Time,
  version: Type.String({
    description:
      "The date of the version of the interface that requests with this key have where they name none: that of the request that made it.",
  }),
};
export const ApiKey = Type.Object(apiKeyParts, { ...closed, $id: "ApiKey" });
export type ApiKey = Static<typeof ApiKey>;

export const ApiKeyWithSecret = Type.Object(
  { ...apiKeyParts, key: Type.String({ description: "The key itself. No later answer shows it again." }) },
  { ...closed, $id: "ApiKeyWithSecret" },
);
export type ApiKeyWithSecret = Static<typeof ApiKeyWithSecret>;
