import { type DocumentReading, isObject, type Json, resolveReference } from "../schemas/document-reading.ts";
import { isMediaType, isTextType } from "./is-media-type.ts";
import { mediaTypesOf } from "./raise-swagger2.ts";
import { isSwagger2 } from "./read-document.ts";

const mostTypes = 3;

/** The media types of a successful answer: some servers answer others with an error. */
export function readAccept(reading: DocumentReading, operation: Json): { accept?: string } {
  const declared = isSwagger2(reading.document)
    ? mediaTypesOf("produces", reading.document, operation)
    : typesOfResponses(reading, operation);
  const types = [...new Set(declared)].filter((type) => isMediaType(type) && isTextType(type)).slice(0, mostTypes);
  return types.length === 0 ? {} : { accept: types.join(", ") };
}

function typesOfResponses(reading: DocumentReading, { responses }: Json): string[] {
  return Object.entries(isObject(responses) ? responses : {}).flatMap(([status, written]) => {
    const response = status.startsWith("2") ? resolveReference(reading, written) : undefined;
    return isObject(response) && isObject(response.content) ? Object.keys(response.content) : [];
  });
}
