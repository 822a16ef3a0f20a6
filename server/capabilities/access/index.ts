import { capability } from "../../kernel/capability.ts";
import { auditRetention } from "./audit/audit-retention.ts";
import { authenticate } from "./authenticate.ts";
import { apiKeyRevoked } from "./events.ts";
import { ApiKeyId } from "./ids.ts";
import { lastUsesOf } from "./keys/last-uses.ts";
import { deleteKeysOfWorkspaces } from "./keys/store.ts";
import { routes } from "./routes.ts";

export { ApiKeyId } from "./ids.ts";

/** Access is how clients get in: API keys, the verification of every credential, and the audit log. */
export const access = capability({
  name: "access",
  tables: ["api_key"],
  ids: [ApiKeyId],
  scopes: [{ name: "keys:write", summary: "List, make and end API keys", isSensitive: true }],
  routes,
  events: [apiKeyRevoked],
  retention: [auditRetention],
  endCredentials: deleteKeysOfWorkspaces,
  authenticate: (kernel) => (credential) => authenticate(kernel, credential),
  async start(kernel) {
    lastUsesOf(kernel).start();
  },
  stop: (kernel) => lastUsesOf(kernel).stop(),
});
