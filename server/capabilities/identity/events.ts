import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Nullable } from "../../kernel/wire/show.ts";
import { Role } from "./schema.ts";

const MemberJoined = Type.Object({ userId: Type.String(), role: Role }, { $id: "MemberJoined" });
const MemberChanged = Type.Object({ userId: Type.String(), role: Role }, { $id: "MemberChanged" });
const MemberRemoved = Type.Object({ userId: Type.String() }, { $id: "MemberRemoved" });
const MemberInvited = Type.Object({ invitationId: Type.String(), role: Role }, { $id: "MemberInvited" });
const WorkspaceChanged = Type.Object(
  { settings: Type.Array(Type.String(), { description: "The names of those that were sent." }) },
  { $id: "WorkspaceChanged" },
);

const WorkspaceSuspended = Type.Object(
  { reason: Nullable(Type.String(), { description: "What the operator says about it." }) },
  { $id: "WorkspaceSuspended" },
);

export const workspaceSuspended = defineEvent({
  type: "workspace.suspended",
  summary: "The operator of the installation suspended the workspace: nothing begins, and what waits is kept",
  schema: WorkspaceSuspended,
  visibleTo: "settings:read",
});

export const workspaceResumed = defineEvent({
  type: "workspace.resumed",
  summary: "The workspace is no longer suspended: what waited goes on",
  schema: Type.Object({}, { $id: "WorkspaceResumed" }),
  visibleTo: "settings:read",
});

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
