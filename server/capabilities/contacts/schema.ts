import Type, { type Static } from "typebox";
import { Nullable, Time } from "../../kernel/wire/show.ts";

const closed = { additionalProperties: false };

/** A browser says by these headers which visitor it is, and which user. */
export const VisitorHeaders = Type.Object({
  "X-Visitor-Token": Type.Optional(
    Type.String({ description: "With a publishable key: the visitor token of an earlier answer." }),
  ),
  "X-User-Token": Type.Optional(
    Type.String({ description: "With a publishable key: proves the user, like `context.userToken` of a message." }),
  ),
});

export const IdentityRotation = Type.Object(
  {
    overlapSeconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2_592_000,
        default: 86_400,
        description: "How long the former secrets are still accepted; 0 ends them at once.",
      }),
    ),
  },
  { ...closed, $id: "IdentityRotation" },
);
export type IdentityRotation = Static<typeof IdentityRotation>;

const identityParts = {
  hasSecret: Type.Boolean(),
  createdAt: Nullable(Time),
  formerAcceptedUntil: Nullable(Time, {
    description: "Until when a former secret is still accepted.",
  }),
};
export const IdentitySettings = Type.Object(identityParts, { ...closed, $id: "IdentitySettings" });
export type IdentitySettings = Static<typeof IdentitySettings>;
export const IdentitySecretShown = Type.Object(
  { ...identityParts, secret: Type.String({ description: "Shown this once. Keep it on your server." }) },
  { ...closed, $id: "IdentitySecret" },
);
export type IdentitySecretShown = Static<typeof IdentitySecretShown>;

export const BlockedVisitor = Type.Object(
  {
    id: Type.String({ description: "The visitor; the same for every conversation of theirs." }),
    userId: Nullable(Type.String(), { description: "Your own id of a verified user." }),
    blockedAt: Time,
  },
  { ...closed, $id: "BlockedVisitor" },
);
export type BlockedVisitor = Static<typeof BlockedVisitor>;
