import { isNumber, isObject, plainTextOf } from "@parley/json";
import protobuf from "protobufjs";
import { fieldName } from "./field-name.ts";
import { findMethod } from "./find-method.ts";
import { type GrpcArguments, type GrpcMessages, UnreadableMessage } from "./grpc.ts";
import { wellKnownTypes } from "./well-known-types.ts";

type Json = Record<string, unknown>;

const maxMessages = 10_000;

/**
 * The requests of a call in bytes, from their form in JSON. A method that takes several gets a list,
 * or `{ messages: [...] }` where the request has no such field. Runs in a thread.
 * @throws UnreadableMessage
 */
export function writeMessages({ proto, service, method: name, argument }: GrpcArguments): GrpcMessages {
  const { path, method, request } = findMethod(proto, service, name);
  const given = listOf(argument, request, method.requestStream === true);
  if (given.length > maxMessages) throw new UnreadableMessage(`A call has at most ${maxMessages} messages.`);
  const level = String(method.options?.idempotency_level ?? "");
  return {
    path,
    isServerStreaming: method.responseStream === true,
    isIdempotent: level === "IDEMPOTENT" || level === "NO_SIDE_EFFECTS",
    requests: given.map((each) => encode(request, each)),
  };
}

function listOf(argument: unknown, request: protobuf.Type, isStream: boolean): unknown[] {
  if (!isStream) return [argument ?? {}];
  if (Array.isArray(argument)) return argument;
  const { messages, ...rest } = (argument ?? {}) as Json;
  const isList = Array.isArray(messages) && Object.keys(rest).length === 0 && request.fields.messages === undefined;
  return isList ? messages : [argument ?? {}];
}

function encode(type: protobuf.Type, value: unknown): Uint8Array {
  const message = toMessage(type, value, type.name);
  try {
    return type.encode(type.fromObject(message as Json)).finish();
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    throw new UnreadableMessage(`The message ${type.name} cannot be written: ${(cause as Error).message}`);
  }
}

/** @param place of the value, for messages: `Order.items[0]` */
function toMessage(type: protobuf.Type, value: unknown, place: string): unknown {
  const own = wellKnownTypes[type.fullName];
  if (own !== undefined) return own.toMessage(value);
  if (!isObject(value)) throw wrong(place, "an object");
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  return Object.fromEntries(
    members.map(([name, member]) => {
      const field = type.fieldsArray.find((each) => each.name === name || fieldName(each) === name);
      if (field === undefined)
        throw new UnreadableMessage(`The message ${type.name} has no field ${name.slice(0, 100)}.`);
      return [field.name, toField(field.resolve(), member, `${place}.${name}`)];
    }),
  );
}

function toField(field: protobuf.Field, value: unknown, place: string): unknown {
  if (field instanceof protobuf.MapField) {
    if (!isObject(value)) throw wrong(place, "an object");
    const entries = Object.entries(value).map(([key, item]) => [key, toValue(field, item, `${place}.${key}`)]);
    return Object.fromEntries(entries);
  }
  if (!field.repeated) return toValue(field, value, place);
  if (!Array.isArray(value)) throw wrong(place, "a list");
  return value.map((item, at) => toValue(field, item, `${place}[${at}]`));
}

function toValue({ type, resolvedType }: protobuf.Field, value: unknown, place: string): unknown {
  if (resolvedType instanceof protobuf.Type) return toMessage(resolvedType, value, place);
  if (resolvedType instanceof protobuf.Enum) {
    const number = typeof value === "string" ? resolvedType.values[value] : value;
    if (Number.isInteger(number)) return number;
    throw wrong(place, `one of ${Object.keys(resolvedType.values).slice(0, 20).join(", ")}`);
  }
  if (type === "string") return typeof value === "string" ? value : refuse(place, "a text");
  if (type === "bool") return typeof value === "boolean" ? value : refuse(place, "true or false");
  if (type === "bytes") {
    const isBase64 = typeof value === "string" && /^[A-Za-z0-9+/_-]*={0,2}$/.test(value);
    return isBase64 ? Buffer.from(value, "base64") : refuse(place, "bytes in base64");
  }
  const written = isNumber(value) ? plainTextOf(value) : value;
  if (typeof written !== "string" || !(isNumber(value) || /^-?\d+(?:\.\d+)?$/.test(written)))
    throw wrong(place, "a number");
  if (type === "double" || type === "float") return Number(value);
  if (!/^-?\d+$/.test(written)) throw wrong(place, "a whole number");
  return type.endsWith("64") ? written : Number(value);
}

function refuse(place: string, what: string): never {
  throw wrong(place, what);
}

function wrong(place: string, what: string): UnreadableMessage {
  return new UnreadableMessage(`${place.slice(0, 200)} must be ${what}.`);
}
