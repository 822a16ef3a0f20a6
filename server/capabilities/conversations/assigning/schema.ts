import Type, { type Static } from "typebox";
import { IdOf, Nullable } from "../../../kernel/wire/show.ts";
import { UserId } from "../../identity/index.ts";

/** Named like the author of a colleague's message. */
export const Assignee = Nullable(Type.Object({ id: IdOf(UserId), name: Nullable(Type.String()) }), {
  description: "The colleague who takes care of the conversation. Without a name, the person has given none.",
});

export const AssignmentReason = Type.Enum(["by-hand", "taken-over", "by-rule", "member-removed"], {
  $id: "AssignmentReason",
  description:
    "`by-hand`: it was assigned by a request. `taken-over`: the member answers it, and it had no assignee. `by-rule`: by the setting `assignment`. `member-removed`: its assignee is no longer a member.",
});
export type AssignmentReason = Static<typeof AssignmentReason>;

export const ChangedConversation = Type.Object(
  {
    assigneeId: Type.Optional(
      Nullable(Type.String({ maxLength: 100 }), { description: "A member of the workspace; null for nobody." }),
    ),
    formerAssigneeId: Type.Optional(
      Nullable(Type.String({ maxLength: 100 }), {
        description: "The assignee that you saw. Where it is another one by now, nothing changes: it is a conflict.",
      }),
    ),
    contactId: Type.Optional(
      Nullable(Type.String({ maxLength: 100 }), {
        description: "The contact who speaks, for instance in a call; null for nobody who is known.",
      }),
    ),
  },
  { additionalProperties: false, minProperties: 1, $id: "ChangedConversation" },
);
export type ChangedConversation = Static<typeof ChangedConversation>;
