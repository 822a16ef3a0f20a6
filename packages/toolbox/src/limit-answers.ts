import { ToolboxTooLarge } from "./toolbox.ts";

const maxBytes = 4 * 1_048_576;
/**
 * Commas, brackets and line ends. Parsing takes time for every value, however short: two million
 * empty lists take a second.
 */
const maxSeparators = 250_000;
const isSeparator = new Uint8Array(256);
for (const character of "[{,\n\r") isSeparator[character.charCodeAt(0)] = 1;

/**
 * A `fetch` whose answers, all together, are small enough to be parsed while others wait. Past the
 * limit, `tooLarge` is aborted with a ToolboxTooLarge, and reading the answer throws it.
 */
export function limitAnswers(fetch: typeof globalThis.fetch, tooLarge: AbortController): typeof globalThis.fetch {
  let bytesLeft = maxBytes;
  let separatorsLeft = maxSeparators;

  function count(chunk: Uint8Array): void {
    bytesLeft -= chunk.byteLength;
    for (const byte of chunk) separatorsLeft -= isSeparator[byte]!;
    if (bytesLeft >= 0 && separatorsLeft >= 0) return;
    tooLarge.abort(
      new ToolboxTooLarge(`The server's answer has more than ${maxBytes} bytes or ${maxSeparators} separators.`),
    );
    throw tooLarge.signal.reason;
  }

  return async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.body === null) return answer;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(chunk);
        controller.enqueue(chunk);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body.pipeThrough(counting), { status, headers });
  };
}
