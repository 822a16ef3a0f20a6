/**
 * A-law of ITU-T G.711, as telephone networks of Europe use it: a byte a sample, a sign, an
 * exponent and four bits, every second bit inverted.
 */

const everySecondBit = 0x55;
/** Softer sounds have no exponent. */
const linearBelow = 256;

const decoded = Int16Array.from({ length: 256 }, (_, byte) => {
  const bits = byte ^ everySecondBit;
  const exponent = (bits >> 4) & 0x07;
  const steps = ((bits & 0x0f) << 4) + 8;
  const magnitude = exponent === 0 ? steps : (steps + 256) << (exponent - 1);
  return bits & 0x80 ? magnitude : -magnitude;
});

const encoded = Uint8Array.from({ length: 65_536 }, (_, index) => {
  const sample = (index << 16) >> 16;
  const magnitude = sample < 0 ? ~sample : sample;
  const exponent = magnitude < linearBelow ? 0 : 24 - Math.clz32(magnitude);
  const steps = magnitude >> (exponent === 0 ? 4 : exponent + 3);
  return ((sample < 0 ? 0 : 0x80) | (exponent << 4) | (steps & 0x0f)) ^ everySecondBit;
});

export const aLaw = {
  decode: (bytes: Uint8Array): Int16Array => Int16Array.from(bytes, (byte) => decoded[byte]!),
  encode: (samples: Int16Array): Uint8Array => Uint8Array.from(samples, (sample) => encoded[sample & 0xffff]!),
};
