type Json = Record<string, unknown>;

/** One member of a shape, as a reader needs it. `fields` are the members of its own. */
export type Field = {
  name: string;
  /** The name is a description such as "one of" or "any name", and no name on the wire. */
  isPlaceholder?: boolean;
  isRequired: boolean;
  type: string;
  /** The shape has this name in openapi.json. */
  shape?: string;
  limits: string[];
  values: string[];
  /** The value as JSON. */
  fallback?: string;
  meaning: string;
  fields: Field[];
};

type Described = Omit<Field, "name" | "isRequired" | "isPlaceholder">;
type Schemas = Readonly<Record<string, unknown>>;

/** Shapes that lie deeper are named and not shown: openapi.json has them. */
const mostDepth = 6;

/**
 * Describes a schema of the OpenAPI document for a reader. A shape that contains itself is named where it comes
 * again.
 */
export function describeSchema(schema: unknown, schemas: Schemas, above: readonly string[] = []): Described {
  const written = (schema ?? {}) as Json;
  const meaning = typeof written.description === "string" ? written.description : "";
  const own = { limits: limitsOf(written), values: valuesOf(written), meaning, fields: [], ...fallbackOf(written) };
  if (typeof written.$ref === "string") {
    const shape = written.$ref.slice(written.$ref.lastIndexOf("/") + 1);
    if (above.includes(shape) || above.length >= mostDepth)
      return { ...own, type: shape, shape, limits: [], values: [] };
    const described = describeSchema(schemas[shape], schemas, [...above, shape]);
    return { ...described, shape, meaning: meaning || described.meaning };
  }
  const alternatives = (written.anyOf ?? written.oneOf) as Json[] | undefined;
  if (alternatives !== undefined) return { ...own, ...describeEither(alternatives, schemas, above, own) };
  if (Array.isArray(written.allOf)) {
    const parts = written.allOf.map((part) => describeSchema(part, schemas, above));
    return { ...own, type: "object", fields: parts.flatMap(({ fields }) => fields) };
  }
  if (Array.isArray(written.type)) {
    const parts = written.type.map((type) => ({ ...written, type, description: undefined }));
    return { ...own, ...describeEither(parts, schemas, above, own) };
  }
  if (written.type === "array") {
    const item = describeSchema(written.items, schemas, above);
    const type = `array of ${item.shape ?? item.type}`;
    const limits = [...own.limits, ...item.limits.map((limit) => `each ${limit}`)];
    return { ...own, type, limits, values: item.values, fields: item.fields };
  }
  if (written.type === "object" || written.properties !== undefined)
    return { ...own, type: "object", fields: membersOf(written, schemas, above) };
  return { ...own, type: typeOf(written) };
}

/** Describes parameters of one place, such as those of the query. */
export function describeParameters(parameters: readonly Json[], schemas: Schemas): Field[] {
  return parameters.map((parameter) => {
    const described = describeSchema(parameter.schema, schemas);
    const meaning = typeof parameter.description === "string" ? parameter.description : described.meaning;
    return { ...described, name: String(parameter.name), isRequired: parameter.required === true, meaning };
  });
}

function membersOf(schema: Json, schemas: Schemas, above: readonly string[]): Field[] {
  const required = new Set((schema.required ?? []) as string[]);
  const named = Object.entries((schema.properties ?? {}) as Json).map(([name, member]) => ({
    name,
    isRequired: required.has(name),
    ...describeSchema(member, schemas, above),
  }));
  const further = [...Object.values((schema.patternProperties ?? {}) as Json), schema.additionalProperties].filter(
    (each) => typeof each === "object" && each !== null && Object.keys(each).length > 0,
  );
  const others = further.map((each) => ({
    name: "any other name",
    isPlaceholder: true,
    isRequired: false,
    ...describeSchema(each, schemas, above),
  }));
  return [...named, ...others];
}

