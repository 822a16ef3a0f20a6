/** A set of tools that another server offers and runs. */
export type Toolbox = {
  /** @throws ToolboxFailed, ToolboxTooLarge, what `parse` throws */
  list(parse: Parse, signal: AbortSignal): Promise<ToolList>;
  /** Runs the tool and gives its result, as text or JSON. @throws ToolboxFailed */
  call(tool: ExternalTool, input: Record<string, unknown>, signal: AbortSignal): Promise<unknown>;
};

/** Where a toolbox is, and how it is called. */
export type ToolboxAddress = {
  /** The endpoint of an MCP server (streamable HTTP), or the URL of an OpenAPI document. */
  url: string;
  /** Sent with every request, e.g. the key for the other server. */
  headers: Record<string, string>;
  /** Sends every request. It enforces the rules for outbound requests. */
  fetch: typeof globalThis.fetch;
};

/**
 * Runs a parser of what the other server answered, with a deadline and a memory limit: the function
 * of one input that `module` exports by this name.
 */
export type Parse = <Input, Output>(
  parser: { module: URL; name: string; types?: (input: Input) => Output },
  input: Input,
) => Promise<Output>;

export type ToolList = { tools: ExternalTool[]; skipped: SkippedTool[] };

/** The other server offers this, and Parley cannot call it. */
export type SkippedTool = {
  /** The name of the tool, or the method and the path of the operation. */
  operation: string;
  reason: string;
};

/** A tool that another server runs. */
export type ExternalTool = {
  /** The name that the other server uses. */
  name: string;
  /** The title says in a few words for people what the tool does. */
  title?: string;
  description: string;
  /** A JSON Schema of an object. */
  inputSchema: Record<string, unknown>;
  /** Parley's name for the tool, where another tool of the toolbox would have the same one. */
  alias?: string;
  /** The other server declares that the tool changes nothing. */
  isReadOnly: boolean;
  /** The request to send, for a tool from an OpenAPI document. */
  operation?: ToolOperation;
};

export type ToolOperation = {
  method: string;
  /** The URL, with path parameters as `{name}`. */
  address: string;
  parameters: ToolParameter[];
  body?: ToolBody;
  /** The media types of the answer. Without it: JSON. */
  accept?: string;
};

export type ToolParameter = ValueFormat & {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  /** The member of the tool's input, where it is not the name. */
  key?: string;
};

/**
 * The format says how a value is written. What is missing is as the specification of OpenAPI says.
 */
export type ValueFormat = {
  style?: ValueStyle;
  /** Each item of a list, and each member of an object, is written by itself. */
  explode?: boolean;
  /** Characters such as `/` and `:` stay as they are. */
  allowReserved?: boolean;
  /** The value is written as JSON. */
  isJson?: boolean;
};

export type ValueStyle =
  | "simple"
  | "label"
  | "matrix"
  | "form"
  | "spaceDelimited"
  | "pipeDelimited"
  | "tabDelimited"
  | "deepObject";

/** The member `body` of the tool's input, and how it is sent. */
export type ToolBody = {
  kind: "json" | "form" | "multipart" | "text";
  mediaType: string;
  /** The formats by the name of a field of a form. */
  formats?: Record<string, ValueFormat>;
};

/** Operations of OpenAPI documents, for callers who know their ids. */
export type Operations = {
  /** @throws ToolboxFailed, ToolboxTooLarge, what `parse` throws */
  read(parse: Parse, source: { text: string; url: string; operationId: string }): Promise<DescribedOperation>;
  /**
   * The request of an operation. Parameters are by their names; those that the document does not
   * name form the body, or are the body when `body` is the only one.
   * @throws ToolboxFailed for a value that is missing, unknown or cannot be sent
   */
  write(described: DescribedOperation, parameters: Record<string, unknown>): OperationRequest;
};

export type DescribedOperation = {
  operation: ToolOperation;
  /** The keys of the parameters that must be there; `body` is one of them. */
  required: string[];
  /** The name that Swagger 2 gives to the body. */
  bodyName?: string;
};

/** Names of headers are in lower case. */
export type OperationRequest = { method: string; url: string; headers: Record<string, string>; body?: string };

/** One request to an MCP server, for callers who know its method. */
export type McpRequest = {
  method: string;
  params: Record<string, unknown>;
  client?: { name: string; version: string };
  protocolVersion?: string;
};

/** The result of a request, unchecked, or the error of the server. */
type McpAnswer = { result: Record<string, unknown> } | { error: { code: number; message: string } };

/**
 * Opens a session, sends the request and closes the session.
 * @throws ToolboxFailed, ToolboxRefused, ToolboxTooLarge, the reason of `signal`
 */
export type AskMcp = (address: ToolboxAddress, request: McpRequest, signal: AbortSignal) => Promise<McpAnswer>;

/** The tools could not be listed or run. `message` contains no key. */
export class ToolboxFailed extends Error {
  override name = "ToolboxFailed";
}

/** The other server does not accept the headers that it was sent. */
export class ToolboxRefused extends ToolboxFailed {
  override name = "ToolboxRefused";
}

/** The other server answered more than can be read. `message` says what is too much. */
export class ToolboxTooLarge extends Error {
  override name = "ToolboxTooLarge";
}

/** Gives an error of a parser's thread as the class that it had there. */
export function errorOfParser(error: unknown): unknown {
  const { name, message } = error as Error;
  const known = [ToolboxFailed, ToolboxRefused, ToolboxTooLarge].find((each) => each.name === name);
  return known === undefined ? error : new known(message);
}
