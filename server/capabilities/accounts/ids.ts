import { defineId } from "../../kernel/storage/id.ts";

export const UserId = defineId("usr", "user");
export const WorkspaceId = defineId("ws", "workspace");
export const ApiKeyId = defineId("key", "api-key");
export const SignInSessionId = defineId("ses", "session");
