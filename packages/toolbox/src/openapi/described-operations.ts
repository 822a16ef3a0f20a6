import { type DescribedOperation, errorOfParser, type Operations, ToolboxFailed } from "../toolbox.ts";
import type { readOperation } from "./read-operation.ts";
import { writeRequest } from "./requests/write-request.ts";

const parser: { module: URL; name: string; types?: typeof readOperation } = {
  module: new URL("read-operation.ts", import.meta.url),
  name: "readOperation",
};

export const describedOperations: Operations = {
  read: (parse, source) =>
    parse(parser, source).catch((error: unknown) => {
      throw errorOfParser(error);
    }),
  write(described, parameters) {
    const input = inputOf(described, parameters);
    const missing = described.required.find((key) => input[key] === undefined || input[key] === null);
    if (missing !== undefined) throw new ToolboxFailed(`The parameter ${missing} is missing.`);
    const { address, init } = writeRequest(described.operation, input, {});
    return { url: address, ...init };
  },
};

/** Gives the parameters by their keys, and the body. @throws ToolboxFailed for an unknown parameter */
function inputOf({ operation, bodyName }: DescribedOperation, given: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const rest = new Set(Object.keys(given));
  for (const { name, key = name } of operation.parameters) {
    // Where two parameters have one name, each can be named by its key alone.
    const own = Object.hasOwn(given, key) ? key : name;
    if (!Object.hasOwn(given, own)) continue;
    input[key] = given[own];
    rest.delete(own);
  }
  if (rest.size === 0) return input;
  const [first = ""] = rest;
  if (operation.body === undefined) throw new ToolboxFailed(`The operation has no parameter ${first.slice(0, 100)}.`);
  const isWhole = rest.size === 1 && (first === "body" || first === bodyName);
  return { ...input, body: isWhole ? given[first] : Object.fromEntries([...rest].map((name) => [name, given[name]])) };
}
