import type { ModelTool, ToolChoice } from "../../../providers/model/model.ts";
import { checkClientTools, checkToolChoice } from "../check-client-tools.ts";
import { invalid, unsupported } from "../problems.ts";
import type { ToolChoiceParameter } from "./schema.ts";

type FunctionFields = {
  name?: string;
  description?: string | null;
  parameters?: Record<string, unknown> | null;
};
/** Chat completions wrap the fields of a function, responses do not. */
type ClientFunction = FunctionFields & { type: string; function?: FunctionFields };
type ToolParameters = {
  tools?: readonly ClientFunction[] | null;
  tool_choice?: ToolChoiceParameter | null;
};

/**
 * The client's tools, and which of them the model must call. Throws invalid-request, and
 * unsupported-parameter for tools that OpenAI runs itself.
 */
export function readTools({ tools, tool_choice: choice }: ToolParameters): {
  tools: ModelTool[];
  toolChoice: ToolChoice | undefined;
} {
  const own = (tools ?? []).map(readFunction);
  const checked = checkClientTools(own, "/body/tools");
  if (choice == null) return { tools: checked, toolChoice: undefined };
  if (typeof choice === "string") return { tools: checked, toolChoice: checkChoice(choice, checked) };
  if (choice.type === "function") {
    return { tools: checked, toolChoice: checkChoice({ name: nameOf(choice) ?? "" }, checked) };
  }
  if (choice.type === "allowed_tools") return readAllowed(choice.allowed_tools ?? choice, checked);
  throw unsupported(
    "/body/tool_choice/type",
    "Parley calls functions only. Send `tool_choice` with a function's name.",
  );
}

function readFunction(tool: ClientFunction, index: number) {
  const place = `/body/tools/${index}`;
  if (tool.type !== "function") {
    const type = tool.type.slice(0, 100);
    throw unsupported(`${place}/type`, `Parley has no tool of type ${type}: only functions can be sent. Leave it out.`);
  }
  const { name, description, parameters } = tool.function ?? tool;
  const pointer = tool.function === undefined ? place : `${place}/function`;
  if (name === undefined) throw invalid(`${pointer}/name`, "must be the name of the function");
  const inputSchema = parameters ?? { type: "object", properties: {} };
  return { name, description: description ?? "", inputSchema, pointer, schemaMember: "parameters" };
}

/** Only some of the tools may be called: the model does not learn of the others. */
function readAllowed(allowed: unknown, tools: readonly ModelTool[]) {
  const { mode, tools: named } = (allowed ?? {}) as { mode?: unknown; tools?: unknown };
  if ((mode !== "auto" && mode !== "required") || !Array.isArray(named)) {
    throw invalid("/body/tool_choice", "must have a mode (auto or required) and tools");
  }
  const names = new Set(named.map((tool) => nameOf((tool ?? {}) as FunctionFields)));
  const left = tools.filter(({ name }) => names.has(name));
  if (left.length < names.size) throw invalid("/body/tool_choice", "must name functions of `tools` only");
  return { tools: left, toolChoice: checkChoice(mode, left) };
}

function checkChoice(choice: ToolChoice, tools: readonly ModelTool[]): ToolChoice {
  return checkToolChoice(choice, tools, "/body/tool_choice");
}

function nameOf(named: { name?: string; function?: { name?: string } }): string | undefined {
  return named.function?.name ?? named.name;
}
