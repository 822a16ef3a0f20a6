import type { Kernel } from "../../../kernel/kernel.ts";
import type { SourceFormat } from "./store.ts";

/** Gives the address to which the sender of a source posts. */
export function urlOfSource({ config }: Kernel, { format, wireId }: { format: SourceFormat; wireId: string }): string {
  return `${config.publicUrl}/api/webhook/${format === "email" ? "email" : "process"}/${wireId}`;
}
