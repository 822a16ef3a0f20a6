import { capability } from "../../kernel/capability.ts";
import { authenticate } from "./authenticate.ts";
import { deleteExpiredSignIns } from "./delete-expired-sign-ins.ts";
import {
  apiKeyRevoked,
  memberChanged,
  memberInvited,
  memberJoined,
  memberRemoved,
  workspaceChanged,
} from "./events.ts";
import { ApiKeyId, InvitationId, OutgoingMailId, PasskeyId, SignInSessionId, UserId, WorkspaceId } from "./ids.ts";
import { lastUsesOf } from "./keys/last-uses.ts";
import { mailPasswordReset } from "./passwords/forgot-password.ts";
import { routes } from "./routes.ts";
import { totpSecret } from "./second-factor/totp-secret.ts";
import { auditRefusedSignIn } from "./sessions/prove-by-password.ts";
import { rotateSigningKeys, rotateSigningKeysDaily } from "./sessions/rotate-signing-keys.ts";
import { endUnverifiedAccounts } from "./workspaces/end-unverified-accounts.ts";

export { memberRemoved, workspaceChanged } from "./events.ts";
export { ApiKeyId, SignInSessionId, UserId, WorkspaceId } from "./ids.ts";
export { canBeMailed, mailMember } from "./mail/mail-member.ts";
export { mailOwners } from "./mail/mail-owners.ts";
export { parseEmailAddress, requireEmailAddress, requireReachableEmail } from "./mail/parse-email-address.ts";
export { tooManyMails } from "./mail/too-many-mails.ts";
export { canonicalZone } from "./office-hours/check-office-hours.ts";
export { momentOf } from "./office-hours/moment-of.ts";
export { opensAt } from "./office-hours/opens-at.ts";
export { unknownAssignee } from "./problems.ts";
export { readAssignee, requireAssignee } from "./team/require-assignee.ts";
export type { WorkspaceSettings } from "./team/schema.ts";
export {
  findAnswering,
  findMember,
  findMemberIds,
  findMemberIdsByEmail,
  findSettings,
  holdMember,
  type StoredMember,
} from "./team/store.ts";
export { findNames, findOperator, lockWorkspace } from "./workspaces/store.ts";

/** Accounts: people with a workspace, their sign-in sessions, passwords and mails, and API keys. */
export const accounts = capability({
  name: "accounts",
  tables: [
    "account",
    "api_key",
    "attempt",
    "invitation",
    "known_network",
    "mailed_token",
    "member",
    "operator",
    "passkey",
    "passkey_challenge",
    "pending_sign_in",
    "recovery_code",
    "refresh_token",
    "session",
    "signing_key",
    "totp",
    "workspace",
  ],
  ids: [UserId, WorkspaceId, ApiKeyId, SignInSessionId, InvitationId, PasskeyId, OutgoingMailId],
  scopes: [
    { name: "keys:write", summary: "List, make and end API keys", isSensitive: true },
    { name: "members:read", summary: "List the members and the open invitations" },
    { name: "members:write", summary: "Invite people, change roles and remove members", isSensitive: true },
  ],
  routes,
  events: [memberInvited, memberJoined, memberChanged, memberRemoved, workspaceChanged, apiKeyRevoked],
  jobs: [auditRefusedSignIn, mailPasswordReset, rotateSigningKeysDaily, deleteExpiredSignIns, endUnverifiedAccounts],
  authenticate: (kernel) => (credential) => authenticate(kernel, credential),
  async start(kernel) {
    await rotateSigningKeys(kernel);
    await totpSecret.reencryptAll(kernel);
    lastUsesOf(kernel).start();
  },
  stop: (kernel) => lastUsesOf(kernel).stop(),
});
