import type { Audience } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";

/** Gives the address that names this server in tokens, without a path. */
export function issuerOf({ config }: Kernel): string {
  return new URL(config.publicUrl).origin;
}

/** Says what tokens are for: the API, or the Model Context Protocol. */
export const audiences = {
  addressOf: (kernel: Kernel, audience: Audience): string =>
    audience === "mcp" ? `${issuerOf(kernel)}/mcp` : issuerOf(kernel),

  /** Gives undefined for what is no audience of this server. */
  read(kernel: Kernel, address: unknown): Audience | undefined {
    return (["api", "mcp"] as const).find((audience) => audiences.addressOf(kernel, audience) === address);
  },
};
