import type { Answer, Body, Operation, Parameter, Shape, Tag } from "../api.ts";
import { callsByTag, harmlessToRepeat, movedNames } from "../names.ts";
import { nameOperation } from "./name-operation.ts";
import { readShape, type Schema, tagValue } from "./read-shape.ts";

type Content = Record<string, { schema?: Schema }>;
type WrittenParameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };

/** The parts of an OpenAPI operation that clients are made of. */
export type WrittenOperation = {
  summary?: string;
  description?: string;
  parameters?: (WrittenParameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description?: string; content?: Content }>;
};

type Named = ReadonlyMap<string, Shape>;

/** Reads every operation, with those that share a path and differ in a member of the body. */
export function readOperations(paths: Record<string, Record<string, WrittenOperation>>, named: Named): Operation[] {
  const lists = new Set<string>();
  const written = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const answer = readAnswer(operation, named);
      if (method === "get" && isList(answer, named)) lists.add(path);
      return { method: method.toUpperCase(), path, operation, answer };
    }),
  );
  return written.flatMap(({ method, path, operation, answer }) => {
    const isListed = method === "GET" && lists.has(path);
    const { group, name } = nameOperation({ method, path, isList: isListed, hasList: lists.has(path) });
    const id = `${method} ${path}`;
    const body = readBody(operation);
    const read: Operation = {
      group,
      name,
      method,
      path,
      summary: operation.summary ?? "",
      description: operation.description ?? "",
      parameters: readParameters(operation, path),
      body,
      answer,
      problems: readProblems(operation),
      isIdempotent: parametersOf(operation).some(isIdempotencyKey),
      isHarmlessToRepeat: harmlessToRepeat.includes(id),
      tag: undefined,
      formerNames: formerNamesOf(`${group}.${name}`),
    };
    return [read, ...readVariants(read, callsByTag[id], named)];
  });
}

function formerNamesOf(name: string): string[] {
  return Object.entries(movedNames).flatMap(([former, present]) => (present === name ? [former] : []));
}

/** The calls that are one value each of a member of the body. */
function readVariants(operation: Operation, member: string | undefined, named: Named): Operation[] {
  const shape = operation.body?.json === undefined ? undefined : resolve(operation.body.json, named);
  if (member === undefined || shape?.kind !== "either") return [];
  return shape.shapes.flatMap((each): Operation[] => {
    const value = tagValue(each, member);
    if (value === undefined || each.kind !== "record") return [];
    const members = each.members.filter(({ name }) => name !== member);
    const tag: Tag = { member, value };
    const summary = `${operation.summary}: ${value}`;
    return [{ ...operation, name: value, summary, tag, body: { isRequired: true, json: { ...each, members } } }];
  });
}

/** The one that all operations share is the version of the interface, which the client sends itself. */
function parametersOf({ parameters = [] }: WrittenOperation): WrittenParameter[] {
  return parameters.flatMap((each) => ("name" in each ? [each] : []));
}

/** The client makes a key where the caller gives none, so the key is an option of every call. */
function isIdempotencyKey({ name, in: place }: WrittenParameter): boolean {
  return place === "header" && name.toLowerCase() === "idempotency-key";
}

function readParameters(operation: WrittenOperation, path: string): Parameter[] {
  const read = parametersOf(operation)
    .filter((each) => !isIdempotencyKey(each))
    .map(({ name, in: place, required, description, schema }) => ({
      name,
      place: place as Parameter["place"],
      isRequired: required === true,
      description: description ?? schema.description ?? "",
      shape: readShape(schema),
    }));
  const order = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
  const inPath = order.flatMap((name) => read.filter((each) => each.place === "path" && each.name === name));
  return [...inPath, ...read.filter(({ place }) => place !== "path")];
}

