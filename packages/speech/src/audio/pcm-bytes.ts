const bytesPerSample = 2;

/** PCM16, little-endian. */
export function pcmBytes(samples: Int16Array): Buffer {
  const bytes = Buffer.allocUnsafe(samples.length * bytesPerSample);
  for (let index = 0; index < samples.length; index++) bytes.writeInt16LE(samples[index]!, index * bytesPerSample);
  return bytes;
}
