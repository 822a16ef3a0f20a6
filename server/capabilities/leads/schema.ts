import Type, { type Static } from "typebox";
import { IdOf, Maybe, Nullable, Time } from "../../kernel/wire/show.ts";
import { ContactId, CountryText, CustomFields, EmailText, PersonName, PhoneText } from "../contacts/index.ts";
import { formGuards, SpamReasonShown } from "../forms/index.ts";
import { UserId } from "../identity/index.ts";
import { LeadId, LeadNoteId } from "./ids.ts";

const closed = { additionalProperties: false };
const Short = Type.String({ maxLength: 200 });
const Address = Type.String({ maxLength: 2_000 });

export const leadStatuses = ["new", "contacted", "qualified", "won", "lost", "spam"] as const;
export const LeadStatus = Type.Enum([...leadStatuses], { $id: "LeadStatus" });
export type LeadStatus = (typeof leadStatuses)[number];

const Page = Type.Union(
  [
    Address,
    Type.Object({ url: Type.Optional(Address), title: Type.Optional(Short), referrer: Type.Optional(Address) }, closed),
  ],
  { description: "Where the form was: its address, or more of it." },
);
const Utm = Type.Record(Type.String({ pattern: "^[A-Za-z0-9_-]{1,64}$" }), Type.String({ maxLength: 500 }), {
  additionalProperties: false,
  maxProperties: 20,
  description: "Where the person came from: source, medium, campaign, term, content.",
});
const Consent = Type.Union(
  [
    Type.Boolean(),
    Type.Object(
      {
        given: Type.Boolean(),
        text: Type.Optional(
          Type.String({ maxLength: 5_000, description: "What the person agreed to, word for word." }),
        ),
        version: Type.Optional(Short),
      },
      closed,
    ),
  ],
  { description: "What the person agreed to. It is kept as it was sent, with the time of the lead." },
);

const told = {
  name: Maybe(PersonName),
  email: Maybe(EmailText),
  phone: Maybe(PhoneText),
  company: Maybe(PersonName),
  message: Maybe(Type.String({ maxLength: 10_000 })),
  source: Maybe(Type.String({ maxLength: 100 })),
  formId: Maybe(Type.String({ maxLength: 100 })),
  page: Maybe(Page),
  utm: Maybe(Utm),
  consent: Maybe(Consent),
  custom: Maybe(CustomFields),
};

export const NewLead = Type.Object(
  {
    ...told,
    country: Maybe(CountryText),
    userId: Maybe(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description: "Your own id of the user. A browser proves it instead.",
      }),
    ),
    ...formGuards,
    _next: Type.Optional(
      Type.String({ maxLength: 2_000, description: "Of a form: where to go then, on an allowed origin of the key." }),
    ),
    _language: Type.Optional(
      Type.String({
        maxLength: 35,
        description: "Of a form: the language of the page that answers it, such as de. Else the browser's.",
      }),
    ),
  },
  { ...closed, $id: "NewLead", description: "An e-mail address or a phone number is needed." },
);
export type NewLead = Static<typeof NewLead>;

/** The same for every sender and every lead, so that nobody learns whether an address is known. */
export const CapturedLead = Type.Object(
  { id: Type.String(), contactId: Type.String(), status: Type.Literal("new"), createdAt: Time },
  { ...closed, $id: "CapturedLead" },
);
export type CapturedLead = Static<typeof CapturedLead>;

export const ScoreReason = Type.Object(
  { rule: Type.String(), points: Type.Integer() },
  { ...closed, $id: "LeadScoreReason" },
);
export const ScoreRule = Type.Object(
  { rule: Type.String(), points: Type.Integer(), summary: Type.String() },
  { ...closed, $id: "LeadScoreRule" },
);

export const Lead = Type.Object(
  {
    id: IdOf(LeadId),
    contactId: Nullable(IdOf(ContactId)),
    status: LeadStatus,
    name: Nullable(Type.String()),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String({ description: "In the form of E.164: +4930901820." })),
    company: Nullable(Type.String()),
    message: Nullable(Type.String()),
    source: Nullable(Type.String()),
    formId: Nullable(Type.String()),
    page: Nullable(Page),
    utm: Nullable(Utm),
    consent: Nullable(Consent),
    custom: CustomFields,
    userId: Nullable(Type.String()),
    score: Type.Integer({ description: "The sum of `scoreReasons`." }),
    scoreReasons: Type.Array(ScoreReason),
    spamPoints: Type.Integer({ description: "From 5 on, a lead is taken for spam when it comes." }),
    spamReasons: Type.Array(SpamReasonShown),
    assigneeId: Nullable(IdOf(UserId, { description: "The member who takes care of it." })),
    createdAt: Time,
    updatedAt: Time,
  },
  { ...closed, $id: "Lead" },
);
export type Lead = Static<typeof Lead>;

export const LeadChange = Type.Object(
  {
    status: Type.Optional(LeadStatus),
    assigneeId: Type.Optional(Nullable(Type.String({ description: "A member of the workspace; null for nobody." }))),
    custom: Type.Optional(CustomFields),
  },
  { ...closed, $id: "LeadChange", minProperties: 1 },
);
export type LeadChange = Static<typeof LeadChange>;

export const NewNote = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 10_000, pattern: "\\S" }) },
  { ...closed, $id: "NewLeadNote" },
);
export const Note = Type.Object(
  {
    id: IdOf(LeadNoteId),
    text: Type.String(),
    authorId: Nullable(IdOf(UserId, { description: "The member; null for a key." })),
    createdAt: Time,
  },
  { ...closed, $id: "LeadNote" },
);
export type Note = Static<typeof Note>;

export const leadFilter = {
  status: Type.Optional(LeadStatus),
  assigneeId: Type.Optional(Type.String({ description: "A member's id, `me`, or `none`." })),
  contactId: Type.Optional(Type.String()),
  source: Type.Optional(Type.String({ maxLength: 100 })),
  formId: Type.Optional(Type.String({ maxLength: 100 })),
  email: Type.Optional(Type.String({ maxLength: 320 })),
  minScore: Type.Optional(Type.Integer()),
  createdAfter: Type.Optional(Time),
  createdBefore: Type.Optional(Time),
};
const LeadFilterObject = Type.Object(leadFilter);
export type LeadFilter = Static<typeof LeadFilterObject>;

const notifies = ["all", "admins", "assignee", "none"] as const;
export type Notify = (typeof notifies)[number];
export const LeadSettings = Type.Object(
  { notify: Type.Enum([...notifies], { description: "Who is mailed about leads; `admins` at first." }) },
  { ...closed, $id: "LeadSettings" },
);
export type LeadSettings = Static<typeof LeadSettings>;