function readBody({ requestBody }: WrittenOperation): Body | undefined {
  if (requestBody === undefined) return undefined;
  const types = Object.keys(requestBody.content);
  const shapeOf = (type: string) => readShape(requestBody.content[type]?.schema ?? {});
  const yaml = types.find((type) => type.endsWith("yaml"));
  const bytes = types.filter((type) => !/json$|form|yaml|text\/plain/.test(type) && type !== "*/*");
  const hasJson = types.includes("application/json") && (bytes.length === 0 || types[0] === "application/json");
  return {
    isRequired: requestBody.required === true,
    ...(hasJson ? { json: shapeOf("application/json") } : {}),
    ...(types.includes("multipart/form-data") ? { form: shapeOf("multipart/form-data") } : {}),
    ...(hasJson || types.every((type) => type === "multipart/form-data")
      ? {}
      : { upload: types.filter((type) => !/^application\/(?:json|x-www-form-urlencoded)$|^multipart/.test(type)) }),
    ...(hasJson && yaml !== undefined ? { textAs: yaml } : {}),
  };
}

function readAnswer({ responses, description = "", summary = "" }: WrittenOperation, named: Named): Answer {
  const successes = Object.entries(responses).filter(([status]) => /^2/.test(status));
  const contents = successes.flatMap(([, { content = {} }]) => Object.entries(content));
  const json = contents.find(([type]) => type === "application/json");
  if (json !== undefined) return readValue(successes, named);
  const types = [...new Set(contents.map(([type]) => type))];
  if (types.length === 0)
    return isSocket(successes, `${summary} ${description}`) ? { kind: "socket" } : { kind: "nothing" };
  if (types.every((type) => type === "text/event-stream")) return { kind: "stream" };
  return types.every((type) => /^text\/(?!csv)|^image\/svg/.test(type))
    ? { kind: "text" }
    : { kind: "download", mediaTypes: types };
}

/** An upgraded connection has no body, as a deletion has none, but it answers 200 here. */
function isSocket(successes: [string, unknown][], text: string): boolean {
  return successes.some(([status]) => status === "200") && /WebSocket|Twilio|frames|Realtime/.test(text);
}

function readValue(successes: [string, { content?: Content }][], named: Named): Answer {
  const shapes = successes.flatMap(([, { content }]) => {
    const schema = content?.["application/json"]?.schema;
    return schema === undefined ? [] : [readShape(schema)];
  });
  const different = shapes.filter(
    (shape, index) => shapes.findIndex((each) => JSON.stringify(each) === JSON.stringify(shape)) === index,
  );
  const types = successes.flatMap(([, { content = {} }]) => Object.keys(content));
  if (types.includes("application/yaml")) different.push({ kind: "text" });
  const shape: Shape = different.length === 1 ? different[0]! : { kind: "either", shapes: different };
  const item = itemOf(shape, named);
  return item !== undefined && hasMember(shape, "nextCursor", named)
    ? { kind: "page", shape, item }
    : { kind: "value", shape };
}

function isList(answer: Answer, named: Named): boolean {
  return answer.kind === "page" || (answer.kind === "value" && itemOf(answer.shape, named) !== undefined);
}

/** The shape of what a list contains. */
function itemOf(shape: Shape, named: Named): Shape | undefined {
  const resolved = resolve(shape, named);
  const data = resolved.kind === "record" ? resolved.members.find(({ name }) => name === "data") : undefined;
  return data?.shape.kind === "list" ? data.shape.item : undefined;
}

function hasMember(shape: Shape, name: string, named: Named): boolean {
  const resolved = resolve(shape, named);
  return resolved.kind === "record" && resolved.members.some((member) => member.name === name && member.isRequired);
}

function resolve(shape: Shape, named: Named): Shape {
  return shape.kind === "named" ? resolve(named.get(shape.name) ?? { kind: "anything" }, named) : shape;
}

/** The codes stand in the descriptions of the error answers. */
function readProblems({ responses }: WrittenOperation): string[] {
  const texts = Object.entries(responses).flatMap(([status, { description = "" }]) =>
    /^[45]/.test(status) ? [description] : [],
  );
  return texts.flatMap((text) => [...text.matchAll(/`([a-z-]+)`/g)].map((found) => found[1]!));
}
