import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema, Operation, Reference } from "./read-operations.ts";
import type { HttpAnswer } from "./send-request.ts";

/** Says what a request must come to, beyond what every answer must be. */
export type Expectation =
  | { kind: "documented" }
  | { kind: "success" }
  | { kind: "refused" }
  | { kind: "problem"; statuses: readonly number[] };

export type Judge = {
  /** Finds what is wrong with an answer of a documented operation: empty when nothing is. */
  ofOperation(operation: Operation, answer: HttpAnswer, expected: Expectation): string[];
  /**
   * Finds what is wrong with an answer from outside of any operation (unknown paths, broken
   * requests).
   */
  ofProblem(answer: HttpAnswer, statuses: readonly number[]): string[];
  /** Tells whether a parsed body is one that the reference allows. */
  isDocumentedBody(operation: Operation, body: unknown): boolean;
  schemaFaults(schema: JsonSchema, value: unknown): string[];
};

const problemMembers = new Set(["type", "title", "status", "detail", "code", "requestId", "errors"]);
/** A page that may not use a key is told which ones may. */
const membersOfOrigin = ["origin", "allowedOrigins"];
const neededMembers = ["type", "title", "detail", "code", "requestId"];

const everyAnswer: [header: string, expected: RegExp][] = [
  ["x-request-id", /^req_[0-9a-hjkmnp-tv-z]{26}$/],
  ["parley-version", /^\d{4}-\d\d-\d\d$/],
  ["x-content-type-options", /^nosniff$/],
  ["x-frame-options", /^DENY$/],
  ["referrer-policy", /^no-referrer$/],
  ["content-security-policy", /^default-src 'none'/],
  ["cache-control", /no-store|^public, max-age=\d+(?:, (?:immutable|must-revalidate|stale-while-revalidate=\d+))?$/],
  ["access-control-allow-origin", /^\*$/],
];
/** A page without scripts knows its visitor by a cookie. */
const setsCookie = new Set([
  "POST /chat/{key}",
  "GET /oauth/authorize",
  "GET /oauth/authorize/{uid}",
  "GET /oauth/device",
  "GET /oauth/device/verify",
  "POST /oauth/device/verify",
  "GET /oauth/device/verify/{uid}",
]);
const noAnswer = ["set-cookie", "server", "x-powered-by", "access-control-allow-credentials", "x-injected"];

/** Words of the inside: of stack traces, file names, PostgreSQL and the validator. */
const inside = /\n\s+at |node_modules|\.ts:\d|node:internal|SQLSTATE|pg_|relation "|violates|syntax error at or near/;
/** `/api/database` speaks of the workspace's own PostgreSQL: its words and members are for the caller. */
const insideBesidePostgres = /\n\s+at |node_modules|\.ts:\d|node:internal|parley\./;
const membersOfDatabase = new Set(["sqlState", "position", "line", "column", "table", "constraint", "report"]);
const isOfDatabase = (operation: Operation | undefined) => operation?.path.startsWith("/api/database") === true;

