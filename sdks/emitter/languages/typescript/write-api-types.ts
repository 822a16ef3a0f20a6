import type { Answer, Api, Operation, Parameter } from "../../api.ts";
import { joinTypes, writeBlock, writeComment, writeLine, writeType } from "./write-type.ts";

const uploads = [
  "/** The bytes of a body. A stream is sent as it is read, and cannot be sent twice. */",
  "export type Bytes = string | Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;\n",
  "/** A file. A `Blob` or bytes without a name are sent as `file`. */",
  "export type Upload = Blob | ArrayBuffer | Uint8Array | { name: string; type?: string; content: Bytes };\n",
];

/** Writes the types of every shape, operation, event and problem. */
export function writeApiTypes(api: Api): string {
  const operations = api.groups.flatMap((group) => group.operations.filter(({ tag }) => tag === undefined));
  const sorted = [...operations].sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0));
  return [
    ...uploads,
    "/** The stable `code` of a problem. */",
    `export type KnownProblemCode =${api.problemCodes.map((code) => `\n  | ${JSON.stringify(code)}`).join("")};\n`,
    ...api.shapes.map(
      ({ name, description, shape }) => `${writeComment(description, "")}export type ${name} = ${writeType(shape)};\n`,
    ),
    "/** The input and the answer of every operation. */",
    `export type Operations = {\n${sorted.map(writeOperation).join("")}};\n`,
    "/** The events that webhook endpoints and streams receive, by type. */",
    `export type WebhookEvents = {\n${api.events
      .map(({ type, summary, shape }) => writeLine(type, true, writeType(shape, "  "), "  ", summary))
      .join("")}};\n`,
  ].join("\n");
}

const inner = "    ";

function writeOperation(operation: Operation): string {
  const parts = writeParts(operation);
  // Everything can be assigned to `{}`.
  const input = parts.length === 0 ? "unknown" : writeBlock(parts, inner);
  const members = [
    writeLine("input", true, input, inner),
    writeLine("answer", true, writeAnswer(operation.answer), inner),
  ];
  const text = [operation.summary, operation.description].filter(Boolean).join(". ");
  return writeLine(`${operation.method} ${operation.path}`, true, writeBlock(members, "  "), "  ", text);
}

function writeParts({ parameters, body }: Operation): string[] {
  const depth = `${inner}  `;
  const places = { params: "path", query: "query", headers: "header" } as const;
  const parts: string[] = [];
  for (const [name, place] of Object.entries(places)) {
    const found = parameters.filter((one) => one.place === place);
    if (found.length === 0) continue;
    const lines = found.map((parameter) => writeParameter(parameter, `${depth}  `));
    parts.push(
      writeLine(
        name,
        found.some(({ isRequired }) => isRequired),
        writeBlock(lines, depth),
        depth,
      ),
    );
  }
  if (body !== undefined) {
    const types = [
      ...(body.json === undefined ? [] : [writeType(body.json, depth)]),
      ...(body.form === undefined ? [] : [`FormData`, writeType(body.form, depth)]),
      ...(body.upload === undefined ? [] : ["Bytes"]),
      ...(body.textAs === undefined ? [] : ["string"]),
    ];
    parts.push(writeLine("body", body.isRequired, joinTypes(types), depth));
  }
  return parts;
}

function writeParameter({ name, isRequired, description, shape }: Parameter, indent: string): string {
  return writeLine(name, isRequired, writeType(shape, indent), indent, description);
}

/** A raw request gives text as a string, and other bytes as a stream. */
function writeAnswer(answer: Answer): string {
  switch (answer.kind) {
    case "value":
    case "page":
      return writeType(answer.shape, inner);
    case "nothing":
    case "socket":
      return "undefined";
    case "text":
      return "string";
    case "stream":
      return "ReadableStream<Uint8Array>";
    case "download":
      return joinTypes(
        answer.mediaTypes.map((type) => (/^text\/(?!event)/.test(type) ? "string" : "ReadableStream<Uint8Array>")),
      );
  }
}
