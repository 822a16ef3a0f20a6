import {
  type DocumentReading,
  isObject,
  type Json,
  resolveReference,
  startReading,
} from "../schemas/document-reading.ts";
import { type DescribedOperation, ToolboxFailed } from "../toolbox.ts";
import { placeOf } from "./list-credentials.ts";
import { listOperations } from "./list-operations.ts";
import { listParameters } from "./list-parameters.ts";
import { mediaTypesOf, raiseSwagger2 } from "./raise-swagger2.ts";
import { readAccept } from "./read-accept.ts";
import { readBody } from "./read-body.ts";
import { isSwagger2, readDocument } from "./read-document.ts";
import { readParameters } from "./read-parameters.ts";
import { readServer } from "./read-server.ts";

/**
 * Reads the operation of a document of OpenAPI 3 or Swagger 2 that has this id. A workspace chose the
 * document, so this runs in a thread.
 * @throws ToolboxFailed, ToolboxTooLarge
 */
export function readOperation(source: { text: string; url: string; operationId: string }): DescribedOperation {
  const { text, url, operationId } = source;
  const reading = startReading(readDocument(text));
  const { document } = reading;
  const found = listOperations(reading).find(({ operation }) => operation.operationId === operationId);
  if (found === undefined) throw new ToolboxFailed(`The document has no operation ${operationId.slice(0, 100)}.`);
  const { path, method, item, operation } = found;
  if (method === "trace") throw new ToolboxFailed("Parley does not call TRACE.");
  const listed = withCredentials(reading, listParameters(reading, item, operation));
  const { parameters, requestBody } = isSwagger2(document)
    ? raiseSwagger2(listed, mediaTypesOf("consumes", document, operation))
    : { parameters: listed, requestBody: operation.requestBody };
  const body = method === "get" || method === "head" ? undefined : readBody(reading, requestBody);
  const read = readParameters(parameters, path, [], body === undefined ? [] : ["body"]);
  const required = read.filter(({ isRequired }) => isRequired).map(({ parameter: { name, key = name } }) => key);
  const bodyName = listed.findLast((each) => each.in === "body")?.name;
  return {
    operation: {
      method: method.toUpperCase(),
      address: readServer(document, item, operation, url) + path,
      parameters: read.map(({ parameter }) => parameter),
      ...(body !== undefined && { body: body.body }),
      ...readAccept(reading, operation),
    },
    required: body?.isRequired ? [...required, "body"] : required,
    ...(typeof bodyName === "string" && { bodyName }),
  };
}

/** The document's API keys are parameters here: an author has no other place for them. */
function withCredentials(reading: DocumentReading, listed: Json[]): Json[] {
  const { components, securityDefinitions } = reading.document;
  const schemes = isObject(components) ? components.securitySchemes : securityDefinitions;
  const known = new Set(listed.map(placeOf));
  const keys = Object.values(isObject(schemes) ? schemes : {}).flatMap((written) => {
    const scheme = resolveReference(reading, written);
    const isKey = isObject(scheme) && scheme.type === "apiKey" && typeof scheme.name === "string";
    return isKey ? [{ name: scheme.name, in: scheme.in, type: "string" }] : [];
  });
  return [...listed, ...keys.filter((key) => !known.has(placeOf(key)))];
}
