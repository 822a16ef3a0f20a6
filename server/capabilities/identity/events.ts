import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Role } from "./schema.ts";

const MemberJoined = Type.Object({ userId: Type.String(), role: Role }, { $id: "MemberJoined" });
const MemberChanged = Type.Object({ userId: Type.String(), role: Role }, { $id: "MemberChanged" });
const MemberRemoved = Type.Object({ userId: Type.String() }, { $id: "MemberRemoved" });
const MemberInvited = Type.Object({ invitationId: Type.String(), role: Role }, { $id: "MemberInvited" });
const WorkspaceChanged = Type.Object(
  { settings: Type.Array(Type.String(), { description: "The names of those that were sent." }) },
  { $id: "WorkspaceChanged" },
);

export const memberJoined = defineEvent({
  type: "member.joined",
  summary: "A person became a member of the workspace",
  schema: MemberJoined,
  visibleTo: "members:read",
});

export const memberInvited = defineEvent({
  type: "member.invited",
  summary: "A person was invited to become a member of the workspace",
  schema: MemberInvited,
  visibleTo: "members:read",
});

export const memberChanged = defineEvent({
  type: "member.changed",
  summary: "A member got another role",
  schema: MemberChanged,
  visibleTo: "members:read",
});

export const memberRemoved = defineEvent({
  type: "member.removed",
  summary: "A person is no longer a member of the workspace",
  schema: MemberRemoved,
  visibleTo: "members:read",
});

export const workspaceChanged = defineEvent({
  type: "workspace.changed",
  summary: "Settings of the workspace were changed; read them for their values",
  schema: WorkspaceChanged,
  visibleTo: "settings:read",
});
