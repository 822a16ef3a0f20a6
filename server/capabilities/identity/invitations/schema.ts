import Type, { type Static } from "typebox";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { InvitationId, UserId } from "../ids.ts";
import { closed, Email, Role, sessionParts } from "../schema.ts";

export const NewInvitation = Type.Object({ email: Email, role: Role }, { ...closed, $id: "NewInvitation" });

const invitationParts = { id: IdOf(InvitationId), email: Type.String(), role: Role, createdAt: Time, expiresAt: Time };
export const Invitation = Type.Object(
  {
    ...invitationParts,
    invitedBy: Nullable(IdOf(UserId), { description: "The member's user id. Null: a key invited." }),
  },
  { ...closed, $id: "Invitation" },
);
export type Invitation = Static<typeof Invitation>;

export const InvitationWithLink = Type.Object(
  {
    ...invitationParts,
    url: Type.Optional(
      Type.String({
        description:
          "For you to pass on. It is another link than the mailed one: it does not prove the mailbox, so that the address stays unverified. No later answer shows it. Absent for keys, because whoever has the link becomes a member.",
      }),
    ),
    isMailed: Type.Boolean({
      description:
        "False when the address had its invitations of this hour: then pass on the `url`, or invite once more later.",
    }),
  },
  { ...closed, $id: "InvitationWithLink" },
);
export type InvitationWithLink = Static<typeof InvitationWithLink>;

export const AcceptInvitation = Type.Object(
  {
    ...sessionParts,
    token: Type.String({ minLength: 1, maxLength: 200, description: "From the link of the invitation." }),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: "Your name, for a new account." })),
    password: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 128,
        description:
          "The password of your account or, for an address without an account, the one that you choose: 10 to 128 characters. Not needed with an access token of the account.",
      }),
    ),
  },
  { ...closed, $id: "AcceptInvitation" },
);

// The form of the HTML page accepts anything, because the page also explains a missing or wrong
// field.
export const InvitationForm = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 2000 })),
  name: Type.Optional(Type.String({ maxLength: 2000 })),
  password: Type.Optional(Type.String({ maxLength: 2000 })),
});
