import { capability } from "../../kernel/capability.ts";
import { authenticate } from "./authenticate.ts";
import { deleteExpiredSignIns } from "./delete-expired-sign-ins.ts";
import { apiKeyRevoked, memberJoined } from "./events.ts";
import { ApiKeyId, SignInSessionId, UserId, WorkspaceId } from "./ids.ts";
import { lastUsesOf } from "./keys/last-uses.ts";
import { mailPasswordReset } from "./passwords/forgot-password.ts";
import { routes } from "./routes.ts";
import { rotateSigningKeys, rotateSigningKeysDaily } from "./sessions/rotate-signing-keys.ts";
import { auditRefusedSignIn } from "./sessions/sign-in.ts";
import { endUnverifiedAccounts } from "./workspaces/end-unverified-accounts.ts";

export { ApiKeyId, SignInSessionId, UserId, WorkspaceId } from "./ids.ts";
export { mailOwners } from "./mail/mail-owners.ts";
export { findOperator, lockWorkspace } from "./workspaces/store.ts";

/** Accounts: people with a workspace, their sign-in sessions, passwords and mails, and API keys. */
export const accounts = capability({
  name: "accounts",
  tables: [
    "account",
    "api_key",
    "attempt",
    "known_network",
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
  jobs: [auditRefusedSignIn, mailPasswordReset, rotateSigningKeysDaily, deleteExpiredSignIns, endUnverifiedAccounts],
  authenticate: (kernel) => (credential) => authenticate(kernel, credential),
  async start(kernel) {
    await rotateSigningKeys(kernel);
    lastUsesOf(kernel).start();
  },
  stop: (kernel) => lastUsesOf(kernel).stop(),
});
