/**
 * Makes a `fetch` that gives each request with its answer to `write`, as a line of JSON without keys,
 * tokens and passwords, when the answer has been read.
 *
 * @example
 * const lines: string[] = [];
 * const parley = new Parley({ endpoint, fetch: recordTo((line) => lines.push(line)) });
 */
export declare function recordTo(write: (line: string) => void, send?: typeof fetch): typeof fetch;
