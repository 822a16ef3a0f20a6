import { invalidRequest, Problem } from "../../../../kernel/problem.ts";

/** A longer row is not read into memory. */
export const maxRowCharacters = 32 * 1_048_576;

/**
 * Reads the lines of a file that have any text, with their numbers from 1.
 * @throws Problem invalid-request, where a line is too long or no UTF-8
 */
export async function* readLines(file: AsyncIterable<Buffer>): AsyncGenerator<{ line: string; number: number }> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let number = 0;
  let held: string[] = [];
  let heldCharacters = 0;
  for await (const chunk of file) {
    const text = decode(() => decoder.decode(chunk, { stream: true }));
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      held.push(text.slice(start, end));
      start = end + 1;
      yield* whole();
    }
    held.push(text.slice(start));
    heldCharacters += text.length - start;
    if (heldCharacters > maxRowCharacters) throw wrong(`has a line of more than ${maxRowCharacters} characters`);
  }
  held.push(decode(() => decoder.decode()));
  yield* whole();

  function* whole(): Generator<{ line: string; number: number }> {
    const line = held.join("").trim();
    held = [];
    heldCharacters = 0;
    number++;
    if (line !== "") yield { line, number };
  }

  function decode(read: () => string): string {
    try {
      return read();
    } catch (cause) {
      throw wrong("is not UTF-8", cause);
    }
  }

  function wrong(message: string, cause?: unknown): Problem {
    return new Problem(invalidRequest, `The file ${message}, at line ${number + 1}.`, {
      cause,
      errors: [{ pointer: "/body", message: `line ${number + 1} ${message}` }],
    });
  }
}
