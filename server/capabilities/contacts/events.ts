import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

/** Events name the visitor and not the user, whose id may be personal. */
const schema = Type.Object({ visitorId: Type.String() });

export const visitorBlocked = defineEvent({
  type: "visitor.blocked",
  summary: "A visitor or user was blocked: every request of theirs is refused from now on.",
  visibleTo: "contacts:read",
  schema,
});

export const visitorUnblocked = defineEvent({
  type: "visitor.unblocked",
  summary: "A visitor or user is no longer blocked.",
  visibleTo: "contacts:read",
  schema,
});
