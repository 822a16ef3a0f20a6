import type { Operation, Shape } from "../../api.ts";
import { snakeOf } from "./python-names.ts";

type Named = ReadonlyMap<string, Shape>;

/** Writes a call with the least that it takes, for the editor. Ids are variables. */
export function writeExample(operation: Operation, named: Named): string {
  const { body, parameters, group, name } = operation;
  const shape = resolve(body?.json ?? body?.form, named);
  const isWhole = body !== undefined && (shape?.kind !== "record" || (body.json && body.form) || body.upload);
  const members = !isWhole && shape?.kind === "record" ? shape.members.filter(({ isRequired }) => isRequired) : [];
  const values = [
    ...parameters.filter(({ place }) => place === "path").map((each) => snakeOf(each.name)),
    ...(isWhole ? [shape === undefined || body?.upload ? 'b"…"' : writeSample(shape, named)] : []),
    ...[...members, ...parameters.filter(({ place, isRequired }) => place === "query" && isRequired)].map(
      (each) => `${snakeOf(each.name)}=${writeSample(each.shape, named)}`,
    ),
  ];
  const call = `parley.${snakeOf(group)}.${snakeOf(name)}(${values.join(", ")})`;
  switch (operation.answer.kind) {
    case "page":
    case "stream":
      return `for item in ${call}: print(item)`;
    case "nothing":
      return call;
    case "download":
      return `${call}.read()`;
    default:
      return `answer = ${call}`;
  }
}

function writeSample(shape: Shape, named: Named, depth = 0): string {
  const resolved = resolve(shape, named)!;
  switch (resolved.kind) {
    case "text":
      if (resolved.isTime) return '"2026-11-20T10:00:00Z"';
      return resolved.isBinary ? 'b"…"' : JSON.stringify(resolved.example ?? "…");
    case "number":
      return String(resolved.least ?? 1);
    case "boolean":
      return "True";
    case "null":
      return "None";
    case "choice":
      return typeof resolved.values[0] === "boolean" ? "True" : JSON.stringify(resolved.values[0]);
    case "list":
      return depth > 4 ? "[]" : `[${writeSample(resolved.item, named, depth + 1)}]`;
    case "record": {
      const members = resolved.members.filter(({ isRequired }) => isRequired);
      const written = members.map(
        (each) => `${JSON.stringify(each.name)}: ${writeSample(each.shape, named, depth + 1)}`,
      );
      return `{${written.join(", ")}}`;
    }
    case "either":
    case "all":
      return writeSample(resolved.shapes[0]!, named, depth);
    default:
      return "{}";
  }
}

function resolve(shape: Shape | undefined, named: Named): Shape | undefined {
  return shape?.kind === "named" ? resolve(named.get(shape.name) ?? { kind: "anything" }, named) : shape;
}
