import type { Json } from "../schemas/document-reading.ts";
import type { ValueStyle } from "../toolbox.ts";

/** The input of an operation of Swagger 2 is described here as OpenAPI 3 does it. */
type RaisedInput = { parameters: Json[]; requestBody?: Json };

const stylesOfQuery: Record<string, ValueStyle> = {
  csv: "form",
  ssv: "spaceDelimited",
  tsv: "tabDelimited",
  pipes: "pipeDelimited",
};

/**
 * Swagger 2 describes the body, and the fields of a form, among the parameters, and a parameter's
 * type among its own members.
 */
export function raiseSwagger2(parameters: readonly Json[], mediaTypes: readonly string[]): RaisedInput {
  const fields = parameters.filter((each) => each.in === "formData");
  const body = parameters.findLast((each) => each.in === "body");
  const others = parameters.filter((each) => each.in !== "formData" && each.in !== "body").map(raiseParameter);
  if (fields.length > 0) return { parameters: others, requestBody: formOf(fields, mediaTypes) };
  if (body === undefined) return { parameters: others };
  const types = mediaTypes.length > 0 ? mediaTypes : ["application/json"];
  const content = Object.fromEntries(types.map((type) => [type, { schema: body.schema }]));
  const { required, description } = body;
  return { parameters: others, requestBody: { required, description, content } };
}

function raiseParameter(parameter: Json): Json {
  const { name, in: place, required, description, collectionFormat, ...schema } = parameter;
  return { name, in: place, required, description, schema, ...formatOf(collectionFormat, schema, place === "query") };
}

/** Without a `collectionFormat`, the items of a list are separated by commas. */
function formatOf(collectionFormat: unknown, { type }: Json, isQuery: boolean): Json {
  if (type !== "array" || !isQuery) return {};
  if (collectionFormat === "multi") return { style: "form", explode: true };
  return { style: stylesOfQuery[String(collectionFormat ?? "csv")] ?? "form", explode: false };
}

function formOf(fields: readonly Json[], mediaTypes: readonly string[]): Json {
  const raised = fields.map(({ name, in: _in, required, collectionFormat, ...schema }) => ({
    ...{ name: name as string, required, schema },
    format: formatOf(collectionFormat, schema, true),
  }));
  const hasFile = fields.some(({ type }) => type === "file");
  const declared = mediaTypes.filter((type) =>
    /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type),
  );
  const usual = hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded";
  const type = declared.find((each) => !hasFile || /^multipart/i.test(each)) ?? usual;
  const schema = {
    type: "object",
    properties: Object.fromEntries(raised.map((field) => [field.name, field.schema])),
    required: raised.filter((field) => field.required === true).map((field) => field.name),
  };
  const encoding = Object.fromEntries(raised.map((field) => [field.name, field.format]));
  return { required: schema.required.length > 0, content: { [type]: { schema, encoding } } };
}

/** `consumes` or `produces` of the operation, else of the document. */
export function mediaTypesOf(name: "consumes" | "produces", document: Json, operation: Json): string[] {
  const list = [operation[name], document[name]].find(Array.isArray) as unknown[] | undefined;
  return (list ?? []).filter((type): type is string => typeof type === "string");
}
