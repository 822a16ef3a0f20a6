import { unsupported } from "../problems.ts";
import type { ClientEvent } from "./events/client-event.ts";
import type { Item } from "./items/item.ts";

/**
 * Keeps what counts of an event where anybody can read the key: its holder asks, and neither
 * instructs the model nor tells it a history. Instructions and tools have no effect, because
 * clients send them of their own accord. Throws unsupported-parameter for what asks for another
 * kind of answer.
 */
export function keepToPage(event: ClientEvent): ClientEvent {
  switch (event.type) {
    case "session.update":
      return { ...event, session: withoutSteering(event.session) };
    case "response.create": {
      const { response } = event;
      if (response == null) return event;
      if (response.input != null) throw notFromPage("/body/response/input", "`input`");
      if (response.conversation === "none") throw notFromPage("/body/response/conversation", "`conversation: none`");
      return { ...event, response: withoutSteering(response) };
    }
    case "conversation.item.create":
      if (!isOfPerson(event.item)) throw notFromPage("/body/item", "items that are no text of the user");
      return event;
    default:
      return event;
  }
}

function withoutSteering<Settings extends object>(settings: Settings): Settings {
  const {
    instructions: _instructions,
    tools: _tools,
    tool_choice: _choice,
    ...kept
  } = settings as Settings & {
    instructions?: unknown;
    tools?: unknown;
    tool_choice?: unknown;
  };
  return kept as Settings;
}

/** An output belongs to a call of a tool, and a page's own tools are never called. */
function isOfPerson({ type, role, content = [] }: Item): boolean {
  if (type === "function_call_output") return true;
  return type === "message" && role === "user" && content.every((part) => part.type !== "input_image");
}

function notFromPage(pointer: string, what: string) {
  return unsupported(pointer, `With this key you cannot send ${what}. Leave them out, or connect from a server.`);
}