/** `problems`: what /docs/problems lists, by code. */
export function createJudge(reference: Reference, problems: ReadonlyMap<string, number>): Judge {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv, { mode: "full" });
  // By name, so that each is compiled once and not again for every operation that refers to it.
  for (const [name, schema] of Object.entries(reference.schemas)) ajv.addSchema(withNames(schema), nameOf(name));
  const compiled = new WeakMap<object, ValidateFunction>();

  function schemaFaults(schema: JsonSchema, value: unknown): string[] {
    let validate = compiled.get(schema);
    if (validate === undefined) {
      validate = ajv.compile(withNames(schema));
      compiled.set(schema, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).slice(0, 3).map((error) => `${error.instancePath} ${error.message}`);
  }

  function faultsOfHeaders(answer: HttpAnswer, operation?: Operation): string[] {
    const faults: string[] = [];
    for (const [name, expected] of everyAnswer) {
      const value = answer.headers[name];
      if (typeof value !== "string" || !expected.test(value)) faults.push(`header ${name} is ${value ?? "missing"}`);
    }
    const isAllowed = (name: string) => name === "set-cookie" && setsCookie.has(operation?.name ?? "");
    for (const name of noAnswer) {
      if (answer.headers[name] !== undefined && !isAllowed(name)) faults.push(`header ${name} is there`);
    }
    return faults;
  }

  function faultsOfError(operation: Operation, answer: HttpAnswer): string[] {
    if (answer.status < 400) return [];
    if (!hasOwnErrors(operation)) return faultsOfProblem(answer, operation);
    const schema = operation.responses[String(answer.status)]?.content?.["application/json"]?.schema;
    return [
      ...(schema === undefined ? [] : schemaFaults(schema, parsed(answer.text))),
      ...faultsOfErrorHeaders(answer),
    ];
  }

  function faultsOfProblem(answer: HttpAnswer, operation?: Operation): string[] {
    if (answer.status < 400) return [];
    const isPage = operation !== undefined && isPageOf(operation, answer);
    const type = answer.headers["content-type"] ?? "none";
    if (isPage) return type.startsWith("text/html") ? [] : [`content type ${type} of a page for people`];
    if (!type.startsWith("application/problem+json")) return [`content type ${type} of an error`];
    const body = parsed(answer.text);
    if (body === null || typeof body !== "object" || Array.isArray(body)) return ["an error that is no JSON object"];
    const problem = body as Record<string, unknown>;
    const faults = Object.keys(problem)
      .filter((name) => !problemMembers.has(name) && !(isOfDatabase(operation) && membersOfDatabase.has(name)))
      .filter((name) => problem.code !== "origin-not-allowed" || !membersOfOrigin.includes(name))
      .map((name) => `the error has a member ${name}`);
    for (const name of neededMembers) {
      if (typeof problem[name] !== "string" || problem[name] === "") faults.push(`the error's ${name} is no text`);
    }
    if (problem.status !== answer.status) faults.push(`the error says status ${problem.status}`);
    if (problem.requestId !== answer.headers["x-request-id"]) faults.push("the error's requestId is not x-request-id");
    if (problems.get(String(problem.code)) !== answer.status) {
      faults.push(`/docs/problems does not list ${problem.code} with ${answer.status}`);
    }
    if ("errors" in problem && !areFieldErrors(problem.errors))
      faults.push("errors is no list of pointers and messages");
    return [...faults, ...faultsOfErrorHeaders(answer, operation)];
  }

  function faultsOfErrorHeaders(answer: HttpAnswer, operation?: Operation): string[] {
    const faults: string[] = [];
    if (answer.status === 401 && answer.headers["www-authenticate"] === undefined) {
      faults.push("401 without www-authenticate");
    }
    if (answer.status === 405 && answer.headers.allow === undefined) faults.push("405 without allow");
    if (answer.status === 429 && answer.headers["retry-after"] === undefined) faults.push("429 without retry-after");
    const forbidden = isOfDatabase(operation) ? insideBesidePostgres : inside;
    // A page shows again what was typed, and the walk types calls of this function.
    if (forbidden.test(answer.text.replaceAll("pg_sleep", "")))
      faults.push(`the error tells of the inside: ${answer.text.slice(0, 300)}`);
    return faults;
  }

  function faultsOfDocumentation(operation: Operation, answer: HttpAnswer): string[] {
    const documented = operation.responses[String(answer.status)];
    if (documented === undefined) return [`status ${answer.status} ${codeOf(answer)} is not documented`];
    if (answer.status >= 400 && !isPageOf(operation, answer)) {
      const code = codeOf(answer);
      return documented.description.includes(`\`${code}\``) ? [] : [`${answer.status} ${code} is not documented`];
    }
    const type = (answer.headers["content-type"] ?? "").split(";")[0] ?? "";
    const contents = documented.content ?? {};
    if (Object.keys(contents).length === 0) {
      return answer.text === "" && type === "" ? [] : [`an answer of type "${type}" where none is documented`];
    }
    const content = contents[type];
    if (content === undefined) return [`content type "${type}" is not documented for ${answer.status}`];
    if (type !== "application/json") return [];
    return schemaFaults(content.schema, parsed(answer.text)).map(
      (fault) => `the answer is not as documented: ${fault}`,
    );
  }

  function faultsOfExpectation(answer: HttpAnswer, expected: Expectation): string[] {
    const was = `was ${answer.status} ${codeOf(answer)}`;
    switch (expected.kind) {
      case "documented":
        return [];
      case "success":
        return answer.status < 400 ? [] : [`should have succeeded, ${was}: ${answer.text.slice(0, 300)}`];
      case "refused":
        return answer.status >= 400 ? [] : [`should have been refused, ${was}`];
      case "problem":
        return expected.statuses.includes(answer.status) ? [] : [`should be ${expected.statuses.join(" or ")}, ${was}`];
    }
  }

  return {
    schemaFaults,
    ofOperation: (operation, answer, expected) => [
      ...(answer.status >= 500 && !isOfProvider(operation, answer)
        ? [`status ${answer.status} ${codeOf(answer)}`]
        : []),
      ...faultsOfHeaders(answer, operation),
      ...faultsOfError(operation, answer),
      ...faultsOfDocumentation(operation, answer),
      ...faultsOfExpectation(answer, expected),
    ],
    ofProblem: (answer, statuses) => [
      ...faultsOfHeaders(answer),
      ...faultsOfProblem(answer),
      ...faultsOfExpectation(answer, { kind: "problem", statuses }),
    ],
    isDocumentedBody: (operation, body) =>
      operation.body === undefined || schemaFaults(operation.body, body).length === 0,
  };
}

