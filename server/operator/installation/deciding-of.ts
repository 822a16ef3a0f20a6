import type { Kernel } from "../../kernel/kernel.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import type { Deciding } from "../../kernel/wire/route.ts";

/** Somebody at the machine decides: the audit logs name a command. */
export function decidingOf(kernel: Kernel): Deciding {
  return {
    kernel,
    commit: (work) => inTransaction(kernel.database, work),
    caller: { kind: "command", id: null, workspaceId: null },
  };
}
