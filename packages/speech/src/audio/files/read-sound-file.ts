import { SoundFault } from "../sound-fault.ts";
import { readWav } from "../wav.ts";
import { decodeOpus } from "./decode-opus.ts";
import { oggPackets } from "./ogg-packets.ts";
import { webmPackets } from "./webm-packets.ts";

/**
 * Reads a file of sound by its first bytes: WAV, or Opus in Ogg or WebM, as browsers record.
 * @param mostSeconds of Opus are decoded, and a little more, by which a longer file is known
 * @throws SoundFault
 */
export async function readSoundFile(
  bytes: Uint8Array,
  mostSeconds: number,
): Promise<{ rateHz: number; samples: Int16Array }> {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith("OggS")) return decodeOpus(oggPackets(bytes), mostSeconds);
  if (start.startsWith("\x1a\x45\xdf\xa3")) return decodeOpus(webmPackets(bytes), mostSeconds);
  if (start.startsWith("RIFF")) return readWav(bytes);
  throw new SoundFault(`The file is ${nameOf(start)}not a WAV file, and not Opus in Ogg or WebM. Send one of these.`);
}

function nameOf(start: string): string {
  if (start.slice(4, 8) === "ftyp") return "M4A or MP4, ";
  if (start.startsWith("ID3") || /^\xff[\xe2-\xff]/.test(start)) return "MP3 or AAC, ";
  return start.startsWith("fLaC") ? "FLAC, " : "";
}
