import { capability } from "../../kernel/capability.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { deleteAppsOfWorkspaces } from "./apps/store.ts";
import { auditRetention } from "./audit/audit-retention.ts";
import { authenticate } from "./authenticate.ts";
import { deleteEndedOauth, sealedArtifacts } from "./authorizing/library/artifacts-of.ts";
import { oauthErrors } from "./authorizing/oauth-errors.ts";
import { apiKeyChanged, apiKeyExpiring, apiKeyLeaked, apiKeyPageSeen, apiKeyRevoked, apiKeyRotated } from "./events.ts";
import { ApiKeyId, AppGrantId, AppId, TrustId } from "./ids.ts";
import { firstPagesOf } from "./keys/first-pages.ts";
import { lastUsesOf } from "./keys/last-uses.ts";
import { refusedOriginsOf } from "./keys/refused-origins.ts";
import { remindAgain, remindOfEnds } from "./keys/remind-of-ends.ts";
import { endFormerText } from "./keys/rotate-key.ts";
import { deleteKeysOfWorkspaces } from "./keys/store.ts";
import { tellOfNarrowedKeys } from "./keys/tell-of-narrowed-keys.ts";
import { tellOfGatheredLeaks } from "./leaks/tell-of-leaks.ts";
import { routes } from "./routes.ts";
import { accessTexts } from "./texts/access-texts.ts";
import { deleteTrustsOfWorkspaces } from "./trusts/store.ts";

export { ApiKeyId } from "./ids.ts";
export { areRulesWithin } from "./keys/choose-rules.ts";
export { findPersonBehind } from "./keys/find-person-behind.ts";
export { firstPagesOf } from "./keys/first-pages.ts";
export { isPublishableKey } from "./keys/store.ts";

/** Returns what is to be revoked: the keys of the workspaces, and what the tokens of their apps rest on. */
async function endCredentials(tx: Transaction, workspaceIds: readonly string[]): Promise<string[]> {
  const keys = await deleteKeysOfWorkspaces(tx, workspaceIds);
  const apps = await deleteAppsOfWorkspaces(tx, workspaceIds);
  return [...keys, ...apps, ...(await deleteTrustsOfWorkspaces(tx, workspaceIds))];
}

/** Access is how clients get in: API keys, apps of others, the verification of every credential, and the audit log. */
export const access = capability({
  name: "access",
  texts: accessTexts,
  tables: [
    "api_key",
    "leaked_text",
    "oauth_app",
    "oauth_approval",
    "oauth_artifact",
    "oauth_grant",
    "oauth_trust",
    "oauth_trust_use",
  ],
  ids: [ApiKeyId, AppId, AppGrantId, TrustId],
  scopes: [{ name: "keys:write", summary: "List, make, change, rotate and end API keys and apps", isSensitive: true }],
  routes,
  events: [apiKeyRevoked, apiKeyChanged, apiKeyRotated, apiKeyExpiring, apiKeyLeaked, apiKeyPageSeen],
  jobs: [remindOfEnds, remindAgain, endFormerText, tellOfGatheredLeaks, deleteEndedOauth],
  errorShapes: [oauthErrors],
  sealed: [sealedArtifacts],
  retention: [auditRetention],
  endCredentials,
  authenticate: (kernel) => (credential, client) => authenticate(kernel, credential, client),
  noteRefusedOrigin: (kernel) => (key, origin) => refusedOriginsOf(kernel).note(key.id, origin),
  async start(kernel) {
    await tellOfNarrowedKeys(kernel);
    lastUsesOf(kernel).start();
  },
  async stop(kernel) {
    await refusedOriginsOf(kernel).stop();
    await firstPagesOf(kernel).stop();
    await lastUsesOf(kernel).stop();
  },
});
