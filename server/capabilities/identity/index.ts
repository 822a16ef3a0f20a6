import { capability } from "../../kernel/capability.ts";
import { OutgoingMailId } from "../../kernel/storage/id.ts";
import { deleteExpiredSignIns } from "./delete-expired-sign-ins.ts";
import {
  memberChanged,
  memberInvited,
  memberJoined,
  memberRemoved,
  workspaceChanged,
  workspaceResumed,
  workspaceSuspended,
} from "./events.ts";
import { InvitationId, PasskeyId, SignInSessionId, UserId, WorkspaceId } from "./ids.ts";
import { identityErasables } from "./leaving/identity-erasables.ts";
import { mailPasswordReset, reencryptPasswordResets } from "./passwords/forgot-password.ts";
import { routes } from "./routes.ts";
import { totpSecret } from "./second-factor/totp-secret.ts";
import { auditRefusedSignIn } from "./sessions/prove-by-password.ts";
import { rotateSigningKeys, rotateSigningKeysDaily } from "./sessions/rotate-signing-keys.ts";
import { endUnverifiedAccounts } from "./signing-up/end-unverified-accounts.ts";
import { identityTexts } from "./texts/identity-texts.ts";

export { memberRemoved, workspaceChanged, workspaceResumed, workspaceSuspended } from "./events.ts";
export { explainFault } from "./explain-fault.ts";
export { UserId, WorkspaceId } from "./ids.ts";
export { deleteInvitationsOfKey } from "./invitations/store.ts";
export { endWorkspaceCredentials, removeWorkspace } from "./leaving/remove-workspace.ts";
export { canBeMailed, mailMember } from "./mail/mail-member.ts";
export { mailOperator, mailOwners } from "./mail/mail-notice.ts";
export { requireEmailAddress } from "./mail/require-email-address.ts";
export { tooManyMails } from "./mail/too-many-mails.ts";
export { canonicalZone } from "./office-hours/check-office-hours.ts";
export { momentOf, wallTimeOf } from "./office-hours/moment-of.ts";
export { opensAt } from "./office-hours/opens-at.ts";
export { resetSignIn } from "./operators/reset-sign-in.ts";
export {
  deleteOperator,
  findOperator,
  insertOperator,
  isLastOperator,
  isOperatorWorkspace,
  listOperators,
  lockOperators,
} from "./operators/store.ts";
export { askForPasskey, proveByPasskey } from "./passkeys/prove-by-passkey.ts";
export { passwordField } from "./passwords/password-field.ts";
export { Colleague } from "./pictures/colleague.ts";
export { pictureAddress } from "./pictures/picture-address.ts";
export { invalidCredentials, unknownAssignee, wrongCode } from "./problems.ts";
export { oneLine } from "./schema.ts";
export { checkCode } from "./second-factor/check-code.ts";
export { findMethods } from "./second-factor/find-methods.ts";
export { requireFreshFactor } from "./second-factor/require-fresh-factor.ts";
export { proveByPassword } from "./sessions/prove-by-password.ts";
export { signingKeysOf } from "./sessions/signing-keys.ts";
export { isSessionAlive } from "./sessions/store.ts";
export { type Verified, verifyToken } from "./sessions/verify-token.ts";
export { type BroughtMember, bringMember } from "./team/bring-member.ts";
export { lockTeam, requireOwner } from "./team/lock-team.ts";
export { readAssignee, requireAssignee } from "./team/require-assignee.ts";
export { roleScopes } from "./team/role-scopes.ts";
export type { WorkspaceSettings } from "./team/schema.ts";
export {
  countMembersOf,
  findAnswering,
  findMember,
  findMemberIds,
  findMemberIdsByEmail,
  findSettings,
  grantOfOwner,
  holdMember,
  listCarriedMembers,
  readContact,
  readTimeZone,
  type StoredMember,
} from "./team/store.ts";
export { isUnverified } from "./workspaces/is-unverified.ts";
export {
  type Account,
  findAccount,
  findFaces,
  findMemberships,
  findStanding,
  findWorkspace,
  listWorkspaces,
  lockWorkspace,
  type Membership,
  type WorkspaceRow,
} from "./workspaces/store.ts";

/** Identity is who people are: their accounts, workspaces and teams, and how they sign in. */
export const identity = capability({
  name: "identity",
  texts: identityTexts,
  tables: [
    "account",
    "account_picture",
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
  ids: [UserId, WorkspaceId, SignInSessionId, InvitationId, PasskeyId, OutgoingMailId],
  scopes: [
    { name: "members:read", summary: "List the members and the open invitations" },
    { name: "members:write", summary: "Invite people, change roles and remove members", isSensitive: true },
  ],
  routes,
  events: [
    memberInvited,
    memberJoined,
    memberChanged,
    memberRemoved,
    workspaceChanged,
    workspaceSuspended,
    workspaceResumed,
  ],
  jobs: [auditRefusedSignIn, mailPasswordReset, rotateSigningKeysDaily, deleteExpiredSignIns, endUnverifiedAccounts],
  erasables: identityErasables,
  sealed: [totpSecret],
  async reencrypt(kernel) {
    await rotateSigningKeys(kernel);
    await reencryptPasswordResets(kernel);
  },
  start: rotateSigningKeys,
});
