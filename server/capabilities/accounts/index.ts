import { capability } from "../../kernel/capability.ts";
import { createAuthenticate } from "./authenticate.ts";
import { deleteExpiredSignIns, rotateKeysDaily } from "./clean-up.ts";
import { apiKeyRevoked, memberJoined } from "./events.ts";
import { mailPasswordReset } from "./forgot-password.ts";
import { ApiKeyId, SignInSessionId, UserId, WorkspaceId } from "./ids.ts";
import { routes } from "./routes.ts";
import { noteRefusedSignIn } from "./sign-in.ts";
import { rotateSigningKeys } from "./signing-keys.ts";
import { stateOf } from "./state.ts";

export { ApiKeyId, SignInSessionId, UserId, WorkspaceId } from "./ids.ts";
export { findOwnerAddresses, lockWorkspace } from "./store.ts";

/** Who calls: people with a workspace, their sign-in sessions, and API keys. */
export const accounts = capability({
  name: "accounts",
  tables: [
    "account",
    "api_key",
    "attempt",
    "mailed_token",
    "member",
    "operator",
    "refresh_token",
    "session",
    "signing_key",
    "workspace",
  ],
  ids: [UserId, WorkspaceId, ApiKeyId, SignInSessionId],
  scopes: [{ name: "keys:write", summary: "List, make and end API keys", isSensitive: true }],
  routes,
  events: [memberJoined, apiKeyRevoked],
  jobs: [noteRefusedSignIn, mailPasswordReset, rotateKeysDaily, deleteExpiredSignIns],
  authenticate: createAuthenticate,
  async start(kernel) {
    await rotateSigningKeys(kernel);
    stateOf(kernel).lastUses.start();
  },
  stop: (kernel) => stateOf(kernel).lastUses.stop(),
});
