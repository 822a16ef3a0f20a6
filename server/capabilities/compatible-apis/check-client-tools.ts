import type { ModelTool, ToolChoice } from "../../providers/model/model.ts";
import { checkClientSchema } from "./check-client-schema.ts";
import { invalid } from "./problems.ts";

/** A client's tool, where in the request it is, and what the protocol calls its schema. */
type ClientTool = ModelTool & { pointer: string; schemaMember: string };

export const mostClientTools = 128;
/** All vendors accept this as the name of a tool. */
const toolName = /^[a-zA-Z0-9_-]{1,64}$/;

/** Checks the tools that a client brings. Throws invalid-request. */
export function checkClientTools(tools: readonly ClientTool[], pointer: string): ModelTool[] {
  if (tools.length > mostClientTools) throw invalid(pointer, `must not hold more than ${mostClientTools} tools`);
  const names = new Set<string>();
  return tools.map(({ pointer: place, schemaMember, name, description, inputSchema }) => {
    if (!toolName.test(name)) {
      throw invalid(`${place}/name`, "must have 1 to 64 characters: letters, digits, _ and -");
    }
    if (names.has(name)) throw invalid(`${place}/name`, `must be unique: there are two tools ${name}`);
    names.add(name);
    return { name, description, inputSchema: checkClientSchema(inputSchema, `${place}/${schemaMember}`) };
  });
}

/** Checks that the tool that a client requires is one of its tools. Throws invalid-request. */
export function checkToolChoice(choice: ToolChoice, tools: readonly ModelTool[], pointer: string): ToolChoice {
  if (typeof choice === "object" && !tools.some(({ name }) => name === choice.name)) {
    throw invalid(pointer, "must name one of the tools of the request");
  }
  if (choice === "required" && tools.length === 0) throw invalid(pointer, "requires a tool: send `tools` too");
  return choice;
}
