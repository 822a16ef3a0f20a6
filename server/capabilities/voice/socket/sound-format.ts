import { OpusCodec, PcmReader, pcmBytes } from "@parley/speech";

/** The format says how the sound of a session is sent in binary frames. */
export type SoundFormat = {
  /** Gives undefined for bytes that are no sound. */
  read(bytes: Uint8Array): Int16Array | undefined;
  /** @param frame 20 ms of sound */
  write(frame: Int16Array): Uint8Array;
  close(): void;
};

/** Samples of 16 bits, in frames of any length. */
function pcm16(): SoundFormat {
  const reader = new PcmReader();
  return { read: (bytes) => reader.read(bytes), write: pcmBytes, close: () => {} };
}

/** Each frame is one packet. */
async function opus(rateHz: number): Promise<SoundFormat> {
  const codec = await OpusCodec.open(rateHz);
  return {
    read: (bytes) => codec.decode(bytes),
    write: (frame) => codec.encode(frame),
    close: () => codec.close(),
  };
}

const formats = { pcm16, opus };

export type SoundCodec = keyof typeof formats;

export async function openSoundFormat(codec: SoundCodec, rateHz: number): Promise<SoundFormat> {
  return formats[codec](rateHz);
}
