import type { TSchema } from "typebox";
import type { Guard } from "../../kernel/caller.ts";
import type { EventType } from "../../kernel/log/event.ts";
import * as problems from "../../kernel/problem.ts";
import { quotaExceeded } from "../../kernel/quotas/quotas-of.ts";
import { type ScopeDefinition, scopeSchemaId } from "../../kernel/scope.ts";
import { periodicYield } from "../../kernel/untrusted/periodic-yield.ts";
import { versionUnknown } from "../../kernel/versions/api-versions.ts";
import type { OpenApi } from "../../kernel/versions/open-api.ts";
import {
  anyMediaType,
  type MultipartLimits,
  needsSecondFactor,
  needsVerifiedEmail,
  type Route,
} from "../../kernel/wire/route.ts";
import { mediaTypesOf, multipartMediaType } from "../answering/media-types-of.ts";
import { apiVersion, serverVersion } from "../api-version.ts";
import { OpenApiShapes } from "./open-api-shapes.ts";
import { toVersionHeaders, toVersionParameter, versionHeaders, versionParameter } from "./version-headers.ts";

type Json = Record<string, unknown>;

/** Writes the HTTP API as OpenAPI 3.1, from the same routes that serve it. Other requests run between them. */
export async function writeOpenApi(
  routes: readonly Route[],
  events: readonly EventType[],
  scopes: readonly ScopeDefinition[],
  errorShapes: readonly problems.ErrorShape[] = [],
): Promise<OpenApi> {
  const yieldIfDue = periodicYield();
  const shapes = new OpenApiShapes();
  const schemas = shapes.components.set("Problem", problemSchema);
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:([A-Za-z]+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, shapes, errorShapes) };
    await yieldIfDue();
  }
  const webhooks = Object.fromEntries(events.map((event) => [event.type, webhookOf(event, shapes)]));
  // Routes only refer to this component: no capability knows the scopes of all others.
  if (schemas.has(scopeSchemaId)) schemas.set(scopeSchemaId, { type: "string", enum: scopes.map(({ name }) => name) });
  return {
    openapi: "3.1.0",
    info: {
      title: "Parley",
      version: apiVersion,
      summary: "An AI assistant service for any application.",
      description: `Written by Parley ${serverVersion}. Pin this version of the interface with the header \`Parley-Version: ${apiVersion}\`.`,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    paths,
    ...(events.length === 0 ? {} : { webhooks }),
    components: {
      schemas: Object.fromEntries(schemas),
      parameters: { ParleyVersion: versionParameter },
      headers: versionHeaders,
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description:
            "An access token, a secret key (parley_sk_…) or, where the operation says so, a publishable key (parley_pk_…).",
        },
        webhookSignature: {
          type: "apiKey",
          in: "header",
          name: "X-Webhook-Signature",
          description: "Signs the raw body with the secret of the source, by the scheme of the source.",
        },
      },
    },
  };
}

const problemSchema = {
  type: "object",
  description: "RFC 9457. `code` never changes; `errors` names the parts of the request that are wrong.",
  required: ["type", "title", "status", "detail", "code", "requestId"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "string" },
    requestId: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["pointer", "message"],
        properties: { pointer: { type: "string" }, message: { type: "string" } },
      },
    },
  },
};

function operationOf(route: Route, shapes: OpenApiShapes, errorShapes: readonly problems.ErrorShape[]): Json {
  const { schema, guard } = route.definition;
  return {
    operationId: operationIdOf(route),
    tags: [schema.tag ?? route.capability],
    summary: schema.summary,
    ...(schema.description === undefined && guard.kind === "anyone" ? {} : { description: describe(route) }),
    security: securityOf(guard),
    parameters: parametersOf(route, shapes),
    ...requestBodyOf(route, shapes),
    responses: responsesOf(route, shapes, problems.errorShapeAt(errorShapes, route.path)),
  };
}

const anyBytes = { type: "string", format: "binary" };

function requestBodyOf({ definition }: Route, shapes: OpenApiShapes): Json {
  const { schema, body: format, maxBodyBytes } = definition;
  const isStreamed = format?.kind === "stream" || format?.kind === "multipart";
  if (schema.body === undefined && !isStreamed) return {};
  const shapeOf = (mediaType: string) =>
    format?.kind === "json-or-parts" && mediaType === multipartMediaType ? format.shape : (schema.body ?? anyBytes);
  const bounds = [
    ...(typeof maxBodyBytes !== "number" ? [] : [`At most ${maxBodyBytes} bytes.`]),
    ...(format !== undefined && "limits" in format ? [describeLimits(format.limits)] : []),
  ];
  return {
    requestBody: {
      ...((isStreamed || format?.kind === "json-or-parts") && bounds.length > 0
        ? { description: bounds.join(" ") }
        : {}),
      required: schema.isBodyOptional !== true,
      content: Object.fromEntries(
        mediaTypesOf(format).map((mediaType) => [
          mediaType,
          { schema: mediaType === anyMediaType ? anyBytes : shapes.write(shapeOf(mediaType) as TSchema) },
        ]),
      ),
    },
  };
}

function describeLimits({ maxFiles, maxFileBytes, maxFields, maxFieldBytes }: MultipartLimits): string {
  return `At most ${maxFiles} files of ${maxFileBytes} bytes each and ${maxFields} fields of ${maxFieldBytes} bytes each.`;
}

