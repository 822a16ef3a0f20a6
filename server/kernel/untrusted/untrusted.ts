import { defineProblem } from "../problem.ts";

export const tooComplex = defineProblem(422, "too-complex", "What was sent takes too long or too much memory to read");

/**
 * A function that reads what a workspace handed in: a document, a schema, later a file. It depends
 * on its input alone and is an export of a module, because it runs in a worker thread. Input and
 * output are copied between the threads. The caller bounds the size of the input, and the parser
 * what it makes of it: one allocation larger than the memory limit ends the process with the
 * thread.
 */
export type Parser<Input, Output> = {
  module: URL;
  /** The name of the export. */
  name: string;
  /** The parser uses a library that a thread cannot hold to its memory, so that it gets a process of its own. */
  needsProcess?: boolean;
  /** Never set: carries the types. */
  types?: (input: Input) => Output;
};

// biome-ignore lint/suspicious/noExplicitAny: any function of one input.
type ParserFunction = (input: any) => unknown;

/**
 * @example
 * const orderParser = parserIn<typeof readOrder>(new URL("read-order.ts", import.meta.url), "readOrder");
 */
export function parserIn<Read extends ParserFunction>(
  module: URL,
  name: string,
  needs: Pick<Parser<unknown, unknown>, "needsProcess"> = {},
): Parser<Parameters<Read>[0], Awaited<ReturnType<Read>>> {
  return { module, name, ...needs };
}

/** Reads what workspaces hand in, where it can neither block nor end this process. */
export type Untrusted = {
  /**
   * Runs the parser in a worker thread, or a process, with a deadline and a memory limit. A workspace has one
   * parser of each sort at a time, so that it takes no thread from the others. What the parser throws is
   * thrown here, as an Error with the same name and message, and from a process with the same code.
   * @throws too-complex; rate-limited and unavailable when too many wait
   */
  parse<Input, Output>(workspaceId: string, parser: Parser<Input, Output>, input: Input): Promise<Output>;
  close(): Promise<void>;
};
