import { ModelFailed, type ModelMessage, type ModelRequest, type RefusedPart } from "../../../providers/model/model.ts";

/** Tells whether the caller wants no answer without this part. */
export function isDemanded({ toolChoice }: ModelRequest, part: RefusedPart | undefined): boolean {
  return part === "tools" && (toolChoice === "required" || typeof toolChoice === "object");
}

/** Gives the same request without the parts that the model refuses. @throws ModelFailed when one is demanded */
export function leaveOut<Request extends ModelRequest>(request: Request, parts: ReadonlySet<RefusedPart>): Request {
  if (parts.size === 0) return request;
  for (const part of parts) {
    if (!isDemanded(request, part)) continue;
    throw new ModelFailed("refused-request", "The model takes no tools, and the request demands one.", {
      refusedPart: part,
    });
  }
  const { toolChoice, tools, messages, ...rest } = request;
  return {
    ...rest,
    ...(parts.has("tools") ? { tools: [] } : { tools, ...(toolChoice !== undefined && { toolChoice }) }),
    messages: parts.has("system") ? withoutSystem(messages) : messages,
  } as unknown as Request;
}

/** The instructions become the beginning of the first message of the user. */
function withoutSystem(messages: readonly ModelMessage[]): ModelMessage[] {
  const instructions = messages.flatMap((message) => (message.role === "system" ? [message.text] : []));
  const others = messages.filter(({ role }) => role !== "system");
  const first = others.find((message) => message.role === "user");
  if (first === undefined) return [{ role: "user", text: instructions.join("\n\n") }, ...others];
  return others.map((message) =>
    message === first ? { ...first, text: [...instructions, first.text].join("\n\n") } : message,
  ) as ModelMessage[];
}
