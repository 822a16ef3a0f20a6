import { AssistantId } from "../../assistants/index.ts";

/** Stands for text that is not an assistant's id, and is refused as unknown. */
const nobodysId = "00000000-0000-0000-0000-000000000000";

/**
 * Reads the UUID of the assistant that a caller names. It gives undefined when the caller names
 * none.
 */
export function assistantIdOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (AssistantId.parse(text) ?? nobodysId);
}
