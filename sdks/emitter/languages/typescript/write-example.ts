import type { Operation, Shape } from "../../api.ts";

/** Knows the shape behind each name. */
type Named = ReadonlyMap<string, Shape>;

/** Writes a call with the least that it takes, for the editor. Ids are variables. */
export function writeExample(operation: Operation, named: Named): string {
  const values = [
    ...operation.parameters.filter(({ place }) => place === "path").map(({ name }) => name),
    ...writeBodySample(operation, named),
    ...writeQuerySample(operation, named),
  ];
  const call = `parley.${operation.group}.${operation.name}(${values.join(", ")})`;
  switch (operation.answer.kind) {
    case "page":
      return `for await (const item of ${call}) console.log(item);`;
    case "stream":
      return `for await (const event of ${call}) console.log(event.data);`;
    case "socket":
      return `const socket = new WebSocket(${call});`;
    case "nothing":
      return `await ${call};`;
    case "download":
      return `const text = await (await ${call}).text();`;
    default:
      return `const answer = await ${call};`;
  }
}

function writeBodySample({ body }: Operation, named: Named): string[] {
  if (body === undefined) return [];
  const shape = body.json ?? body.form;
  if (shape === undefined) return ["bytes"];
  return mayBeLeftOut(shape, named) ? [] : [writeSample(shape, named)];
}

function writeQuerySample({ parameters }: Operation, named: Named): string[] {
  const required = parameters.filter(({ place, isRequired }) => place === "query" && isRequired);
  if (required.length === 0) return [];
  return [`{ ${required.map(({ name, shape }) => `${keyOf(name)}: ${writeSample(shape, named)}`).join(", ")} }`];
}

/** Tells whether a body without members is allowed. */
export function mayBeLeftOut(shape: Shape, named: Named): boolean {
  const resolved = resolve(shape, named);
  return resolved.kind === "record" && resolved.members.every(({ isRequired }) => !isRequired);
}

function writeSample(shape: Shape, named: Named, depth = 0): string {
  const resolved = resolve(shape, named);
  switch (resolved.kind) {
    case "text":
      return resolved.isBinary === true ? 'new Blob(["…"])' : JSON.stringify(resolved.example ?? "…");
    case "number":
      return String(resolved.least ?? 1);
    case "boolean":
      return "true";
    case "null":
      return "null";
    case "choice":
      return JSON.stringify(resolved.values[0]);
    case "list":
      return depth > 4 ? "[]" : `[${writeSample(resolved.item, named, depth + 1)}]`;
    case "record": {
      const members = resolved.members.filter(({ isRequired }) => isRequired);
      if (members.length === 0) return "{}";
      return `{ ${members.map((each) => `${keyOf(each.name)}: ${writeSample(each.shape, named, depth + 1)}`).join(", ")} }`;
    }
    case "either":
      return writeSample(resolved.shapes[0]!, named, depth);
    case "all":
      return writeSample(resolved.shapes[0]!, named, depth);
    default:
      return "{}";
  }
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function resolve(shape: Shape, named: Named): Shape {
  return shape.kind === "named" ? resolve(named.get(shape.name) ?? { kind: "anything" }, named) : shape;
}
