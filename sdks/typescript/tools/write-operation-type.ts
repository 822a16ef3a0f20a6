import {
  type Member,
  type Schema,
  writeBlock,
  writeComment,
  writeMember,
  writeSchemaType,
} from "./write-schema-type.ts";

type Content = Record<string, { schema?: Schema }>;
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };

/** The parts of an OpenAPI operation that the types come from. */
export type Operation = {
  summary?: string;
  description?: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
};

const inner = "    ";

/** The member of `Operations` for one operation: its input and its answer. */
export function writeOperationType(name: string, operation: Operation): string {
  const parts = inputMembers(operation);
  // Everything can be assigned to `{}`.
  const input = parts.length === 0 ? "unknown" : writeBlock(parts, inner);
  const members = [
    writeMember({ name: "input", isRequired: true, type: input }, inner),
    writeMember({ name: "answer", isRequired: true, type: answerType(operation) }, inner),
  ];
  const text = [operation.summary, operation.description].filter((part) => part !== undefined).join(". ");
  return `${writeComment(text, "  ")}  ${JSON.stringify(name)}: ${writeBlock(members, "  ")};\n`;
}

export function takesIdempotencyKey(operation: Operation): boolean {
  return parametersOf(operation).some(isIdempotencyKey);
}

/** The one that all operations share is the version of the interface, which the client sends itself. */
function parametersOf({ parameters = [] }: Operation): Parameter[] {
  return parameters.flatMap((each) => ("name" in each ? [each] : []));
}

/**
 * The client makes a key where the caller gives none, so the key is an option and not a part of the
 * input.
 */
function isIdempotencyKey({ name, in: place }: Parameter): boolean {
  return place === "header" && name.toLowerCase() === "idempotency-key";
}

function inputMembers(operation: Operation): string[] {
  const depth = `${inner}  `;
  const places = [
    ["params", "path"],
    ["query", "query"],
    ["headers", "header"],
  ] as const;
  const members: Member[] = [];
  for (const [name, place] of places) {
    const found = parametersOf(operation).filter((one) => one.in === place && !isIdempotencyKey(one));
    if (found.length === 0) continue;
    const type = writeBlock(
      found.map((parameter) => writeParameter(parameter, `${depth}  `)),
      depth,
    );
    members.push({ name, isRequired: found.some((parameter) => parameter.required === true), type });
  }
  const body = operation.requestBody?.content["application/json"]?.schema;
  if (body !== undefined) {
    const isRequired = operation.requestBody?.required === true;
    members.push({ name: "body", isRequired, type: writeSchemaType(body, depth) });
  }
  return members.map((member) => writeMember(member, depth));
}

function writeParameter(parameter: Parameter, indent: string): string {
  const { name, required, description = parameter.schema.description } = parameter;
  const type = writeSchemaType(parameter.schema, indent);
  return writeMember({ name, isRequired: required === true, type, description }, indent);
}

/**
 * The type of the JSON. Event streams and JSON lines are bytes that the caller reads as they
 * arrive.
 */
function answerType({ responses }: Operation): string {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const types = successes.map(([, { content = {} }]) => {
    const json = content["application/json"]?.schema;
    if (json !== undefined) return writeSchemaType(json, inner);
    const [mediaType] = Object.keys(content);
    if (mediaType === undefined) return "undefined";
    return /event-stream|ndjson/.test(mediaType) ? "ReadableStream<Uint8Array>" : "string";
  });
  return [...new Set(types)].join(" | ");
}
