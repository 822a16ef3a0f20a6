import { unsupported } from "./problems.ts";

/** The client's own tools would have to be called by the client; to answer as if they had been would be wrong. */
export function refuseTools(body: { tools?: unknown[] | null; tool_choice?: unknown }): void {
  if (body.tools == null || body.tools.length === 0 || body.tool_choice === "none") return;
  throw unsupported("/body/tools", "This assistant calls no tools of its clients: leave `tools` out.");
}
