import { type DocumentReading, isObject, type Json, resolveReference } from "../schemas/document-reading.ts";

/**
 * Finds where the document's keys are sent, e.g. `query api_key`. Some documents list them among the
 * parameters, too, but a model must not choose a credential.
 */
export function listCredentials(reading: DocumentReading): Set<string> {
  const { components, securityDefinitions } = reading.document;
  const schemes = isObject(components) ? components.securitySchemes : securityDefinitions;
  return new Set(
    Object.values(isObject(schemes) ? schemes : {}).flatMap((written) => {
      const scheme = resolveReference(reading, written);
      return isObject(scheme) && scheme.type === "apiKey" ? [placeOf(scheme)] : [];
    }),
  );
}

/** Gives the place and the name of a parameter or a key. Names of headers have no case. */
export function placeOf({ in: place, name }: Json): string {
  return place === "header" ? `header ${String(name).toLowerCase()}` : `${place} ${name}`;
}
