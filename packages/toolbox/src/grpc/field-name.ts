import protobuf from "protobufjs";

/** Gives the name of a field in JSON: `pet_id` becomes `petId`. */
export function fieldName(field: protobuf.Field): string {
  return protobuf.util.camelCase(field.name);
}
