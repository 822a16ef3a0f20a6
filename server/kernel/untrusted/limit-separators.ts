import { ResponseTooLarge } from "../outbound/outbound.ts";

const isSeparator = new Uint8Array(256);
for (const character of "[{,") isSeparator[character.charCodeAt(0)] = 1;
const lineEnd = "\n".charCodeAt(0);

/**
 * The bytes of an answer that a package of others will parse on the thread that answers requests.
 * Parsing takes time for every value, however short: five million empty lists fit into 16 MiB and
 * take ten seconds. With `isByLine`, every line is parsed by itself.
 * @throws ResponseTooLarge past `most` commas and brackets
 */
export async function* limitSeparators(
  bytes: AsyncIterable<Uint8Array>,
  { most, isByLine }: { most: number; isByLine: boolean },
): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const chunk of bytes) {
    for (const byte of chunk) {
      count = isByLine && byte === lineEnd ? 0 : count + isSeparator[byte]!;
      if (count > most) throw new ResponseTooLarge(`The answer has more than ${most} commas and brackets.`);
    }
    yield chunk;
  }
}
