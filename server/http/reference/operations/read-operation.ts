import type { Guard } from "../../../kernel/caller.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import type { ApiVersion } from "../../../kernel/versions/api-versions.ts";
import type { OpenApi } from "../../../kernel/versions/open-api.ts";
import type { Route } from "../../../kernel/wire/route.ts";
import { describeParameters, describeSchema, type Field } from "./describe-schema.ts";

type Json = Record<string, unknown>;
type Content = Record<string, { schema?: unknown }>;
type Written = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters: Json[];
  requestBody?: { description?: string; required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};

/** A body of a request or an answer. Without `shape` it is bytes, a text or a stream. */
export type Payload = { mediaTypes: string[]; shape?: Omit<Field, "name" | "isRequired"> };
export type AnswerPart = Payload & { status: string; description: string };

/** One operation, as a reader needs it. */
export type OperationText = {
  /** The name as in `POST /api/leads`. */
  name: string;
  method: string;
  path: string;
  /** The anchor on the page of its capability. */
  anchor: string;
  tag: string;
  summary: string;
  purpose: string;
  access: string;
  scope: string | undefined;
  parameters: { place: string; fields: Field[] }[];
  bodies: (Payload & { isRequired: boolean; description: string })[];
  answers: AnswerPart[];
  /** Codes of problems by status. */
  problems: { status: string; codes: string[] }[];
  changes: { date: string; title: string }[];
};

const places: readonly [place: string, title: string][] = [
  ["path", "Path"],
  ["query", "Query"],
  ["header", "Headers"],
];

/**
 * Reads all operations in the order of the routes, which is that of the table of contents. Other requests run
 * between them: together they take a twentieth of a second.
 */
export async function readOperations(
  routes: readonly Route[],
  openApi: OpenApi,
  versions: readonly ApiVersion[],
): Promise<OperationText[]> {
  const yieldIfDue = periodicYield();
  const operations: OperationText[] = [];
  for (const route of routes) {
    const path = route.path.replace(/:([A-Za-z]+)/g, "{$1}");
    const written = openApi.paths[path]?.[route.method.toLowerCase()] as Written;
    operations.push(readOperation(route, path, written, openApi.components.schemas, versions));
    await yieldIfDue();
  }
  return operations;
}

function readOperation(
  route: Route,
  path: string,
  written: Written,
  schemas: Json,
  versions: readonly ApiVersion[],
): OperationText {
  const own = written.parameters.filter((each) => "name" in each);
  const { guard, schema } = route.definition;
  return {
    name: `${route.method} ${path}`,
    method: route.method,
    path,
    anchor: written.operationId,
    tag: written.tags[0] ?? route.capability,
    summary: written.summary,
    purpose: schema.description ?? "",
    access: accessOf(guard, written.description ?? ""),
    scope: guard.kind === "may" ? guard.scope : undefined,
    // The shapes of all operations take a second to describe, and a page needs those of its own.
    get parameters() {
      return places.flatMap(([place, title]) => {
        const fields = describeParameters(
          own.filter((each) => each.in === place),
          schemas,
        );
        return fields.length === 0 ? [] : [{ place: title, fields }];
      });
    },
    get bodies() {
      return contentsOf(written.requestBody?.content, schemas).map((content) => ({
        ...content,
        isRequired: written.requestBody?.required === true,
        description: written.requestBody?.description ?? "",
      }));
    },
    get answers() {
      return readAnswers(written, schemas);
    },
    problems: Object.entries(written.responses).flatMap(([status, { description }]) => {
      const codes = [...description.matchAll(/`([a-z0-9-]+)`/g)].map((found) => found[1]!);
      return Number(status) >= 400 ? [{ status, codes }] : [];
    }),
    changes: versions.flatMap(({ date, changes }) =>
      changes
        .filter(({ operations }) => operations.includes(`${route.method} ${route.path}`))
        .map(({ title }) => ({ date, title })),
    ),
  };
}

function readAnswers({ responses }: Written, schemas: Json): AnswerPart[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .flatMap(([status, { description, content }]) => {
      const contents = contentsOf(content, schemas);
      const parts: Payload[] = contents.length === 0 ? [{ mediaTypes: [] }] : contents;
      return parts.map((part) => ({ ...part, status, description }));
    });
}

/** Media types of the same shape stand together. */
function contentsOf(content: Content | undefined, schemas: Json): Payload[] {
  const parts = new Map<string, Payload>();
  for (const [mediaType, { schema }] of Object.entries(content ?? {})) {
    const key = JSON.stringify(schema ?? {});
    const known = parts.get(key);
    if (known !== undefined) known.mediaTypes.push(mediaType);
    else {
      const shape = describeSchema(schema, schemas);
      const isPlain = /^(?:bytes|string)$/.test(shape.type) && shape.fields.length === 0;
      parts.set(key, { mediaTypes: [mediaType], ...(isPlain ? {} : { shape }) });
    }
  }
  return [...parts.values()];
}

/** Gives the sentence about callers, without the description of the operation that stands before it. */
function accessOf(guard: Guard, description: string): string {
  if (guard.kind === "anyone" && !/A member's e-mail/.test(description))
    return "Anyone may call it, without a credential.";
  return description.split("\n\n").at(-1) ?? "";
}
