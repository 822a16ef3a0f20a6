import { unsupported } from "../problems.ts";

/**
 * Throws unsupported-parameter when the client brings tools of its own. Only the client could run
 * them, and an answer without them would be wrong.
 */
export function refuseTools(body: { tools?: unknown[] | null; tool_choice?: unknown }): void {
  if (body.tools == null || body.tools.length === 0 || body.tool_choice === "none") return;
  throw unsupported("/body/tools", "Parley does not call tools of the client. Leave `tools` out.");
}