const nameOf = (name: string) => `reference:${name}`;

/** The schema with references that lead out of the document to the schemas' names. */
function withNames(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/components/schemas/', `"$ref":"${nameOf("")}`));
}

export function codeOf(answer: HttpAnswer): string {
  type Error = { code?: unknown; data?: { code?: unknown } };
  const body = parsed(answer.text) as { code?: unknown; error?: string | Error } | null | undefined;
  const error = body?.error;
  // OAuth has the code itself there.
  const code = typeof error === "string" ? error : (body?.code ?? error?.data?.code ?? error?.code);
  return answer.status >= 400 && typeof code === "string" ? code : "";
}

/** Where clients expect another form than problem documents, the reference says which. */
function hasOwnErrors({ responses }: Operation): boolean {
  return responses["400"]?.content?.["application/json"] !== undefined;
}

/** Pages for people tell of failures in HTML, where the reference says so. */
function isPageOf(operation: Operation, answer: HttpAnswer): boolean {
  const isPage = (answer.headers["content-type"] ?? "").startsWith("text/html");
  return isPage && operation.responses[String(answer.status)]?.content?.["text/html"] !== undefined;
}

/** Says what a mail server or another provider got wrong; our own unavailability does not count. */
function isOfProvider(operation: Operation, answer: HttpAnswer): boolean {
  const documented = operation.responses[String(answer.status)];
  return answer.status === 502 && (documented?.description.includes(`\`${codeOf(answer)}\``) ?? false);
}

function areFieldErrors(errors: unknown): boolean {
  return (
    Array.isArray(errors) &&
    errors.length > 0 &&
    errors.every(
      (error: unknown) =>
        error !== null &&
        typeof error === "object" &&
        // A document that is written as text has lines, too, and says what is only a warning.
        /^(?:column,line,)?message,pointer(?:,severity)?$/.test(Object.keys(error).sort().join()) &&
        /^(?:\/(?:[^~]|~[01])*)?$/s.test((error as { pointer: string }).pointer) &&
        typeof (error as { message: unknown }).message === "string",
    )
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
