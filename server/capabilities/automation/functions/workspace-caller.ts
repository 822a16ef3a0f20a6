import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { Call } from "../calls/call.ts";
import { RunId } from "../ids.ts";

/** A run has the scopes of a secret key that names none: all but the sensitive ones. */
export function scopesOfRuns(kernel: Kernel): ReadonlySet<Scope> {
  return new Set(kernel.scopes.filter(({ isSensitive }) => !isSensitive).map(({ name }) => name));
}

/** The run as a caller of its workspace. It reaches no more of the database than its rules allow. */
export function workspaceCaller({ kernel, workspaceId, run }: Call): Caller {
  return {
    kind: "secret-key",
    id: RunId.parse(run.id) ?? "",
    workspaceId,
    scopes: scopesOfRuns(kernel),
    sessionId: null,
    isOperator: false,
    allowedOrigins: null,
    databaseRules: run.databaseRules,
  };
}
