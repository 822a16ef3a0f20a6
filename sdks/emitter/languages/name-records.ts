import type { Api, Member, NamedShape, Operation, Shape } from "../api.ts";

/** Records with fewer members are too plain to be told by them, so each has a type of its own. */
const leastSharedMembers = 3;

type Record = Extract<Shape, { kind: "record" }>;

/**
 * Gives every record with members a name, for languages whose types are classes. The name says where the
 * record stands, such as `LeadConsent`. Equal records share one. The body of a call keeps its members, which
 * are the arguments of the call, and a page keeps its frame. With `unions`, a choice of records gets a name too.
 */
export function nameRecords(api: Api, options: { unions: boolean } = { unions: false }): Api {
  const names = new Names(api.shapes, options.unions);
  const shapes = api.shapes.map(
    ({ shape, ...rest }): NamedShape => ({ ...rest, shape: names.inside(shape, rest.name) }),
  );
  const groups = api.groups.map((group) => ({
    ...group,
    operations: group.operations.map((operation) => nameInOperation(operation, names)),
  }));
  const events = api.events.map((event) => ({
    ...event,
    shape: names.inside(event.shape, `${pascalOf(event.type)}Event`),
  }));
  return { ...api, groups, events, shapes: [...shapes, ...names.added] };
}

function nameInOperation(operation: Operation, names: Names): Operation {
  const owner = pascalOf(operation.group) + pascalOf(operation.name);
  const { answer, body } = operation;
  const inBody = (shape: Shape | undefined) => (shape === undefined ? undefined : names.inside(shape, owner));
  const json = inBody(body?.json);
  const form = inBody(body?.form);
  return {
    ...operation,
    parameters: operation.parameters.map((each) => ({
      ...each,
      shape: names.outside(each.shape, owner + pascalOf(each.name)),
    })),
    body: body && { ...body, ...(json && { json }), ...(form && { form }) },
    answer:
      answer.kind === "value"
        ? { ...answer, shape: names.outside(answer.shape, `${owner}Answer`) }
        : answer.kind === "page"
          ? { ...answer, item: names.outside(answer.item, `${owner}Item`) }
          : answer,
  };
}

class Names {
  readonly added: NamedShape[] = [];
  readonly #taken: Set<string>;
  readonly #shared = new Map<string, string>();

  readonly #records: ReadonlySet<string>;
  readonly #hasUnions: boolean;

  constructor(shapes: readonly NamedShape[], hasUnions: boolean) {
    this.#hasUnions = hasUnions;
    this.#records = new Set(shapes.flatMap(({ name, shape }) => (shape.kind === "record" ? [name] : [])));
    this.#taken = new Set(shapes.map(({ name }) => name.toLowerCase()));
  }

  /** Names what stands inside of a shape, and leaves the shape itself. */
  inside(shape: Shape, owner: string): Shape {
    switch (shape.kind) {
      case "record": {
        const members = shape.members.map(
          (each): Member => ({ ...each, shape: this.outside(each.shape, owner + pascalOf(each.name)) }),
        );
        const further = shape.further && this.outside(shape.further, `${owner}Value`);
        return { ...shape, members, ...(further && { further }) };
      }
      case "list":
        return { ...shape, item: this.outside(shape.item, singularOf(owner)) };
      case "either": {
        const isOne = shape.shapes.filter(({ kind }) => kind === "record").length === 1;
        const shapes = shape.shapes.map((each) =>
          this.outside(each, isOne || each.kind !== "record" ? owner : owner + pascalOf(markOf(each, shape.tag))),
        );
        return { ...shape, shapes };
      }
      default:
        return shape;
    }
  }

  /** Names a shape with what stands inside of it. */
  outside(shape: Shape, owner: string): Shape {
    if (this.#hasUnions && shape.kind === "either") return this.#union(shape, owner);
    if (shape.kind !== "record" || shape.members.length === 0) return this.inside(shape, owner);
    const key = JSON.stringify(shape);
    const known = this.#shared.get(key);
    if (known !== undefined) return { kind: "named", name: known };
    const name = this.#take(owner);
    if (shape.members.length >= leastSharedMembers) this.#shared.set(key, name);
    const place = this.added.length;
    this.added.push({ name, description: "", shape });
    this.added[place] = { name, description: "", shape: this.inside(shape, name) };
    return { kind: "named", name };
  }

  /** A choice of several records is a type of its own. Null stands beside it. */
  #union(shape: Extract<Shape, { kind: "either" }>, owner: string): Shape {
    const some = shape.shapes.filter(({ kind }) => kind !== "null");
    const isOfRecords = some.every(
      (each) =>
        (each.kind === "record" && each.members.length > 0) || (each.kind === "named" && this.#records.has(each.name)),
    );
    if (!isOfRecords || some.length < 2) return this.inside(shape, owner);
    const name = this.#take(owner);
    const union: Shape = { ...shape, shapes: some };
    const place = this.added.length;
    this.added.push({ name, description: "", shape: union });
    this.added[place] = { name, description: "", shape: this.inside(union, name) };
    const named: Shape = { kind: "named", name };
    return some.length === shape.shapes.length ? named : { kind: "either", shapes: [named, { kind: "null" }] };
  }

  #take(owner: string): string {
    let name = owner;
    for (let count = 2; this.#taken.has(name.toLowerCase()); count++) name = `${owner}${count}`;
    this.#taken.add(name.toLowerCase());
    return name;
  }
}

/** The word that tells a record from its neighbours: the value of its tag, or its first member. */
function markOf({ members }: Record, tag: string | undefined): string {
  const constant = (name?: string) =>
    members.flatMap(({ name: own, shape, isRequired }) =>
      isRequired && (name ?? own) === own && shape.kind === "choice" && shape.values.length === 1
        ? [String(shape.values[0])]
        : [],
    )[0];
  return constant(tag) ?? constant() ?? members.find(({ isRequired }) => isRequired)?.name ?? members[0]?.name ?? "";
}

/** Writes a name as that of a type: `message.created` and `messageCreated` become `MessageCreated`. */
export function pascalOf(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");
}

function singularOf(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, "y");
  return /[^s]s$/.test(name) ? name.slice(0, -1) : `${name}Item`;
}
