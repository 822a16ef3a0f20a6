/** What a credential may do, as `noun:verb`. The list is the contract's; a capability guards its routes with these. */
export const scopes = [
  "conversations:read",
  "conversations:write",
  "knowledge:read",
  "knowledge:write",
  "voice:write",
  "webhooks:read",
  "webhooks:write",
  "leads:read",
  "leads:write",
  "newsletter:read",
  "newsletter:write",
  "contacts:read",
  "contacts:write",
  "automation:read",
  "automation:write",
  "automation:run",
  "database:read",
  "database:write",
  "database:ddl",
  "database:sql",
  "settings:read",
  "settings:write",
  "keys:write",
] as const;

export type Scope = (typeof scopes)[number];

const sensitive: ReadonlySet<Scope> = new Set<Scope>(["keys:write", "settings:write", "database:ddl", "database:sql"]);

/** What a secret key may do when it was made without a list of scopes: all but the sensitive ones. */
export const usualScopes: readonly Scope[] = scopes.filter((scope) => !sensitive.has(scope));

/** What a browser's key may do, whatever scopes it was made with: only routes that are open to publishable keys. */
export const publishableScopes: readonly Scope[] = [
  "conversations:write",
  "voice:write",
  "leads:write",
  "newsletter:write",
];
