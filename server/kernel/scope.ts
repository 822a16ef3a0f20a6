import Type from "typebox";

/**
 * Says what a credential may do, as `noun:verb`. A capability brings the scopes that it guards its
 * routes with.
 */
export type Scope = `${string}:${string}`;

export type ScopeDefinition = {
  name: Scope;
  /** Says what the scope allows, for the reference: "Read the audit log and the settings". */
  summary: string;
  /** A secret key has this scope only when the scope was named at the key's creation. */
  isSensitive?: boolean;
  /** A publishable key, which anybody can read out of a page, may have this scope. */
  isPublishable?: boolean;
  /**
   * At the workspace's bound of bytes of events, every POST, PUT and PATCH that needs this scope is refused, unless
   * its route says that it goes on.
   */
  isBounded?: boolean;
};

/**
 * The settings of a workspace belong to no single capability: the operator's routes and many
 * capabilities guard with them.
 */
export const settingsScopes: readonly ScopeDefinition[] = [
  { name: "settings:read", summary: "Read the audit log, the metrics and the settings of the workspace" },
  { name: "settings:write", summary: "Change the settings of the workspace", isSensitive: true, isBounded: true },
];

export const scopeSchemaId = "Scope";

/**
 * The name of a scope in request and response bodies. The reference lists the scopes of all
 * capabilities here (http/reference/write-open-api.ts); a route that takes scopes compares them with
 * `kernel.scopes` itself.
 */
export const ScopeName = Type.Unsafe<Scope>(Type.String({ maxLength: 100, $id: scopeSchemaId }));

type ScopeOwner = {
  name: string;
  scopes?: readonly ScopeDefinition[];
};

/**
 * A place that names a scope, e.g. `{ scope: "keys:write", usedBy: "the route POST /api/keys" }`.
 */
type ScopeUse = { scope: Scope; usedBy: string };

/** Collects the scopes of all capabilities. Throws when two capabilities bring the same one. */
export function collectScopes(capabilities: readonly ScopeOwner[]): ScopeDefinition[] {
  const owners = new Map<Scope, string>();
  const collected: ScopeDefinition[] = [];
  for (const { name: owner, scopes = [] } of capabilities) {
    for (const definition of scopes) {
      const other = owners.get(definition.name);
      if (other !== undefined) {
        throw new Error(`Both ${other} and ${owner} bring the scope ${definition.name}. Only one capability may.`);
      }
      owners.set(definition.name, owner);
      collected.push(definition);
    }
  }
  return collected;
}

/**
 * Throws at the first use of a scope that no capability brings: such a route or event would be
 * closed to everybody.
 */
export function refuseUnknownScopes(known: readonly ScopeDefinition[], uses: readonly ScopeUse[]): void {
  const names = new Set(known.map(({ name }) => name));
  const unknown = uses.find(({ scope }) => !names.has(scope));
  if (unknown === undefined) return;
  throw new Error(
    `${unknown.usedBy} needs the scope ${unknown.scope}, which no capability brings. Add it to the \`scopes\` of the capability.`,
  );
}
