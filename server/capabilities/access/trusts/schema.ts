import Type, { type Static } from "typebox";
import { ScopeName } from "../../../kernel/scope.ts";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { UserId } from "../../identity/index.ts";
import { TrustId } from "../ids.ts";
import { closed } from "../schema.ts";

const printable = "^[\\x21-\\x7e]+$";

const Name = Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" });
const Issuer = Type.String({
  maxLength: 500,
  pattern: printable,
  description:
    "Exactly the tokens' `iss`, such as `https://token.actions.githubusercontent.com`. Its keys are found by OpenID discovery, unless `jwks` has them.",
});
const Subject = Type.String({
  maxLength: 500,
  pattern: printable,
  description:
    "The tokens' `sub`. A `*` stands for any characters but `:`, so that it stays within one part: `repo:acme/shop:ref:refs/heads/*`. Neither of the first two parts may begin with it.",
});
const Audience = Type.String({
  maxLength: 500,
  pattern: printable,
  description: "One of the tokens' `aud`. Default: the address of this server, without a slash at its end.",
});
const Claims = Type.Record(Type.String({ minLength: 1, maxLength: 100 }), Type.String({ maxLength: 500 }), {
  maxProperties: 10,
  description: 'Further claims that the tokens must have, exactly: `{"repository_owner_id": "583231"}`.',
});
const KeySet = Type.Object(
  {
    keys: Type.Array(Type.Object({ kty: Type.String() }, { additionalProperties: true }), {
      minItems: 1,
      maxItems: 20,
    }),
  },
  { description: "The issuer's public keys (RFC 7517), for an issuer that this server cannot reach." },
);
const Scopes = Type.Array(ScopeName, { minItems: 1, maxItems: 100, uniqueItems: true });
const IsReusable = Type.Boolean({
  description:
    "The same token may be exchanged again until its end, for platforms that leave one in a file. Otherwise each token works once.",
});

export const NewTrust = Type.Object(
  {
    name: Name,
    issuer: Issuer,
    subject: Subject,
    audience: Type.Optional(Audience),
    claims: Type.Optional(Claims),
    jwks: Type.Optional(KeySet),
    scopes: Scopes,
    isReusable: Type.Optional(IsReusable),
  },
  { ...closed, $id: "NewTrust" },
);
export type NewTrust = Static<typeof NewTrust>;

export const TrustChange = Type.Object(
  {
    name: Type.Optional(Name),
    subject: Type.Optional(Subject),
    audience: Type.Optional(Audience),
    claims: Type.Optional(Claims),
    jwks: Type.Optional(Nullable(KeySet)),
    scopes: Type.Optional(Scopes),
    isReusable: Type.Optional(IsReusable),
  },
  { ...closed, $id: "TrustChange" },
);
export type TrustChange = Static<typeof TrustChange>;

export const Trust = Type.Object(
  {
    id: IdOf(TrustId, { description: "The `client_id` of its machines." }),
    name: Type.String(),
    issuer: Type.String(),
    subject: Type.String(),
    audience: Type.String(),
    claims: Type.Record(Type.String(), Type.String()),
    jwks: Nullable(Type.Object({ keys: Type.Array(Type.Unknown()) })),
    scopes: Type.Array(ScopeName),
    isReusable: Type.Boolean(),
    userId: IdOf(UserId, { description: "The owner who answers for it: whoever set or changed it last." }),
    isLapsed: Type.Boolean({
      description: "That person is no owner any more. It gives no tokens until another owner changes it.",
    }),
    createdAt: Time,
    lastUsedAt: Nullable(Time),
    lastSubject: Nullable(Type.String(), { description: "The `sub` of the machine that used it last." }),
  },
  { $id: "Trust" },
);
export type Trust = Static<typeof Trust>;
