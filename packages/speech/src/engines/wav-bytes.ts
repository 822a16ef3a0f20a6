import { pcm16Bytes } from "./pcm16-bytes.ts";

/** A WAV file of one channel of PCM16. */
export function wavBytes(samples: Int16Array, rateHz: number): Buffer {
  const head = Buffer.alloc(44);
  const size = samples.length * 2;
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + size, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rateHz, 24);
  head.writeUInt32LE(rateHz * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(size, 40);
  return Buffer.concat([head, pcm16Bytes(samples)]);
}
