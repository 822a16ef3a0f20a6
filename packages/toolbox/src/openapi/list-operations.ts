import { type DocumentReading, isObject, type Json, resolveReference } from "../schemas/document-reading.ts";

const methods = ["get", "post", "put", "patch", "delete", "head", "options", "trace"];

/** An operation, the path that it belongs to, and its method in lower case. */
export type OperationPlace = { path: string; method: string; item: Json; operation: Json };

export function listOperations(reading: DocumentReading): OperationPlace[] {
  return Object.entries(reading.document.paths as Json).flatMap(([path, written]) => {
    const item = path.startsWith("/") ? resolveReference(reading, written) : undefined;
    if (!isObject(item)) return [];
    return methods.flatMap((method): OperationPlace[] => {
      const operation = item[method];
      return isObject(operation) ? [{ path: path.replace(/#.*$/s, ""), method, item, operation }] : [];
    });
  });
}
