import { ResponseTooLarge } from "@parley/outbound";

const isSeparator = new Uint8Array(256);
for (const character of "[{,") isSeparator[character.charCodeAt(0)] = 1;
const [lineFeed, carriageReturn, space] = [0x0a, 0x0d, 0x20];

/**
 * The bytes of an answer that a package of others will parse on the thread that answers requests.
 * Parsing takes time for every value, however short: five million empty lists fit into 16 MiB and
 * take ten seconds. With `isByEvent`, every event of a stream is parsed by itself, and all of its
 * lines together.
 * @throws ResponseTooLarge past `most` commas and brackets
 */
export async function* limitSeparators(
  bytes: AsyncIterable<Uint8Array>,
  { most, isByEvent }: { most: number; isByEvent: boolean },
): AsyncGenerator<Uint8Array> {
  let count = 0;
  let isStream: boolean | undefined;
  let isLineEmpty = false;
  for await (const chunk of isByEvent ? withPlainLineEnds(bytes) : bytes) {
    for (const byte of chunk) {
      if (byte > space) isStream ??= isByEvent && beginsField(byte);
      count = isStream && isLineEmpty && byte === lineFeed ? 0 : count + isSeparator[byte]!;
      isLineEmpty = byte === lineFeed;
      if (count > most) throw new ResponseTooLarge(`The answer has more than ${most} commas and brackets.`);
    }
    yield chunk;
  }
}

/**
 * Tells whether a body may begin with a field of an event. The type that an answer claims does not
 * matter: packages may read it as one JSON value, and JSON cannot begin like a field.
 */
function beginsField(byte: number): boolean {
  return /[a-z:]/.test(String.fromCharCode(byte));
}

/**
 * Every end of a line becomes a line feed. Parsers of event streams look for both characters from
 * each line on, which takes minutes for 16 MiB that hold only one of them.
 */
async function* withPlainLineEnds(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isAfterReturn = false;
  for await (const chunk of bytes) {
    const plain = new Uint8Array(chunk.length);
    let length = 0;
    for (const byte of chunk) {
      const isSecondHalf = isAfterReturn && byte === lineFeed;
      isAfterReturn = byte === carriageReturn;
      if (!isSecondHalf) plain[length++] = isAfterReturn ? lineFeed : byte;
    }
    if (length > 0) yield plain.subarray(0, length);
  }
}
