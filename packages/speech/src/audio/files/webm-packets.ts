import { SoundFault } from "../sound-fault.ts";

/** Elements that hold others: the file is read through them. Each may say no size while it is recorded. */
const [segment, cluster, tracks, trackEntry, blockGroup] = [0x18538067, 0x1f43b675, 0x1654ae6b, 0xae, 0xa0];
const masters = new Set([segment, cluster, tracks, trackEntry, blockGroup]);
const [trackNumber, codecName, codecHead, simpleBlock, block] = [0xd7, 0x86, 0x63a2, 0xa3, 0xa1];
const lacingBits = 0b110;

type Track = { number: number; codec: string; head: Uint8Array };

/**
 * Gives the packets of the first Opus track of a WebM or Matroska file, its header first. A file whose
 * end is missing is read as far as it goes.
 * @throws SoundFault
 */
export function* webmPackets(bytes: Uint8Array): Generator<Uint8Array> {
  const known: Track[] = [];
  let chosen: Track | undefined;
  for (let at = 0; at < bytes.length; ) {
    const id = readNumber(bytes, at, false);
    const size = id && readNumber(bytes, id.end, true);
    if (id === undefined || size === undefined) break;
    at = size.end;
    if (id.value === trackEntry) known.push({ number: 0, codec: "", head: new Uint8Array(0) });
    if (masters.has(id.value)) continue;
    const content = bytes.subarray(at, at + size.value);
    // The end is missing. An unknown size, which only masters may have, is as large.
    if (content.length < size.value) break;
    at += size.value;
    const track = known.at(-1);
    if (track !== undefined && id.value === trackNumber) track.number = unsigned(content);
    if (track !== undefined && id.value === codecName) track.codec = String.fromCharCode(...content.subarray(0, 32));
    if (track !== undefined && id.value === codecHead) track.head = content;
    if (id.value !== simpleBlock && id.value !== block) continue;
    if (chosen === undefined) {
      chosen = known.find(({ codec }) => codec.startsWith("A_OPUS"));
      if (chosen === undefined) break;
      yield chosen.head;
    }
    const number = readNumber(content, 0, true);
    if (number === undefined || number.value !== chosen.number) continue;
    // The time of the block and its flags stand before the packet.
    const start = number.end + 3;
    if (((content[start - 1] ?? 0) & lacingBits) !== 0) {
      throw new SoundFault("The WebM file has several packets in one block. Record it without lacing, or send WAV.");
    }
    yield content.subarray(start);
  }
  if (chosen === undefined) throw new SoundFault("The WebM file has no sound as Opus. Record it as Opus, or send WAV.");
}

/**
 * Reads a number of EBML: the zeros before its first one say how long it is. An id keeps that one.
 * Undefined where no number is.
 */
function readNumber(bytes: Uint8Array, at: number, isSize: boolean): { value: number; end: number } | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length || (!isSize && length > 4)) return undefined;
  let value = isSize ? first & (0xff >> length) : first;
  for (let index = 1; index < length; index++) value = value * 256 + bytes[at + index]!;
  return { value, end: at + length };
}

function unsigned(bytes: Uint8Array): number {
  return bytes.subarray(0, 6).reduce((value, byte) => value * 256 + byte, 0);
}
