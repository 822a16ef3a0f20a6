type Alphabet = { bitsPerCharacter: number; bytesPerGroup: number; encode(bytes: Buffer): string };

const base64: Alphabet = { bitsPerCharacter: 6, bytesPerGroup: 3, encode: (bytes) => bytes.toString("base64") };
const base64url: Alphabet = { ...base64, encode: (bytes) => bytes.toString("base64url") };
const base32: Alphabet = { bitsPerCharacter: 5, bytesPerGroup: 5, encode: encodeBase32 };

/** A shorter piece may be a word by chance. */
const shortestForm = 8;

/**
 * Gives the pieces of base64, base64url and base32 that show that a text is in the encoded bytes,
 * wherever it begins among them. The characters that also depend on the neighbours of the text are
 * left out. The text may also be encoded as a part of a JSON text.
 */
export function encodedFormsOf(text: string): string[] {
  const asJson = JSON.stringify(text).slice(1, -1);
  const pieces = [text, asJson].flatMap((written) =>
    [base64, base64url, base32].flatMap((alphabet) => piecesOf(Buffer.from(written), alphabet)),
  );
  return [...new Set(pieces)].filter((piece) => piece.length >= shortestForm);
}

function piecesOf(bytes: Buffer, { bitsPerCharacter, bytesPerGroup, encode }: Alphabet): string[] {
  return Array.from({ length: bytesPerGroup }, (_, offset) => {
    const firstOwn = Math.ceil((offset * 8) / bitsPerCharacter);
    const afterOwn = Math.floor(((offset + bytes.length) * 8) / bitsPerCharacter);
    return encode(Buffer.concat([Buffer.alloc(offset), bytes])).slice(firstOwn, afterOwn);
  });
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Source: RFC 4648, section 6; without padding. */
function encodeBase32(bytes: Buffer): string {
  let encoded = "";
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) encoded += digits[(held >> (bits - 5)) & 31];
  }
  return bits === 0 ? encoded : encoded + digits[(held << (5 - bits)) & 31];
}
