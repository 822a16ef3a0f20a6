/** Samples as PCM16 little-endian, whatever the order of bytes of this machine. */
export function pcm16Bytes(samples: Int16Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  for (let index = 0; index < samples.length; index++) bytes.writeInt16LE(samples[index]!, index * 2);
  return bytes;
}
