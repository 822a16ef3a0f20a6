import { type Operation, takesIdempotencyKey, writeOperationType } from "./write-operation-type.ts";
import { type Schema, writeComment, writeSchemaType } from "./write-schema-type.ts";

type Webhook = { post?: { summary?: string; requestBody?: { content: Record<string, { schema: Schema }> } } };

/** The parts of the OpenAPI document that the types come from. */
type Reference = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Webhook>;
  components: { schemas: Record<string, Schema> };
};

/**
 * The text of `src/api-types.generated.ts`: every schema, every operation by method and path, every
 * event and problem.
 */
export function writeApiTypes(reference: Reference, problemCodes: readonly string[]): string {
  const operations = Object.entries(reference.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
  const idempotent = operations.filter(({ operation }) => takesIdempotencyKey(operation));
  return [
    "/** The version of the API that these types describe. */",
    `export const apiVersion = ${JSON.stringify(reference.info.version)};\n`,
    "/** The operations that take an `Idempotency-Key`. */",
    `export const idempotentOperations: ReadonlySet<string> = new Set(${writeList(idempotent.map(({ name }) => name))});\n`,
    "/** The stable `code` of a problem. */",
    `export type KnownProblemCode =${writeUnion(problemCodes)};\n`,
    ...Object.entries(reference.components.schemas).map(
      ([name, schema]) => `${writeComment(schema.description, "")}export type ${name} = ${writeSchemaType(schema)};\n`,
    ),
    "/** The input and the answer of every operation. */",
    `export type Operations = {\n${operations.map(({ name, operation }) => writeOperationType(name, operation)).join("")}};\n`,
    "/** The events that webhook endpoints receive, by type. */",
    `export type WebhookEvents = {\n${writeWebhooks(reference.webhooks ?? {})}};\n`,
  ].join("\n");
}

function writeWebhooks(webhooks: Record<string, Webhook>): string {
  return Object.entries(webhooks)
    .map(([type, { post }]) => {
      const schema = post?.requestBody?.content["application/json"]?.schema ?? {};
      return `${writeComment(post?.summary, "  ")}  ${JSON.stringify(type)}: ${writeSchemaType(schema, "  ")};\n`;
    })
    .join("");
}

function writeList(values: readonly string[]): string {
  return `[\n${values.map((value) => `  ${JSON.stringify(value)},\n`).join("")}]`;
}

function writeUnion(values: readonly string[]): string {
  return values.map((value) => `\n  | ${JSON.stringify(value)}`).join("");
}
