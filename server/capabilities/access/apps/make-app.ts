import { auditOperation } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { forbidden, invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { checkRedirectUris } from "./check-redirect-uris.ts";
import type { AppWithSecret, NewApp } from "./schema.ts";
import { showApp } from "./show-app.ts";
import { insertApp, type StoredApp } from "./store.ts";

/** Makes an app of the caller's workspace. Only this answer shows its secret. Throws invalid-request and forbidden. */
export async function makeApp(context: Context, input: NewApp): Promise<AppWithSecret> {
  const { kernel, caller } = context;
  const app: StoredApp = {
    workspaceId: caller.workspaceId,
    id: newUuid(),
    name: input.name.trim(),
    kind: input.kind,
    status: "active",
    redirectUris: checkRedirectUris(input.redirectUris ?? [], "/body/redirectUris"),
    scopes: checkScopes(context, input.scopes),
    createdAt: new Date(kernel.clock.now()),
    lastUsedAt: null,
  };
  const clientSecret = app.kind === "confidential" ? makeAppSecret() : null;
  return context.commit(async (tx) => {
    await insertApp(tx, { ...app, secretHash: clientSecret === null ? null : sha256(clientSecret) });
    await auditOperation(context, tx, "app.created", app.id, { kind: app.kind, scopes: app.scopes });
    return { ...showApp({ ...app, approvedScopes: [] }), clientSecret };
  });
}

/** Begins like our keys, so that scanners find it in public places. */
export function makeAppSecret(): string {
  return `parley_as_${randomToken()}`;
}

/** An app gets no scope that its maker lacks: it may act by itself. Throws invalid-request and forbidden. */
export function checkScopes({ kernel, caller }: Pick<Context, "kernel" | "caller">, scopes: readonly Scope[]): Scope[] {
  const errors = unknownOf(kernel, scopes);
  const [first] = errors;
  if (first !== undefined) throw new Problem(invalidRequest, `${first.pointer} ${first.message}.`, { errors });
  const lacking = scopes.filter((scope) => !caller.scopes.has(scope));
  if (lacking.length > 0)
    throw new Problem(forbidden, `Your credential lacks ${lacking.join(", ")}, so it cannot give it to an app.`);
  return [...scopes];
}

function unknownOf(kernel: Kernel, scopes: readonly Scope[]): { pointer: string; message: string }[] {
  const known = kernel.scopes.map(({ name }) => name);
  return scopes.flatMap((scope, index) =>
    known.includes(scope) ? [] : [{ pointer: `/body/scopes/${index}`, message: `must be one of: ${known.join(", ")}` }],
  );
}