/** Null becomes a word of the type, several constants become values, and several shapes become alternatives. */
function describeEither(
  alternatives: readonly Json[],
  schemas: Schemas,
  above: readonly string[],
  own: { meaning: string },
): Described {
  const orNull = alternatives.some(({ type }) => type === "null") ? " or null" : "";
  const parts = alternatives.filter(({ type }) => type !== "null").map((each) => describeSchema(each, schemas, above));
  const [first] = parts;
  if (parts.length === 1 && first !== undefined)
    return { ...first, type: first.type + orNull, meaning: own.meaning || first.meaning };
  const types = [...new Set(parts.map(({ type }) => type))];
  const isPlain = parts.every(({ fields }) => fields.length === 0);
  const shared = { meaning: own.meaning, limits: [], values: parts.flatMap(({ values }) => values) };
  if (isPlain) {
    const limits = parts.length === 1 ? (first?.limits ?? []) : parts.flatMap(limitsWithType);
    return { ...shared, type: types.join(" or ") + orNull, limits, fields: [] };
  }
  const fields = parts.map((part, index) => ({
    ...part,
    name: nameOfAlternative(part, index),
    isPlaceholder: true,
    isRequired: false,
  }));
  return { ...shared, values: [], type: `one of ${parts.length} shapes${orNull}`, fields };
}

function limitsWithType({ type, limits }: Described): string[] {
  return limits.map((limit) => (limit.startsWith(type) ? limit : `${type}: ${limit}`));
}

/** An alternative is called by its shape, or by the constant that tells it from the others. */
function nameOfAlternative({ shape, type, fields }: Described, index: number): string {
  const constant = fields.find(({ values, isRequired }) => isRequired && values.length === 1);
  if (constant !== undefined) return `${constant.name}: ${constant.values[0]}`;
  return shape ?? (fields.length === 0 ? type : `shape ${index + 1}`);
}

function typeOf({ type, format, const: constant, enum: values }: Json): string {
  if (constant !== undefined) return constant === null ? "null" : typeof constant;
  if (Array.isArray(values))
    return [...new Set(values.map((value) => (value === null ? "null" : typeof value)))].join(" or ");
  if (format === "binary") return "bytes";
  return typeof type === "string" ? type : "any value";
}

function valuesOf({ const: constant, enum: values }: Json): string[] {
  if (constant !== undefined) return [JSON.stringify(constant)];
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : [];
}

function fallbackOf({ default: fallback }: Json): { fallback?: string } {
  return fallback === undefined ? {} : { fallback: JSON.stringify(fallback) };
}

function limitsOf(schema: Json): string[] {
  const { format, pattern, multipleOf, uniqueItems } = schema;
  return [
    ...(typeof format === "string" && format !== "binary" ? [format] : []),
    ...rangeOf(schema.minLength, schema.maxLength, "characters"),
    ...rangeOf(schema.minimum ?? schema.exclusiveMinimum, schema.maximum ?? schema.exclusiveMaximum, ""),
    ...rangeOf(schema.minItems, schema.maxItems, "items"),
    ...rangeOf(schema.minProperties, schema.maxProperties, "members"),
    ...(multipleOf === undefined ? [] : [`a multiple of ${multipleOf}`]),
    ...(uniqueItems === true ? ["each once"] : []),
    ...(typeof pattern === "string" && pattern.length <= 60 ? [`pattern ${pattern}`] : []),
  ];
}

function rangeOf(least: unknown, most: unknown, unit: string): string[] {
  const written = (value: unknown) => Number(value).toLocaleString("en");
  const end = unit === "" ? "" : ` ${unit}`;
  if (least === undefined && most === undefined) return [];
  if (most === undefined) return Number(least) === 0 && unit !== "" ? [] : [`at least ${written(least)}${end}`];
  if (least === undefined || (Number(least) === 0 && unit !== "")) return [`at most ${written(most)}${end}`];
  return [least === most ? `${written(least)}${end}` : `${written(least)} to ${written(most)}${end}`];
}
