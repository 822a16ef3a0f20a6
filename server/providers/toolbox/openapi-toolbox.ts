import type { readOpenapiTools } from "./read-openapi-tools.ts";
import { limitText, toolLimits } from "./tool-limits.ts";
import { errorOfParser, type Toolbox, type ToolboxAddress, ToolboxFailed, type ToolOperation } from "./toolbox.ts";

const documentParser: { module: URL; name: string; types?: typeof readOpenapiTools } = {
  module: new URL("read-openapi-tools.ts", import.meta.url),
  name: "readOpenapiTools",
};

/** The operations of an OpenAPI document as tools. */
export function openapiToolbox({ url, headers, fetch }: ToolboxAddress): Toolbox {
  return {
    async list(parse, signal) {
      const accept = "application/json, application/yaml";
      const response = await fetch(url, { headers: { ...headers, accept }, signal });
      if (!response.ok) throw new ToolboxFailed(`The document could not be read (${response.status}).`);
      const text = await response.text();
      return parse(documentParser, { text, url }).catch((error: unknown) => {
        throw errorOfParser(error);
      });
    },
    async call({ operation }, input, signal) {
      if (operation === undefined) throw new ToolboxFailed("This tool has no operation.");
      const { address, init } = requestOf(operation, input);
      const response = await fetch(address, { ...init, headers: { ...headers, ...init.headers }, signal });
      const text = limitText(await response.text(), toolLimits.outputCharacters);
      return response.ok ? readJson(text) : { error: `status ${response.status}`, body: text };
    },
  };
}

type ToolRequest = { address: string; init: { method: string; headers: Record<string, string>; body?: string } };

function requestOf(
  { method, address, parameters, hasBody }: ToolOperation,
  input: Record<string, unknown>,
): ToolRequest {
  const query = new URLSearchParams();
  let path = address;
  for (const { name, in: place } of parameters) {
    const value = input[name];
    if (place === "path") {
      path = path.replace(`{${name}}`, readSegment(name, value));
    } else if (value !== undefined && value !== null) {
      for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
    }
  }
  const search = query.toString();
  const init: ToolRequest["init"] = { method, headers: { accept: "application/json" } };
  if (hasBody && input.body !== undefined) {
    init.headers["content-type"] = "application/json";
    init.body = JSON.stringify(input.body);
  }
  return { address: search === "" ? path : `${path}?${search}`, init };
}

/** A value must not leave its segment of the path: `..` would name another operation. */
function readSegment(name: string, value: unknown): string {
  const text = String(value ?? "");
  if (text !== "" && text !== "." && text !== "..") return encodeURIComponent(text);
  throw new ToolboxFailed(`The value of ${name} cannot be a segment of the path.`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
