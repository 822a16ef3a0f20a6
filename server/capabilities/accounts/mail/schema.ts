import Type, { type Static } from "typebox";
import { closed } from "../schema.ts";
import { User } from "../workspaces/schema.ts";

export const MailedToken = Type.String({ minLength: 1, maxLength: 200, description: "From the link in the mail." });

export const VerifyEmail = Type.Object(
  {
    token: MailedToken,
    password: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 128,
        description: "The password of the sign-up. Not needed with an access token of the account.",
      }),
    ),
  },
  { ...closed, $id: "VerifyEmail" },
);
export const Verified = Type.Object({ user: User }, { ...closed, $id: "Verified" });
export const Accepted = Type.Object({ status: Type.Literal("accepted") }, { ...closed, $id: "Accepted" });

const From = Type.Union([Type.String({ minLength: 3, maxLength: 400 }), Type.Null()], {
  description: "The sender: person@example.com or Name <person@example.com>.",
});
export const NewMailSettings = Type.Object(
  {
    smtpUrl: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 2000 }), Type.Null()], {
        description:
          "smtp://user:password@host:587 or smtps://user:password@host:465. With null, mails are kept as files in the data folder. Without smtpUrl, the stored value stays.",
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

// The forms of the HTML pages accept anything, because a page also explains a missing or wrong
// field.

export const LinkQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 2000 })) });
export const LinkForm = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 2000 })),
  password: Type.Optional(Type.String({ maxLength: 2000 })),
  newPassword: Type.Optional(Type.String({ maxLength: 2000 })),
});
