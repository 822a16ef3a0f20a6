import type { Kernel } from "../../../kernel/kernel.ts";
import { VoiceChannelId } from "./ids.ts";

/** The platform of a channel calls this address. `id` is a UUID. */
export function urlOfChannel({ config }: Kernel, id: string): string {
  return `${config.publicUrl}/api/voicebot/${VoiceChannelId.format(id)}`;
}
