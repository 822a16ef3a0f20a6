import { SoundFault } from "../sound-fault.ts";
import { readWav } from "../wav.ts";
import { decodeOpus } from "./decode-opus.ts";
import { decodeMp3 } from "./mp3-packages.ts";
import { oggPackets } from "./ogg-packets.ts";
import { webmPackets } from "./webm-packets.ts";

/**
 * Reads a file of sound by its first bytes: WAV, Opus in Ogg or WebM, as browsers record, or MP3.
 * @param mostSeconds of Opus or MP3 are decoded, and a little more, by which a longer file is known
 * @param mp3Decoder of `findMp3Packages`
 * @throws SoundFault
 */
export async function readSoundFile(
  bytes: Uint8Array,
  mostSeconds: number,
  mp3Decoder?: string,
): Promise<{ rateHz: number; samples: Int16Array }> {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith("OggS")) return decodeOpus(oggPackets(bytes), mostSeconds);
  if (start.startsWith("\x1a\x45\xdf\xa3")) return decodeOpus(webmPackets(bytes), mostSeconds);
  if (start.startsWith("RIFF")) return readWav(bytes);
  if (mp3Decoder !== undefined && isMp3(start)) return decodeMp3(mp3Decoder, bytes, mostSeconds);
  throw new SoundFault(`The file is ${nameOf(start)}not a WAV file, and not Opus in Ogg or WebM. Send one of these.`);
}

function nameOf(start: string): string {
  if (start.slice(4, 8) === "ftyp") return "M4A or MP4, ";
  if (/^\xff[\xf0\xf1\xf8\xf9]/.test(start)) return "AAC, ";
  if (isMp3(start)) return "MP3, ";
  return start.startsWith("fLaC") ? "FLAC, " : "";
}

/** MPEG's layer III, behind the tags of ID3 or without. */
function isMp3(start: string): boolean {
  return start.startsWith("ID3") || /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(start);
}
