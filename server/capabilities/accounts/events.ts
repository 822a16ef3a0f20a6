import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

const MemberJoined = Type.Object({ userId: Type.String(), role: Type.Enum(["owner"]) }, { $id: "MemberJoined" });
const ApiKeyRevoked = Type.Object({ keyId: Type.String() }, { $id: "ApiKeyRevoked" });

export const memberJoined = defineEvent({
  type: "member.joined",
  summary: "A person became a member of the workspace",
  schema: MemberJoined,
  visibleTo: "settings:read",
});

export const apiKeyRevoked = defineEvent({
  type: "api-key.revoked",
  summary: "An API key was deleted and is refused from now on",
  schema: ApiKeyRevoked,
  visibleTo: "settings:read",
});
