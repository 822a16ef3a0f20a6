import Type, { type Static } from "typebox";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { ContactId } from "../ids.ts";
import { conditions } from "../segments/conditions.ts";

const closed = { additionalProperties: false };

const mostCustomFields = 50;

/** Fields of a workspace's own, for leads and contacts: plain values, so that each fits a cell of a table. */
export const CustomFields = Type.Record(
  Type.String({ pattern: "^[^\\s].{0,63}$" }),
  Type.Union([Type.String({ maxLength: 2_000 }), Type.Number(), Type.Boolean(), Type.Null()]),
  {
    additionalProperties: false,
    maxProperties: mostCustomFields,
    description: "Fields of your own: up to 50 texts, numbers or booleans.",
  },
);

export const PersonName = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" });
export const EmailText = Type.String({ minLength: 3, maxLength: 320 });
export const PhoneText = Type.String({ minLength: 3, maxLength: 40 });
export const CountryText = Type.String({
  pattern: "^[A-Za-z]{2}$",
  description: "The country of a phone number without a country code, such as DE.",
});
export const Tag = Type.String({ minLength: 1, maxLength: 64, pattern: "^\\S(.*\\S)?$" });
const Tags = Type.Array(Tag, { maxItems: 50, uniqueItems: true });
const UserIdText = Type.String({ minLength: 1, maxLength: 255, description: "Your own id of the user." });

const known = {
  name: Type.Optional(Nullable(PersonName)),
  email: Type.Optional(Nullable(EmailText)),
  phone: Type.Optional(Nullable(PhoneText)),
  country: Type.Optional(CountryText),
  company: Type.Optional(Nullable(PersonName)),
  tags: Type.Optional(Tags),
  custom: Type.Optional(CustomFields),
};

export const NewContact = Type.Object(
  {
    ...known,
    userId: Type.Optional(UserIdText),
    emailVerified: Type.Optional(Type.Boolean({ description: "You have checked that the address is the person's." })),
    phoneVerified: Type.Optional(Type.Boolean({ description: "You have checked that the number is the person's." })),
  },
  { ...closed, $id: "NewContact", minProperties: 1 },
);
export type NewContact = Static<typeof NewContact>;

export const ContactChange = Type.Object(
  { ...known, custom: Type.Optional(CustomFields) },
  {
    ...closed,
    $id: "ContactChange",
    minProperties: 1,
    description: "`custom` replaces only the fields that it names; null removes one.",
  },
);
export type ContactChange = Static<typeof ContactChange>;

export const ContactIdentity = Type.Object(
  {
    kind: Type.Enum(["user", "email", "phone"]),
    value: Type.String(),
    verified: Type.Boolean({ description: "Whether it was proved, and not only claimed." }),
    createdAt: Time,
  },
  { ...closed, $id: "ContactIdentity" },
);

export const Contact = Type.Object(
  {
    id: IdOf(ContactId),
    name: Nullable(Type.String()),
    email: Nullable(Type.String()),
    phone: Nullable(
      Type.String({ description: "In the form of E.164: +4930901820. An extension follows: +4930901820;ext=12." }),
    ),
    company: Nullable(Type.String()),
    tags: Type.Array(Type.String()),
    custom: CustomFields,
    identities: Type.Array(ContactIdentity, {
      description: "What the person is found by, of merged contacts too. Several contacts may have one number.",
    }),
    origin: Type.Enum(["lead", "chat", "import", "api", "newsletter"]),
    blocked: Type.Boolean(),
    mergedIntoId: Nullable(IdOf(ContactId, { description: "The contact as part of which this one is shown." })),
    mergedIds: Type.Array(IdOf(ContactId), { description: "The contacts that are shown as part of this one." }),
    createdAt: Time,
    updatedAt: Time,
  },
  { ...closed, $id: "Contact" },
);
export type Contact = Static<typeof Contact>;

export const MergeInto = Type.Object({ intoId: Type.String() }, { ...closed, $id: "MergeInto" });

/** A segment saves these, and a list of contacts can be narrowed by them. */
export const contactFilter = {
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "Words that begin like this: of names, addresses, numbers.",
    }),
  ),
  tag: Type.Optional(Tag),
  email: Type.Optional(EmailText),
  phone: Type.Optional(PhoneText),
  userId: Type.Optional(UserIdText),
  origin: Type.Optional(Type.Enum(["lead", "chat", "import", "api", "newsletter"])),
  blocked: Type.Optional(Type.Boolean()),
  createdAfter: Type.Optional(Time),
  createdBefore: Type.Optional(Time),
};
export const ContactFilter = Type.Object(
  {
    ...contactFilter,
    custom: Type.Optional(CustomFields),
    newsletter: Type.Optional(conditions.newsletter),
    opened: Type.Optional(conditions.opened),
    lead: Type.Optional(conditions.lead),
  },
  { ...closed, $id: "ContactFilter", description: "A contact fits when it fits every member." },
);
export type ContactFilter = Static<typeof ContactFilter>;

export const TimelineItem = Type.Object(
  {
    at: Time,
    kind: Type.String({ description: "What it is, such as lead or conversation." }),
    id: Type.String(),
    summary: Type.String({ description: "A line for a list." }),
  },
  { ...closed, $id: "TimelineItem" },
);
export type TimelineItem = Static<typeof TimelineItem>;
