import { existsSync, readFileSync } from "node:fs";

/** The languages of the examples, in the order of their tabs. */
export const languages: readonly { id: string; title: string }[] = [
  { id: "curl", title: "curl" },
  { id: "typescript", title: "TypeScript" },
  { id: "python", title: "Python" },
  { id: "go", title: "Go" },
  { id: "php", title: "PHP" },
  { id: "ruby", title: "Ruby" },
];

/** A call that works, in each language, with its answer. */
export type OperationExample = {
  calls: Readonly<Record<string, string>>;
  /** The file that the calls read. */
  file?: { name: string; text: string };
  answer: { status: number; text: string };
};

const file = new URL("../../../../docs/reference/examples.json", import.meta.url);
let read: Readonly<Record<string, OperationExample>> | undefined;

/** Reads the example of an operation, by its method and path. The file is read at the first page. */
export function exampleOf(operation: string): OperationExample | undefined {
  read ??= existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, OperationExample>) : {};
  return read[operation];
}
