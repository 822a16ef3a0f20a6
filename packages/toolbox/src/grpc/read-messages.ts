import protobuf from "protobufjs";
import { fieldName } from "./field-name.ts";
import { findMethod } from "./find-method.ts";
import { type GrpcAnswers, UnreadableMessage } from "./grpc.ts";
import { wellKnownTypes } from "./well-known-types.ts";

type Json = Record<string, unknown>;

/**
 * The answers of a call as JSON: names in camel case, numbers of 64 bits as texts, bytes in base64,
 * enumerations by name, fields without a value with their default. Runs in a thread.
 * @throws UnreadableMessage
 */
export function readMessages({ proto, service, method, answers }: GrpcAnswers): unknown[] {
  const { response } = findMethod(proto, service, method);
  return answers.map((bytes) => {
    const message = decode(response, bytes);
    const options = { longs: String, enums: String, bytes: String, defaults: true, json: true };
    return toJson(response, response.toObject(message, options));
  });
}

function decode(type: protobuf.Type, bytes: Uint8Array): protobuf.Message {
  try {
    return type.decode(bytes);
  } catch (cause) {
    throw new UnreadableMessage(`The answer is no ${type.name}.`, { cause });
  }
}

function toJson(type: protobuf.Type, message: Json): unknown {
  const own = wellKnownTypes[type.fullName];
  if (own !== undefined) return own.toJson(message);
  return Object.fromEntries(
    type.fieldsArray
      .filter((field) => message[field.name] !== undefined)
      .map((field) => [fieldName(field), ofField(field, message[field.name])]),
  );
}

function ofField(field: protobuf.Field, value: unknown): unknown {
  if (field instanceof protobuf.MapField) {
    return Object.fromEntries(Object.entries(value as Json).map(([key, item]) => [key, ofValue(field, item)]));
  }
  return Array.isArray(value) ? value.map((item) => ofValue(field, item)) : ofValue(field, value);
}

function ofValue({ resolvedType }: protobuf.Field, value: unknown): unknown {
  const isMessage = resolvedType instanceof protobuf.Type && value !== null && typeof value === "object";
  if (isMessage) return toJson(resolvedType, value as Json);
  return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "\uFFFD") : value;
}
