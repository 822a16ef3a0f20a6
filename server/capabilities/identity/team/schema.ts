import Type, { type Static } from "typebox";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { UserId } from "../ids.ts";
import { OfficeHours } from "../office-hours/schema.ts";
import { Picture } from "../pictures/picture-address.ts";
import { closed, oneWrittenLine, Role } from "../schema.ts";

export const Member = Type.Object(
  {
    id: IdOf(UserId, { description: "The user's id." }),
    email: Type.String(),
    name: Nullable(Type.String()),
    picture: Picture,
    role: Role,
    emailVerified: Type.Boolean(),
    hasSecondFactor: Type.Boolean({ description: "Whether the member's sign-in takes a second factor." }),
    joinedAt: Time,
  },
  { ...closed, $id: "Member" },
);
export type Member = Static<typeof Member>;

export const MemberPath = Type.Object({ userId: Type.String({ maxLength: 512 }) });
export const ChangedMember = Type.Object({ role: Role }, { ...closed, $id: "ChangedMember" });

export const WorkspaceSettings = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: `^${oneWrittenLine}`, description: "One line." }),
    requireSecondFactor: Type.Boolean({
      description: "Whether members need a second factor at sign-in. Who has none is answered `second-factor-needed`.",
    }),
    assignment: Type.Enum(["manual", "round-robin"], {
      description:
        "Who takes care of a conversation that is handed over to people and has no assignee. `round-robin`: the present member who was given one longest ago; when none is present, the next who comes.",
    }),
    officeHours: Nullable(OfficeHours, {
      description: "When the team answers. Null: at any time, as far as Parley tells.",
    }),
    timeZone: Type.String({
      maxLength: 64,
      description:
        'The organisation\'s time zone, by its IANA name: "Are you open now?" is answered by its clocks. Until it is set, it is the one of the office hours, else UTC.',
    }),
    waitingAfterMinutes: Nullable(Type.Integer({ minimum: 1, maximum: 1_440 }), {
      description:
        "After how many minutes in which no member read or answered it a waiting conversation is announced by `conversation.waiting` and by mail. Outside of the office hours no time passes. Null: never.",
    }),
    contact: Nullable(Type.String({ minLength: 1, maxLength: 200, pattern: `^${oneWrittenLine}` }), {
      description:
        "How people reach the team otherwise: an address or a phone number. Visitors read it when the workspace can take nothing more. One line.",
    }),
  },
  { ...closed, $id: "WorkspaceSettings" },
);
export type WorkspaceSettings = Static<typeof WorkspaceSettings>;
export const ChangedWorkspaceSettings = Type.Partial(WorkspaceSettings, {
  ...closed,
  minProperties: 1,
  $id: "ChangedWorkspaceSettings",
});
