import type { Context } from "./route.ts";

/**
 * Somebody decides about the installation: an operator by a call, whose context this is, or a command at the machine,
 * which has no id and no workspace.
 */
export type Deciding = Pick<Context, "kernel" | "commit"> & {
  readonly caller: { kind: string; id: string | null; workspaceId: string | null };
};
