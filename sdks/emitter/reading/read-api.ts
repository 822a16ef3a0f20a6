import type { Api, Group, NamedShape, Operation, WireEvent } from "../api.ts";
import { takenNames } from "../names.ts";
import { readOperations, type WrittenOperation } from "./read-operations.ts";
import { readShape, type Schema } from "./read-shape.ts";

type WrittenEvent = { post?: { summary?: string; requestBody?: { content: Record<string, { schema: Schema }> } } };

/** The parts of an OpenAPI document that clients are made of. */
export type Reference = {
  info: { version: string };
  paths: Record<string, Record<string, WrittenOperation>>;
  webhooks?: Record<string, WrittenEvent>;
  components: { schemas: Record<string, Schema> };
};

/** Reads an OpenAPI document, and the codes of all problems, into the model. */
export function readApi(reference: Reference, problemCodes: readonly string[]): Api {
  const shapes = Object.entries(reference.components.schemas).map(
    ([name, schema]): NamedShape => ({ name, description: schema.description ?? "", shape: readShape(schema) }),
  );
  return {
    version: reference.info.version,
    groups: groupsOf(readOperations(reference.paths, new Map(shapes.map(({ name, shape }) => [name, shape])))),
    shapes,
    problemCodes: [...problemCodes],
    events: readEvents(reference.webhooks ?? {}),
  };
}

/** Two calls of one name would leave one of them out. */
function groupsOf(operations: Operation[]): Group[] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    if (takenNames.includes(operation.group))
      throw new Error(`A client has ${operation.group} for itself: give ${operation.path} another group in names.ts.`);
    const group = groups.get(operation.group) ?? [];
    const twin = group.find(({ name }) => name === operation.name);
    if (twin !== undefined)
      throw new Error(
        `${twin.method} ${twin.path} and ${operation.method} ${operation.path} are both ${operation.group}.${operation.name}: name one of them in names.ts.`,
      );
    groups.set(operation.group, [...group, operation]);
  }
  return [...groups]
    .map(([name, members]) => ({ name, operations: members }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function readEvents(events: Record<string, WrittenEvent>): WireEvent[] {
  return Object.entries(events).map(([type, { post }]) => ({
    type,
    summary: post?.summary ?? "",
    shape: readShape(post?.requestBody?.content["application/json"]?.schema ?? {}),
  }));
}
