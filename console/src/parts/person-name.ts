import type { Conversation } from "@parley/client";

/** Says how the person of a conversation is called: by the contact, by what the page told, or as a visitor with four signs. */
export function personName(conversation: Conversation, visitor: (id: string) => string): string {
  const { name } = conversation.context;
  const told = typeof name === "string" && name.trim() !== "" ? name : undefined;
  return conversation.contact?.name ?? told ?? conversation.userId ?? visitor(conversation.id.slice(-4));
}
