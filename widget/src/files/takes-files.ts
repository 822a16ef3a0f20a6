import type { ChatSettings } from "../chat-settings.ts";
import type { Conversation } from "../conversation.ts";

/** Says whether the visitor may send files now, by the rule of the settings. */
export function takesFiles(
  { memory, isHandedOver, messages }: Conversation,
  rule: ChatSettings["attachments"],
): boolean {
  if (rule === "always") return memory.kept.visitorToken !== undefined;
  return rule === "taken-over" && isHandedOver && messages.some(({ author }) => author === "member");
}