/** Names an operation by its method and path, e.g. postApiKnowledgeSources. */
function operationIdOf(route: Route): string {
  const words = route.path.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return route.method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function securityOf(guard: Guard): Json[] {
  if (guard.kind === "anyone") return [{}, { bearer: [] }];
  return guard.kind === "signature" ? [{ webhookSignature: [] }] : [{ bearer: [] }];
}

function describe({ method, definition }: Route): string {
  const { guard, schema } = definition;
  const access =
    guard.kind === "may"
      ? `Scope: \`${guard.scope}\`${guard.publishable ? ", or a publishable key" : ""}.`
      : guard.kind === "operator"
        ? "For the operator of the installation."
        : guard.kind === "signature"
          ? "The signature is the credential."
          : guard.kind === "member"
            ? "For a signed-in member."
            : guard.kind === "caller"
              ? "For every valid credential, including publishable keys."
              : guard.kind === "trusted"
                ? "For members and secret keys, whatever their scopes."
                : "";
  const proof = needsVerifiedEmail(method, definition) ? "A member's e-mail address must be verified." : "";
  return [schema.description ?? "", [access, proof].join(" ").trim()].filter((part) => part !== "").join("\n\n");
}

function parametersOf(route: Route, shapes: OpenApiShapes): Json[] {
  const { schema, idempotent } = route.definition;
  const list = (place: string, source: TSchema | undefined, isRequired: boolean) => {
    const object = source as { properties?: Record<string, TSchema>; required?: string[] } | undefined;
    return Object.entries(object?.properties ?? {}).map(([name, member]) => ({
      name,
      in: place,
      required: isRequired || (object?.required ?? []).includes(name),
      schema: shapes.write(member),
    }));
  };
  return [
    ...list("path", schema.params, true),
    ...list("query", schema.query, false),
    ...list("header", schema.headers, false),
    ...(idempotent
      ? [
          {
            name: "Idempotency-Key",
            in: "header",
            required: false,
            description: "For 24 hours the same key with the same body gives the same answer, without a second effect.",
            schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
          },
        ]
      : []),
    toVersionParameter,
  ];
}

function responsesOf(route: Route, shapes: OpenApiShapes, shape: problems.ErrorShape | undefined): Json {
  const responses: Record<string, Json> = {};
  for (const [status, schema] of Object.entries(route.definition.schema.response)) {
    const content: Json = schema === null ? {} : { "application/json": { schema: shapes.write(schema) } };
    const others = /^(?:204|303)$/.test(status) ? [] : (route.definition.schema.alsoProduces ?? []);
    for (const mediaType of others) content[mediaType] = { schema: { type: "string" } };
    responses[status] = {
      description: Number(status) < 300 ? "Success." : Number(status) < 400 ? "See the Location header." : "Refused.",
      headers: toVersionHeaders,
      ...(Object.keys(content).length === 0 ? {} : { content }),
    };
  }
  for (const [status, codes] of problemsOf(route)) {
    responses[status] = {
      description: codes.map((code) => `\`${shape?.codeOf(code) ?? code}\``).join(", "),
      content:
        shape === undefined
          ? { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } }
          : { "application/json": { schema: shapes.write(shape.schema as TSchema) } },
    };
  }
  return responses;
}

/**
 * Lists the problems that a route may answer with, by status: those that follow from its definition
 * and those it declares.
 */
function problemsOf(route: Route): Map<string, string[]> {
  const { schema, guard, idempotent, body, problems: own } = route.definition;
  const possible = [problems.invalidRequest, versionUnknown, problems.unavailable, problems.overloaded, ...(own ?? [])];
  // Each address has a bounded number of requests under way, also where no rate is limited.
  possible.push(problems.rateLimited);
  if (guard.kind !== "signature") possible.push(problems.unauthenticated);
  if (guard.kind !== "anyone" && guard.kind !== "signature")
    possible.push(
      problems.forbidden,
      problems.addressNotAllowed,
      problems.secretKeyInBrowser,
      problems.workspaceSuspended,
    );
  if (needsSecondFactor(route.definition)) possible.push(problems.secondFactorNeeded);
  if (needsVerifiedEmail(route.method, route.definition)) possible.push(problems.emailUnverified);
  if (guard.kind === "caller" || (guard.kind === "may" && guard.publishable)) possible.push(problems.originNotAllowed);
  if (schema.params !== undefined && guard.kind !== "signature") possible.push(problems.notFound);
  // A body that is sent is read, even where the route takes none.
  if (route.method !== "GET") {
    const isStreamed = body?.kind === "stream" || body?.kind === "multipart";
    possible.push(problems.requestTimeout, problems.bodyTooLarge, problems.unsupportedMediaType);
    if (!isStreamed) possible.push(problems.malformedJson);
    if (body === undefined) possible.push(problems.numberTooLarge);
  }
  if (route.isBounded) possible.push(quotaExceeded);
  if (idempotent) possible.push(problems.requestInProgress, problems.idempotencyKeyReused);
  const byStatus = new Map<string, string[]>();
  for (const { status, code } of possible) {
    byStatus.set(String(status), [...new Set([...(byStatus.get(String(status)) ?? []), code])]);
  }
  return new Map([...byStatus].sort(([a], [b]) => Number(a) - Number(b)));
}

function webhookOf(event: EventType, shapes: OpenApiShapes): Json {
  return {
    post: {
      operationId: `on_${event.type.replace(/[.-]/g, "_")}`,
      summary: event.summary,
      description: `Visible to: \`${event.visibleTo}\`.`,
      requestBody: {
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["type", "timestamp", "data"],
              properties: {
                type: { const: event.type },
                timestamp: { type: "string", format: "date-time" },
                data: shapes.write(event.expansion?.schema ?? event.schema),
              },
            },
          },
        },
      },
      responses: { "2XX": { description: "Received." } },
    },
  };
}
