import { ToolboxFailed, type ToolOperation, type ToolParameter } from "../../toolbox.ts";
import { writeBody } from "./write-body.ts";
import { writePairs } from "./write-pairs.ts";
import { writeHeader, writeSegment } from "./write-segment.ts";

type ToolRequest = {
  address: string;
  init: { method: string; headers: Record<string, string>; body?: string };
};

/**
 * Writes the request of an operation with this input.
 * @param ownHeaders of the toolbox; they win over what a model fills in
 * @throws ToolboxFailed for a value that cannot be sent
 */
export function writeRequest(
  { method, address, parameters, body, accept }: ToolOperation,
  input: Record<string, unknown>,
  ownHeaders: Record<string, string>,
): ToolRequest {
  const filled = parameters
    .map((parameter) => ({ parameter, value: input[parameter.key ?? parameter.name] }))
    .filter(({ parameter, value }) => parameter.in === "path" || (value !== undefined && value !== null));
  const at = (place: ToolParameter["in"]) => filled.filter(({ parameter }) => parameter.in === place);
  const path = at("path").reduce((text, { parameter, value }) => fill(text, parameter, value), address);
  refuseDotSegments(path);
  const query = at("query").flatMap(({ parameter, value }) => writePairs(parameter.name, value, parameter));
  const cookies = at("cookie").flatMap(({ parameter, value }) => writePairs(parameter.name, value, parameter));
  const written = body === undefined ? undefined : writeBody(body, input.body);
  const headers = {
    accept: accept ?? "application/json",
    ...Object.fromEntries(at("header").map(({ parameter, value }) => [parameter.name, headerOf(parameter, value)])),
    ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
  };
  return {
    address: query.length === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}${query.join("&")}`,
    init: {
      method,
      headers: {
        ...inLowerCase(headers),
        ...inLowerCase(ownHeaders),
        ...(written !== undefined && { "content-type": written.mediaType }),
      },
      ...(written !== undefined && { body: written.text }),
    },
  };
}

function fill(path: string, parameter: ToolParameter, value: unknown): string {
  const segment = value === undefined || value === null ? "" : writeSegment(parameter.name, value, parameter);
  if (segment === "") throw new ToolboxFailed(`The value of ${parameter.key ?? parameter.name} is missing.`);
  return path.replaceAll(`{${parameter.name}}`, () => segment);
}

/** A value must not leave its segment of the path: `..` would name another operation. */
function refuseDotSegments(address: string): void {
  const [path = ""] = address.split("?");
  if (!path.split("/").some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return;
  throw new ToolboxFailed("A value cannot be . or .. as a segment of the path.");
}

function headerOf(parameter: ToolParameter, value: unknown): string {
  const text = writeHeader(value, parameter);
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  throw new ToolboxFailed(`The value of ${parameter.key ?? parameter.name} has characters that no header can have.`);
}

function inLowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
