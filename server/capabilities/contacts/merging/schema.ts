import Type, { type Static } from "typebox";
import { IdOf, Nullable } from "../../../kernel/wire/show.ts";
import { ContactId } from "../ids.ts";
import { PersonName, PhoneText } from "../people/schema.ts";

const closed = { additionalProperties: false };

export const PartedIdentities = Type.Object(
  {
    identities: Type.Array(
      Type.Object(
        { kind: Type.Enum(["user", "email", "phone"]), value: Type.String({ minLength: 1, maxLength: 320 }) },
        closed,
      ),
      {
        minItems: 1,
        maxItems: 100,
        description: "Those of the second person, as the contact has them.",
      },
    ),
    sharedNumbers: Type.Optional(
      Type.Array(PhoneText, { maxItems: 100, description: "Numbers of the contact that both people have." }),
    ),
    name: Type.Optional(PersonName),
  },
  { ...closed, $id: "PartedIdentities" },
);
export type PartedIdentities = Static<typeof PartedIdentities>;

export const JoinedContact = Type.Object(
  {
    contactId: IdOf(ContactId),
    name: Nullable(Type.String()),
    proposals: Type.Array(PartedIdentities, {
      description: "Each is a body for `POST /api/contacts/:contactId/part`, if that is another person.",
    }),
  },
  { ...closed, $id: "JoinedContact" },
);
export type JoinedContact = Static<typeof JoinedContact>;
