import type { Api, Member, NamedShape, Shape } from "../../api.ts";
import { pascalOf } from "../name-records.ts";
import { snakeOf, writeComment } from "./ruby-names.ts";
import { isClass, type Named, namedShapes, writeDocType, writeReading } from "./write-type.ts";

/** Writes a class for each record. */
export function writeTypes(api: Api): string {
  const named = namedShapes(api.shapes);
  const events = api.events.map(
    ({ type, summary, shape }): NamedShape => ({
      name: `${pascalOf(type)}Event`,
      description: summary,
      shape: withId(shape),
    }),
  );
  const classes = [...api.shapes, ...events].filter(({ shape }) => isClass(shape));
  const rows = api.events.map(({ type }, index) => `      ${JSON.stringify(type)} => :${events[index]!.name},\n`);
  return [
    "module Parley\n  # The values that the API takes and gives.\n  module Types\n",
    classes.map((each) => writeClass(each, named)).join("\n"),
    `\n    # The classes of events, by their types. A newer server may send others.\n    EVENTS = {\n${rows.join("")}    }.freeze\n`,
    `\n    # The stable codes of problems. A newer server may send others.\n    PROBLEM_CODES = %w[\n${api.problemCodes.map((code) => `      ${code}\n`).join("")}    ].freeze\n  end\nend\n`,
  ].join("");
}

/** An event has its id beside the members of its type. */
function withId(shape: Shape): Shape {
  if (shape.kind !== "record") return shape;
  const id: Member = {
    name: "id",
    isRequired: true,
    description: "It is the same in each attempt.",
    shape: { kind: "text" },
  };
  return { ...shape, members: [id, ...shape.members.filter(({ name }) => name !== "id")] };
}

function writeClass({ name, description, shape }: NamedShape, named: Named): string {
  const members = shape.kind === "record" ? shape.members : [];
  const text = description === "" ? `${name} is a value of the API.` : description;
  return `${writeComment(text, "    ")}    class ${name} < Value\n${members.map((each) => writeMember(each, named)).join("")}    end\n`;
}

function writeMember({ name, isRequired, shape, description }: Member, named: Named): string {
  const own = snakeOf(name);
  const only = shape.kind === "choice" && shape.values.length === 1 && isRequired ? shape.values[0] : undefined;
  const reading = writeReading(shape, named);
  const words = [
    `:${own}`,
    JSON.stringify(name),
    ...(reading === undefined ? [] : [`reading: ${reading}`]),
    ...(isRequired ? ["required: true"] : []),
    ...(only === undefined ? [] : [`tag: ${JSON.stringify(only)}`]),
  ];
  const types = writeDocType(shape, named);
  const type = isRequired || /(?:^|, )nil\b/.test(types) ? types : `${types}, nil`;
  const doc = `      # @!attribute [r] ${own}\n${writeComment(`@return [${type}] ${description.replace(/\s+/g, " ")}`, "      ", "  ")}`;
  return `${doc}      member ${words.join(", ")}\n`;
}
