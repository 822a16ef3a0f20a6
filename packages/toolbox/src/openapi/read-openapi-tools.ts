import { type DocumentReading, startReading } from "../schemas/document-reading.ts";
import { limitText, readTitle, toolLimits } from "../tool-limits.ts";
import { type ExternalTool, type SkippedTool, ToolboxFailed, ToolboxTooLarge, type ToolList } from "../toolbox.ts";
import { listOperations, type OperationPlace } from "./list-operations.ts";
import { readAccept } from "./read-accept.ts";
import { readDocument } from "./read-document.ts";
import { readInput } from "./read-input.ts";
import { readServer } from "./read-server.ts";

/** A call of the others gives a model nothing to read. */
const methods = ["get", "post", "put", "patch", "delete"];

const maxNameLength = 200;
const maxReasonLength = 300;
const maxAddressLength = 2_000;
/** One line for each tells the owner what is missing; thousands would tell no more. */
const mostSkipped = 200;

/** openapi-toolbox.ts hands these to the thread. */
type OpenapiSource = {
  text: string;
  /** From where the document was read. */
  url: string;
  /** The names of the toolbox's headers, in lower case. */
  ownHeaders: string[];
};

/**
 * Reads one tool for each operation of a document of OpenAPI 3 or Swagger 2, in JSON or YAML. An
 * operation that cannot be called is skipped with its reason. This is the parser of documents that
 * a workspace chose, so it runs in a thread.
 * @throws ToolboxFailed, ToolboxTooLarge when there is nothing to call
 */
export function readOpenapiTools({ text, url, ownHeaders }: OpenapiSource): ToolList {
  const document = readDocument(text);
  const reading = startReading(document);
  const tools: ExternalTool[] = [];
  const skipped: SkippedTool[] = [];
  let firstRefusal: Error | undefined;
  for (const place of listOperations(reading)) {
    try {
      tools.push(toolOf(reading, { ...place, url, ownHeaders }, tools.length));
    } catch (error) {
      if (!(error instanceof ToolboxFailed || error instanceof ToolboxTooLarge)) throw error;
      firstRefusal ??= error;
      const operation = limitText(`${place.method.toUpperCase()} ${place.path}`, maxNameLength);
      skipped.push({ operation, reason: limitText(error.message, maxReasonLength) });
    }
  }
  if (tools.length === 0) throw refusalOf(skipped, firstRefusal);
  return { tools, skipped: shorten(skipped) };
}

function refusalOf([first]: readonly SkippedTool[], error: Error | undefined): Error {
  if (first === undefined) return new ToolboxFailed("The document contains no operations.");
  const message = `No operation of the document can be called. ${first.operation}: ${first.reason}`;
  return error instanceof ToolboxTooLarge ? new ToolboxTooLarge(message) : new ToolboxFailed(message);
}

function shorten(skipped: SkippedTool[]): SkippedTool[] {
  const more = skipped.length - mostSkipped;
  if (more <= 0) return skipped;
  const reason = "They are left out of this list.";
  return [...skipped.slice(0, mostSkipped), { operation: `${more} more operations`, reason }];
}

type Source = OperationPlace & { url: string; ownHeaders: readonly string[] };

function toolOf(reading: DocumentReading, source: Source, count: number): ExternalTool {
  const { path, method, item, operation, url } = source;
  if (!methods.includes(method)) throw new ToolboxFailed(`Parley does not call ${method.toUpperCase()}.`);
  if (count >= toolLimits.tools) throw new ToolboxFailed(`A toolbox has at most ${toolLimits.tools} tools.`);
  const address = readServer(reading.document, item, operation, url) + path;
  if (address.length > maxAddressLength) {
    throw new ToolboxTooLarge(`The address of an operation may have at most ${maxAddressLength} characters.`);
  }
  const name = typeof operation.operationId === "string" ? operation.operationId.trim() : "";
  const { inputSchema, ...sent } = readInput(reading, source);
  const title = readTitle(operation.summary);
  return {
    name: limitText(name || `${method} ${path}`, toolLimits.nameCharacters),
    ...(title !== undefined && { title }),
    description: limitText(describe(source), toolLimits.descriptionCharacters),
    inputSchema,
    isReadOnly: method === "get",
    operation: { method: method.toUpperCase(), address, ...sent, ...readAccept(reading, operation) },
  };
}

function describe({ path, method, operation }: OperationPlace): string {
  const { summary, description, deprecated } = operation;
  const texts = [...new Set([summary, description])].filter((text) => typeof text === "string" && text.trim() !== "");
  return [deprecated === true ? "Deprecated." : "", texts.join("\n") || `${method} ${path}`].join(" ").trim();
}
