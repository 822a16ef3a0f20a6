import { isNumber, isObject } from "@parley/json";
import { UnreadableMessage } from "./grpc.ts";

type Json = Record<string, unknown>;
type WellKnownType = { toMessage(value: unknown): unknown; toJson(message: Json): unknown };

/**
 * Messages of `google.protobuf` that have a form of their own in JSON. Values of 64 bits are texts
 * in both directions.
 */
export const wellKnownTypes: Record<string, WellKnownType> = {
  ".google.protobuf.Timestamp": { toMessage: readTimestamp, toJson: writeTimestamp },
  ".google.protobuf.Duration": { toMessage: readDuration, toJson: writeDuration },
  ".google.protobuf.Struct": { toMessage: readStruct, toJson: writeStruct },
  ".google.protobuf.Value": { toMessage: readValue, toJson: writeValue },
  ".google.protobuf.ListValue": { toMessage: readList, toJson: writeList },
};
for (const kind of ["Double", "Float", "Int64", "UInt64", "Int32", "UInt32", "Bool", "String", "Bytes"]) {
  wellKnownTypes[`.google.protobuf.${kind}Value`] = {
    toMessage: (value) => ({ value }),
    toJson: ({ value }) => value,
  };
}

function readTimestamp(value: unknown): unknown {
  const [, seconds = "", fraction = "", zone = ""] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i.exec(String(value)) ?? [];
  const ms = Date.parse(`${seconds}${zone}`);
  // JavaScript reads 30 February as 2 March.
  const written = new Date(Date.parse(`${seconds}Z`));
  if (Number.isNaN(ms) || !written.toISOString().startsWith(seconds.toUpperCase()))
    throw new UnreadableMessage("A timestamp must be a text such as 2026-11-23T08:00:00Z.");
  return { seconds: String(ms / 1_000), nanos: Number(fraction.padEnd(9, "0")) };
}

function writeTimestamp({ seconds, nanos }: Json): unknown {
  const date = new Date(Number(seconds) * 1_000);
  return Number.isNaN(date.getTime()) ? null : `${date.toISOString().slice(0, 19)}${fractionOf(nanos)}Z`;
}

function readDuration(value: unknown): unknown {
  const [whole, sign = "", seconds = "0", fraction = ""] =
    /^(-?)(\d{1,12})(?:\.(\d{1,9}))?s$/.exec(String(value)) ?? [];
  if (whole === undefined) throw new UnreadableMessage("A duration must be a text such as 1.5s.");
  const nanos = Number(fraction.padEnd(9, "0"));
  return { seconds: `${sign}${seconds}`, nanos: sign === "-" && nanos > 0 ? -nanos : nanos };
}

function writeDuration({ seconds, nanos }: Json): unknown {
  const isNegative = String(seconds).startsWith("-") || Number(nanos) < 0;
  return `${isNegative ? "-" : ""}${String(seconds).replace("-", "")}${fractionOf(nanos)}s`;
}

function fractionOf(nanos: unknown): string {
  const digits = String(Math.abs(Number(nanos ?? 0)))
    .padStart(9, "0")
    .replace(/0+$/, "");
  return digits === "" ? "" : `.${digits}`;
}

function readStruct(value: unknown): unknown {
  if (!isObject(value)) {
    throw new UnreadableMessage("A google.protobuf.Struct must be an object.");
  }
  return { fields: Object.fromEntries(Object.entries(value).map(([name, member]) => [name, readValue(member)])) };
}

function writeStruct({ fields }: Json): Json {
  return Object.fromEntries(Object.entries((fields ?? {}) as Json).map(([name, member]) => [name, writeValue(member)]));
}

function readValue(value: unknown): unknown {
  if (value === null || value === undefined) return { nullValue: 0 };
  if (isNumber(value)) return { numberValue: Number(value) };
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value === "string") return { stringValue: value };
  return Array.isArray(value) ? { listValue: readList(value) } : { structValue: readStruct(value) };
}

function writeValue(message: unknown): unknown {
  const given = (message ?? {}) as Json;
  const { structValue: struct, listValue: list } = given;
  if (struct !== undefined && struct !== null) return writeStruct(struct as Json);
  if (list !== undefined && list !== null) return writeList(list as Json);
  return given.stringValue ?? given.numberValue ?? given.boolValue ?? null;
}

function readList(value: unknown): unknown {
  if (!Array.isArray(value)) throw new UnreadableMessage("A google.protobuf.ListValue must be a list.");
  return { values: value.map(readValue) };
}

function writeList({ values }: Json): unknown[] {
  return Array.isArray(values) ? values.map(writeValue) : [];
}
