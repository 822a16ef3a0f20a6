import { defineId } from "../../kernel/storage/id.ts";

export const UserId = defineId("usr", "user");
export const WorkspaceId = defineId("ws", "workspace");
export const InvitationId = defineId("inv", "invitation");
export const PasskeyId = defineId("pky", "passkey");
export const SignInSessionId = defineId("ses", "session");
