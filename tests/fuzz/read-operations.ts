/** Says who may call, as the reference says it. */
type Access =
  | { kind: "anyone" }
  | { kind: "caller" }
  /** Members and secret keys, whatever their scopes. */
  | { kind: "trusted" }
  /** Everybody may call it who signs the body with the secret of a webhook source. */
  | { kind: "signature" }
  | { kind: "member" }
  | { kind: "operator" }
  | { kind: "scope"; scope: string; isPublishable: boolean };

type Parameter = { name: string; in: "path" | "query" | "header"; required: boolean; schema: JsonSchema };
type Response = { description: string; content?: Record<string, { schema: JsonSchema }> };

export type Operation = {
  /** For example `POST /api/keys`. */
  name: string;
  method: string;
  /** With its parameters in braces. */
  path: string;
  access: Access;
  parameters: Parameter[];
  body: JsonSchema | undefined;
  isBodyRequired: boolean;
  responses: Record<string, Response>;
  isIdempotent: boolean;
};

export type JsonSchema = Record<string, unknown>;

export type Reference = { operations: Operation[]; schemas: Record<string, JsonSchema> };

type Written = {
  description?: string;
  security: Record<string, unknown>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response>;
};

/** Reads the served OpenAPI document. Throws when it does not tell who may call an operation. */
export function readOperations(document: {
  paths: Record<string, Record<string, Written>>;
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, Parameter> };
}): Reference {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const parameters = written.parameters.map((each) =>
        "name" in each ? each : document.components.parameters[each.$ref.split("/").at(-1)!]!,
      );
      return {
        name,
        method: method.toUpperCase(),
        path,
        access: accessOf(name, written),
        parameters,
        body: written.requestBody?.content["application/json"]?.schema,
        isBodyRequired: written.requestBody?.required ?? false,
        responses: written.responses,
        isIdempotent: parameters.some((parameter) => parameter.name === "Idempotency-Key"),
      };
    }),
  );
  return { operations, schemas: document.components.schemas };
}

function accessOf(name: string, { security, description = "" }: Written): Access {
  if (security.some((choice) => Object.keys(choice).length === 0)) return { kind: "anyone" };
  if (security.some((choice) => "webhookSignature" in choice)) return { kind: "signature" };
  if (description.includes("For every valid credential")) return { kind: "caller" };
  if (description.includes("For members and secret keys")) return { kind: "trusted" };
  if (description.includes("For a signed-in member.")) return { kind: "member" };
  if (description.includes("For the operator of the installation.")) return { kind: "operator" };
  const scope = /Scope: `([a-z]+:[a-z]+)`/.exec(description)?.[1];
  if (scope === undefined) throw new Error(`The reference does not say who may call ${name}.`);
  return { kind: "scope", scope, isPublishable: description.includes("or a publishable key") };
}

/** Every scope that an operation asks for. */
export function scopesOf({ operations }: Reference): string[] {
  return [...new Set(operations.flatMap(({ access }) => (access.kind === "scope" ? [access.scope] : [])))];
}

/** The success status of the usual answer. */
export function successStatuses(operation: Operation): number[] {
  return Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status >= 200 && status < 400);
}

/** Tells whether the only success is an event stream that stays open. */
export function isEndlessStream(operation: Operation): boolean {
  const types = Object.values(operation.responses).flatMap((response) => Object.keys(response.content ?? {}));
  return operation.method === "GET" && types.includes("text/event-stream");
}
