export type Schema = Readonly<Record<string, unknown>>;

type Contents = Readonly<Record<string, Schema>>;

/** Holds what of an operation clients rely on. */
export type ReducedOperation = {
  /** The parameters of path, query and header, named as in `query limit`. */
  parameters: Readonly<Record<string, { isRequired: boolean; schema: Schema }>>;
  /** The body by media types; null for none. */
  body: { isRequired: boolean; contents: Contents } | null;
  /** The successes: status, and the body by media types. */
  answers: Readonly<Record<string, Contents>>;
  /** The refusals: status, the codes that programs know them by, and the body by media types. */
  problems: Readonly<Record<string, { codes: readonly string[]; contents: Contents }>>;
};

/** A description of the interface without texts: what is compared with a later one. */
export type ReducedOpenApi = {
  version: string;
  /** The operations by `GET /api/keys/:id`. */
  operations: Readonly<Record<string, ReducedOperation>>;
  /** The data of events, by their type. */
  events: Readonly<Record<string, Schema>>;
  schemas: Readonly<Record<string, Schema>>;
};

type Content = Record<string, { schema: Schema }>;
type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Operation = {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description?: string; content?: Content }>;
};
type Webhook = { post: { requestBody: { content: Record<string, { schema: { properties: { data: Schema } } }> } } };
type OpenApiToRead = {
  info: { version?: unknown };
  paths: Record<string, Record<string, unknown>>;
  webhooks?: unknown;
  components: { schemas: Record<string, unknown>; parameters?: Record<string, unknown> };
};

/** Reduces an OpenAPI document of this server to what clients rely on. */
export function reduceOpenApi({ info, paths, webhooks = {}, components }: OpenApiToRead): ReducedOpenApi {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, ReducedOperation] => [
      `${method.toUpperCase()} ${path.replace(/\{([^}]+)\}/g, ":$1")}`,
      reduceOperation(operation as Operation, components.parameters as Record<string, Parameter> | undefined),
    ]),
  );
  const events = Object.entries(webhooks as Record<string, Webhook>).map(([type, { post }]) => [
    type,
    reduceSchema(post.requestBody.content["application/json"]!.schema.properties.data),
  ]);
  return {
    version: String(info.version),
    operations: Object.fromEntries(operations),
    events: Object.fromEntries(events),
    schemas: reduceEach(components.schemas as Record<string, Schema>, reduceSchema),
  };
}

function reduceOperation(
  { parameters = [], requestBody, responses }: Operation,
  sharedParameters: Readonly<Record<string, Parameter>> = {},
): ReducedOperation {
  const own = parameters.map((each) => ("name" in each ? each : sharedParameters[each.$ref.split("/").at(-1)!]!));
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return {
    parameters: Object.fromEntries(
      own.map(({ name, in: place, required, schema }) => [
        `${place} ${name}`,
        { isRequired: required, schema: reduceSchema(schema) },
      ]),
    ),
    body:
      requestBody === undefined
        ? null
        : { isRequired: requestBody.required === true, contents: reduceContent(requestBody.content) },
    answers: Object.fromEntries(successes.map(([status, { content = {} }]) => [status, reduceContent(content)])),
    problems: Object.fromEntries(
      refusals.map(([status, { description = "", content = {} }]) => [
        status,
        { codes: codesIn(description), contents: reduceContent(content) },
      ]),
    ),
  };
}

/** The description of a refusal names the codes: `` `not-found`, `gone` ``. */
function codesIn(description: string): string[] {
  return [...description.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
}

function reduceContent(content: Content): Contents {
  return reduceEach(content, ({ schema }) => reduceSchema(schema));
}

/** These keywords tell people of a value and bind nobody. */
const texts = new Set(["description", "title", "examples", "example", "default", "deprecated"]);
/** The members of these keywords are names that somebody chose, and their values schemas. */
const namedSchemas = new Set(["properties", "patternProperties"]);

function reduceSchema(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => !texts.has(keyword));
  return Object.fromEntries(
    kept.map(([keyword, value]) => {
      if (namedSchemas.has(keyword)) return [keyword, reduceEach(value as Record<string, Schema>, reduceSchema)];
      if (keyword === "enum" || keyword === "const" || keyword === "required") return [keyword, value];
      if (Array.isArray(value)) return [keyword, value.map((item) => (isObject(item) ? reduceSchema(item) : item))];
      return [keyword, isObject(value) ? reduceSchema(value) : value];
    }),
  );
}

function isObject(value: unknown): value is Schema {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function reduceEach<From, To>(values: Readonly<Record<string, From>>, reduce: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, reduce(value)]));
}
