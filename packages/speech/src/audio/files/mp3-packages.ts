import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SoundFault } from "../sound-fault.ts";
import { toSample } from "../to-sample.ts";

/** Says where the modules are that write and read MP3; undefined for what is not installed. */
type Mp3Packages = { encoder: string | undefined; decoder: string | undefined };

/** Writes one MP3 file, piece by piece. */
type Mp3Encoder = { encode(samples: Int16Array): Buffer; end(): Buffer };

const modules = {
  encoder: "node_modules/wasm-media-encoders/dist/es/index.mjs",
  decoder: "node_modules/mpg123-decoder/index.js",
};

/**
 * Finds the packages for MP3. LAME and mpg123 in them are under the LGPL, so they are no part of
 * Parley: the operator installs them, unchanged.
 * @param folder in which npm has installed them
 * @throws Error when neither is there
 */
export function findMp3Packages(folder: string): Mp3Packages {
  const find = (path: string) => (existsSync(join(folder, path)) ? pathToFileURL(join(folder, path)).href : undefined);
  const found = { encoder: find(modules.encoder), decoder: find(modules.decoder) };
  if (found.encoder !== undefined || found.decoder !== undefined) return found;
  throw new Error(
    `PARLEY_MP3: ${folder} holds neither package. Run npm install --prefix ${folder} wasm-media-encoders mpg123-decoder.`,
  );
}

type EncoderModule = {
  createMp3Encoder(): Promise<{
    configure(settings: { sampleRate: number; channels: 1; bitrate: number }): void;
    encode(channels: readonly Float32Array[]): Uint8Array;
    finalize(): Uint8Array;
  }>;
};

/** In kbit/s: more than speech needs. */
const bitrate = 64;
/** A longer piece would keep the thread too long. */
const mostSamples = 4_800;

/** @param module of `findMp3Packages` */
export async function openMp3Encoder(module: string, rateHz: number): Promise<Mp3Encoder> {
  const encoder = await ((await import(module)) as EncoderModule).createMp3Encoder();
  encoder.configure({ sampleRate: rateHz, channels: 1, bitrate });
  // The encoder returns its own memory, which its next call changes.
  return {
    encode(samples) {
      const pieces: Buffer[] = [];
      for (let at = 0; at < samples.length; at += mostSamples) {
        const piece = Float32Array.from(samples.subarray(at, at + mostSamples), (sample) => sample / 32_768);
        pieces.push(Buffer.from(encoder.encode([piece])));
      }
      return Buffer.concat(pieces);
    },
    end: () => Buffer.from(encoder.finalize()),
  };
}

type DecoderModule = {
  MPEGDecoder: new () => {
    ready: Promise<void>;
    decode(bytes: Uint8Array): { channelData: Float32Array[]; samplesDecoded: number; sampleRate: number };
    free(): void;
  };
};

const pieceBytes = 65_536;

/**
 * Decodes an MP3 file to mono. Ends soon after `mostSeconds`.
 * @param module of `findMp3Packages`
 * @throws SoundFault
 */
export async function decodeMp3(
  module: string,
  bytes: Uint8Array,
  mostSeconds: number,
): Promise<{ rateHz: number; samples: Int16Array }> {
  const { MPEGDecoder } = (await import(module)) as DecoderModule;
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const pieces: Int16Array[] = [];
  let [length, rateHz] = [0, 0];
  try {
    for (let at = 0; at < bytes.length && length <= (mostSeconds + 1) * rateHz; at += pieceBytes) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(at, at + pieceBytes));
      if (samplesDecoded === 0) continue;
      if (rateHz !== 0 && sampleRate !== rateHz) throw new SoundFault("The MP3 file changes its rate. Send one rate.");
      rateHz = sampleRate;
      pieces.push(meanOf(channelData));
      length += samplesDecoded;
    }
  } finally {
    decoder.free();
  }
  if (length === 0) throw new SoundFault("The MP3 file has no sound.");
  const samples = new Int16Array(length);
  pieces.reduce((at, piece) => {
    samples.set(piece, at);
    return at + piece.length;
  }, 0);
  return { rateHz, samples };
}

function meanOf(channels: readonly Float32Array[]): Int16Array {
  return Int16Array.from(channels[0]!, (_, at) => {
    const sum = channels.reduce((total, channel) => total + channel[at]!, 0);
    return toSample((sum / channels.length) * 32_768);
  });
}
