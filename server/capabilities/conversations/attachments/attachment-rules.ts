import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";

/** Says when a visitor may send files. `taken-over`: once a colleague answers. */
type AttachmentRule = "never" | "taken-over" | "always";

type RuleOf = (kernel: Kernel, workspaceId: string, keyId: string) => Promise<AttachmentRule>;

/**
 * Tells when a visitor of a publishable key may send files. The capability that keeps the settings of such keys
 * sets `of` when it starts.
 */
export const attachmentRules = state((): { of: RuleOf } => ({ of: async () => "taken-over" }));
