import type { Kernel } from "../../../kernel/kernel.ts";
import type { SourceFormat } from "./store.ts";

/** Where the sender of a source posts to. */
export function urlOfSource({ config }: Kernel, { format, wireId }: { format: SourceFormat; wireId: string }): string {
  return `${config.publicUrl}/api/webhook/${format === "email" ? "email" : "process"}/${wireId}`;
}
