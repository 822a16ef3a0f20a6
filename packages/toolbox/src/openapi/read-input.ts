import type { DocumentReading, Json } from "../schemas/document-reading.ts";
import { fitSchema } from "../schemas/fit-schema.ts";
import { type SchemaRoom, writeModelSchema } from "../schemas/write-model-schema.ts";
import { limitText } from "../tool-limits.ts";
import type { ToolOperation } from "../toolbox.ts";
import { listCredentials, placeOf } from "./list-credentials.ts";
import { listParameters } from "./list-parameters.ts";
import { mediaTypesOf, raiseSwagger2 } from "./raise-swagger2.ts";
import { readBody } from "./read-body.ts";
import { isSwagger2 } from "./read-document.ts";
import { readParameters } from "./read-parameters.ts";

type Input = Pick<ToolOperation, "parameters" | "body"> & { inputSchema: Json };

type Operation = { path: string; method: string; item: Json; operation: Json; ownHeaders: readonly string[] };

/**
 * A tool takes one object: the parameters by name, and the body as `body`.
 * @throws ToolboxFailed, ToolboxTooLarge
 */
export function readInput(reading: DocumentReading, source: Operation): Input {
  const { path, method, item, operation, ownHeaders } = source;
  const { document } = reading;
  const credentials = listCredentials(reading);
  const listed = listParameters(reading, item, operation).filter((each) => !credentials.has(placeOf(each)));
  const { parameters, requestBody } = isSwagger2(document)
    ? raiseSwagger2(listed, mediaTypesOf("consumes", document, operation))
    : { parameters: listed, requestBody: operation.requestBody };
  // A GET has no body, although some documents describe an empty one.
  const body = method === "get" ? undefined : readBody(reading, requestBody);
  const read = readParameters(parameters, path, ownHeaders, body === undefined ? [] : ["body"]);
  const members = [
    ...read.map(({ parameter, ...rest }) => ({ key: parameter.key ?? parameter.name, ...rest })),
    ...(body === undefined ? [] : [{ key: "body", ...body }]),
  ];
  const inputSchema = fitSchema((room) => ({
    type: "object",
    properties: Object.fromEntries(
      members.map(({ key, schema, description }) => [
        key,
        { ...writeModelSchema(reading, schema, room), ...writeDescription(description, room) },
      ]),
    ),
    required: members.filter(({ isRequired }) => isRequired).map(({ key }) => key),
    additionalProperties: false,
  }));
  return {
    inputSchema,
    parameters: read.map(({ parameter }) => parameter),
    ...(body !== undefined && { body: body.body }),
  };
}

function writeDescription(description: unknown, room: SchemaRoom): Json {
  if (typeof description !== "string" || description.trim() === "" || room.descriptionCharacters === 0) return {};
  return { description: limitText(description.trim(), room.descriptionCharacters) };
}
