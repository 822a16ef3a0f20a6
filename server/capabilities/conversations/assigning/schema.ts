import Type, { type Static } from "typebox";
import { Nullable } from "../../../kernel/wire/show.ts";
import { Colleague } from "../../identity/index.ts";

/** The author of a colleague's message is shown alike. */
export const Assignee = Nullable(Colleague, { description: "The colleague who takes care of the conversation." });

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
