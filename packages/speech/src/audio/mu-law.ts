/**
 * µ-law of ITU-T G.711, as telephone networks of North America and Japan use it: a byte a sample, a
 * sign, an exponent and four bits, all inverted.
 */

const bias = 132;
const loudest = 32_635;

const decoded = Int16Array.from({ length: 256 }, (_, byte) => {
  const bits = ~byte & 0xff;
  const magnitude = ((((bits & 0x0f) << 3) + bias) << ((bits >> 4) & 0x07)) - bias;
  return bits & 0x80 ? -magnitude : magnitude;
});

const encoded = Uint8Array.from({ length: 65_536 }, (_, index) => {
  const sample = (index << 16) >> 16;
  const biased = Math.min(Math.abs(sample), loudest) + bias;
  const exponent = 24 - Math.clz32(biased);
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | ((biased >> (exponent + 3)) & 0x0f)) & 0xff;
});

export const muLaw = {
  decode: (bytes: Uint8Array): Int16Array => Int16Array.from(bytes, (byte) => decoded[byte]!),
  encode: (samples: Int16Array): Uint8Array => Uint8Array.from(samples, (sample) => encoded[sample & 0xffff]!),
};
