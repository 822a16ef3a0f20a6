import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { Membership } from "./store.ts";

/** What a member may do in the workspace. */
export function roleScopes(kernel: Kernel, role: Membership["role"]): Scope[] {
  switch (role) {
    case "owner":
      return kernel.scopes.map(({ name }) => name);
  }
}
