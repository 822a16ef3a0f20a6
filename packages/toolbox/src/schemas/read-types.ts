import { isObject, type Json } from "./document-reading.ts";

const knownTypes = new Set(["string", "number", "integer", "boolean", "array", "object", "null"]);

/** The types of a schema, also of one that names none. Empty: any type. */
export function readTypes(members: Json): string[] {
  const written = [members.type].flat().map((type) => (type === "file" ? "string" : type));
  const types = [...new Set(written.filter((type): type is string => knownTypes.has(type as string)))];
  if (types.length === 0) types.push(...impliedTypes(members));
  if (types.length > 0 && isNullable(members) && !types.includes("null")) types.push("null");
  return types;
}

/** OpenAPI 3.0 says `nullable`, Swagger 2 has a common extension, and 3.1 lists the type `null`. */
export function isNullable(members: Json): boolean {
  return members.nullable === true || members["x-nullable"] === true;
}

function impliedTypes({ properties, additionalProperties, items, prefixItems }: Json): string[] {
  if (isObject(properties) || isObject(additionalProperties)) return ["object"];
  return isObject(items) || Array.isArray(items) || Array.isArray(prefixItems) ? ["array"] : [];
}
