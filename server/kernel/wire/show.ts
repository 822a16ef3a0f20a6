import Type, { type Static, type StaticDecode, type TObject, type TSchema } from "typebox";
import type { IdType } from "../storage/id.ts";

/** Describes a moment: it is a Date in rows, and ISO text on the wire. */
export function TimeOf(options: { description?: string } = {}) {
  return Type.Codec(Type.String({ format: "date-time", ...options }))
    .Decode((text) => new Date(text))
    .Encode((time: Date) => time.toISOString());
}

export const Time = TimeOf();

/** Describes an id of one kind: it is a UUID in rows, and prefixed text on the wire. */
export function IdOf(kind: IdType, options: { description?: string } = {}) {
  return Type.Codec(Type.String(options))
    .Decode((text) => kind.parse(text) ?? text)
    .Encode((uuid: string) => kind.format(uuid));
}

export function Nullable<Schema extends TSchema>(schema: Schema, options: { description?: string } = {}) {
  return Type.Union([schema, Type.Null()], options);
}

/** Describes a field that may be null, and may be left out. */
export function Maybe<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(Nullable(schema));
}

type OrNull<Fields> = {
  [Key in keyof Fields]: Record<never, never> extends Pick<Fields, Key> ? Fields[Key] | null : Fields[Key];
};

/** A row that `show` turns into the schema's object. A field that may be left out may be null. */
type RowOf<Schema extends TSchema> = Readable<OrNull<StaticDecode<Schema>>>;

type Readable<Value> = Value extends Date
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Readable<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Readable<Value[Key]> }
      : Value;

/**
 * Makes the function that turns a row into what the API shows: the fields of the schema, with times
 * and ids as the wire has them. A field that the schema lets out is left out when the row has null.
 *
 * @example
 * const Notice = Type.Object({ id: IdOf(NoticeId), text: Type.String(), createdAt: Time });
 * const showNotice = show(Notice);
 */
export function show<Schema extends TObject>(schema: Schema): (row: RowOf<Schema>) => Static<Schema> {
  const convert = objectConversion(schema);
  return (row) => convert(row) as Static<Schema>;
}

type Conversion = (value: unknown) => unknown;
type Known = {
  "~codec"?: { encode: Conversion };
  properties?: Record<string, TSchema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: TSchema;
  anyOf?: TSchema[];
};

/** Gives undefined for a schema whose values are on the wire as they are in rows. */
function conversionOf(schema: TSchema): Conversion | undefined {
  const { "~codec": codec, properties, items, anyOf } = schema as Known;
  if (codec !== undefined) return codec.encode;
  if (properties !== undefined) return hasConversion(schema) ? objectConversion(schema) : undefined;
  if (items !== undefined) {
    const convert = conversionOf(items);
    return convert && ((list) => (list as unknown[]).map(convert));
  }
  const [convert, ...others] = (anyOf ?? []).flatMap((each) => conversionOf(each) ?? []);
  if (convert === undefined) return undefined;
  if (others.length > 0 || anyOf?.length !== 2) throw new Error("Only null may stand beside a time or an id.");
  return (value) => (value === null ? null : convert(value));
}

function hasConversion({ properties = {} }: Known): boolean {
  return Object.values(properties).some((each) => conversionOf(each) !== undefined);
}

function objectConversion({ properties = {}, required = [], additionalProperties }: Known): Conversion {
  if (additionalProperties === true) throw new Error("Only fields of the schema are shown: it must not allow others.");
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    convert: conversionOf(schema),
    isLeftOutForNull: !required.includes(name),
  }));
  return (row) => {
    const from = row as Record<string, unknown>;
    const shown: Record<string, unknown> = {};
    for (const { name, convert, isLeftOutForNull } of fields) {
      const value = from[name];
      if (value === undefined || (value === null && isLeftOutForNull)) continue;
      shown[name] = convert === undefined ? value : convert(value);
    }
    return shown;
  };
}
