import { aLaw } from "./a-law.ts";
import { muLaw } from "./mu-law.ts";
import { SoundFault } from "./sound-fault.ts";
import { toSample } from "./to-sample.ts";

type Wav = {
  rateHz: number;
  /** Mono: the mean of all channels. */
  samples: Int16Array;
};

/** Formats of WAV's `fmt ` chunk. */
const [pcm, float, aLawCode, muLawCode, extensible] = [1, 3, 6, 7, 0xfffe];
const [headerBytes, chunkHeaderBytes, formatBytes] = [12, 8, 16];
const [lowestRateHz, highestRateHz, mostChannels] = [4_000, 192_000, 8];

type Format = { code: number; channels: number; rateHz: number; bits: number };

/**
 * Reads a WAV file of PCM (8, 16, 24 or 32 bits), floating point, µ-law or A-law. A file whose end
 * is missing, or that was written as it came, is read as far as it goes.
 * @throws SoundFault
 */
export function readWav(bytes: Uint8Array): Wav {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < headerBytes || name(0) !== "RIFF" || name(8) !== "WAVE") {
    throw new SoundFault("The file is not a WAV file.");
  }
  let format: Format | undefined;
  for (let at = headerBytes; at + chunkHeaderBytes <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const start = at + chunkHeaderBytes;
    if (name(at) === "fmt ") format = readFormat(view, start, length);
    if (name(at) === "data") {
      if (format === undefined) throw new SoundFault("The WAV file does not say its format before its sound.");
      // A recorder that does not know the length yet writes 0 or the largest number.
      const end = length === 0 ? bytes.length : Math.min(bytes.length, start + length);
      return { rateHz: format.rateHz, samples: readSamples(bytes.subarray(start, end), format) };
    }
    // Chunks have even lengths.
    at = start + length + (length % 2);
  }
  throw new SoundFault("The WAV file has no sound.");
}

function readFormat(view: DataView, at: number, length: number): Format {
  if (length < formatBytes || at + formatBytes > view.byteLength)
    throw new SoundFault("The WAV file's format is cut off.");
  const format = {
    code: view.getUint16(at, true),
    channels: view.getUint16(at + 2, true),
    rateHz: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
  const subFormat = at + 24;
  if (format.code === extensible && length >= 26 && subFormat + 2 <= view.byteLength) {
    format.code = view.getUint16(subFormat, true);
  }
  const { channels, rateHz } = format;
  if (channels < 1 || channels > mostChannels) {
    throw new SoundFault(`The WAV file has ${channels} channels; 1 to ${mostChannels} can be read.`);
  }
  if (rateHz < lowestRateHz || rateHz > highestRateHz) {
    throw new SoundFault(
      `The WAV file has ${rateHz} samples a second; ${lowestRateHz} to ${highestRateHz} can be read.`,
    );
  }
  return format;
}

function readSamples(bytes: Uint8Array, format: Format): Int16Array {
  const all = decode(bytes, format);
  const { channels } = format;
  if (channels === 1) return all;
  return Int16Array.from({ length: Math.floor(all.length / channels) }, (_, index) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) sum += all[index * channels + channel]!;
    return toSample(sum / channels);
  });
}

function decode(bytes: Uint8Array, { code, bits }: Format): Int16Array {
  if (code === muLawCode && bits === 8) return muLaw.decode(bytes);
  if (code === aLawCode && bits === 8) return aLaw.decode(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const each = (read: (at: number) => number) => {
    const size = bits / 8;
    return Int16Array.from({ length: Math.floor(bytes.length / size) }, (_, index) => read(index * size));
  };
  if (code === pcm && bits === 8) return each((at) => (view.getUint8(at) - 128) << 8);
  if (code === pcm && bits === 16) return each((at) => view.getInt16(at, true));
  if (code === pcm && bits === 24) return each((at) => view.getInt16(at + 1, true));
  if (code === pcm && bits === 32) return each((at) => view.getInt16(at + 2, true));
  if (code === float && bits === 32) return each((at) => fromFloat(view.getFloat32(at, true)));
  if (code === float && bits === 64) return each((at) => fromFloat(view.getFloat64(at, true)));
  throw new SoundFault(
    `The WAV file has format ${code} with ${bits} bits. PCM of 8, 16, 24 or 32 bits, floating point, µ-law and A-law can be read.`,
  );
}

function fromFloat(value: number): number {
  return Number.isNaN(value) ? 0 : toSample(value * 32_768);
}

/**
 * Gives the 44 bytes before PCM16.
 * @param sampleCount of one channel; undefined when it is not known yet, and the file then says that
 *   it goes on
 */
export function wavHeader(rateHz: number, sampleCount?: number, channels = 1): Buffer {
  const bytesPerSample = 2 * channels;
  const unknown = 0xffff_ffff;
  const soundBytes = sampleCount === undefined ? unknown : sampleCount * bytesPerSample;
  const header = Buffer.alloc(headerBytes + chunkHeaderBytes + formatBytes + chunkHeaderBytes);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(sampleCount === undefined ? unknown : soundBytes + header.length - chunkHeaderBytes, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(formatBytes, 16);
  header.writeUInt16LE(pcm, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rateHz, 24);
  header.writeUInt32LE(rateHz * bytesPerSample, 28);
  header.writeUInt16LE(bytesPerSample, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(soundBytes, 40);
  return header;
}
