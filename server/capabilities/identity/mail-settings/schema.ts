import Type, { type Static } from "typebox";
import { OutgoingMailId } from "../../../kernel/storage/id.ts";
import { PageQuery } from "../../../kernel/storage/page.ts";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
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

const From = Nullable(Type.String({ minLength: 3, maxLength: 400 }), {
  description: "The sender: person@example.com or Name <person@example.com>.",
});
const OutgoingMailStatus = Type.Enum(["waiting", "file", "failed"], {
  description:
    "`waiting`: it is sent next or tried again. `file`: there was no mail server. `failed`: it was given up.",
});

const NewDkim = Type.Object(
  {
    domain: Type.String({ minLength: 1, maxLength: 253, description: "The domain of the sender's address." }),
    selector: Type.String({ minLength: 1, maxLength: 63, description: "Names the key, for example parley1." }),
    privateKey: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 20_000,
        description:
          "An RSA key as PEM, which no answer shows. Without it, the stored key of the same domain and selector stays; for others Parley makes one.",
      }),
    ),
  },
  closed,
);
export const NewMailSettings = Type.Object(
  {
    smtpUrl: Type.Optional(
      Nullable(Type.String({ minLength: 1, maxLength: 2000 }), {
        description:
          "smtp://user:password@host:587 or smtps://user:password@host:465. With null, mails are kept as files in the data folder. Without smtpUrl, the stored value stays.",
      }),
    ),
    from: From,
    dkim: Type.Optional(
      Nullable(NewDkim, {
        description: "Signs mails that are sent by SMTP. Without dkim, the stored value stays; null ends signing.",
      }),
    ),
  },
  { ...closed, $id: "NewMailSettings" },
);
export type NewMailSettings = Static<typeof NewMailSettings>;

const Dkim = Type.Object(
  {
    domain: Type.String(),
    selector: Type.String(),
    record: Type.Object(
      { name: Type.String(), type: Type.Literal("TXT"), value: Type.String() },
      { ...closed, description: "Publish this record in the DNS of the domain." },
    ),
  },
  closed,
);
export const MailSettings = Type.Object(
  {
    smtpUrl: Nullable(Type.String({ description: "Without the password." })),
    hasPassword: Type.Boolean(),
    from: Nullable(Type.String()),
    dkim: Nullable(Dkim),
  },
  { ...closed, $id: "MailSettings" },
);
export type MailSettings = Static<typeof MailSettings>;

export const OutgoingMail = Type.Object(
  {
    id: IdOf(OutgoingMailId),
    to: Type.String(),
    subject: Type.String(),
    text: Type.String(),
    html: Type.Optional(Type.String()),
    status: OutgoingMailStatus,
    attempts: Type.Integer({ description: "How often it was tried." }),
    reason: Type.Optional(Type.String({ description: "Why the last attempt failed." })),
    nextAttemptAt: Type.Optional(Time),
    createdAt: Time,
  },
  { ...closed, $id: "OutgoingMail" },
);
export type OutgoingMail = Static<typeof OutgoingMail>;

export const OutboxQuery = Type.Interface(
  [PageQuery],
  { status: Type.Optional(OutgoingMailStatus) },
  { additionalProperties: false },
);

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
export const OperatorForm = Type.Object({
  email: Type.Optional(Type.String({ maxLength: 2000 })),
  password: Type.Optional(Type.String({ maxLength: 2000 })),
  code: Type.Optional(Type.String({ maxLength: 2000 })),
});
