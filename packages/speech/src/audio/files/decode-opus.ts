import { OpusCodec } from "../opus-codec.ts";
import { SoundFault } from "../sound-fault.ts";

/** Opus is decoded to any of its rates; recognizers take this one. */
const rateHz = 16_000;
const headRateHz = 48_000;
/** Each bad packet costs an error. A file with more of them is none of Opus. */
const mostBadPackets = 100;
const tags = "OpusTags";

/**
 * Decodes the packets of a file, the first of which is the Opus header (RFC 7845). Ends soon after
 * `mostSeconds`, so that a small file cannot become a large one.
 * @throws SoundFault
 */
export async function decodeOpus(
  packets: Iterable<Uint8Array>,
  mostSeconds: number,
): Promise<{ rateHz: number; samples: Int16Array }> {
  const codec = await OpusCodec.open(rateHz);
  const pieces: Int16Array[] = [];
  let [length, bad, skip] = [0, 0, -1];
  try {
    for (const packet of packets) {
      if (skip < 0) skip = readSkip(packet);
      else if (packet.length > 0 && !isTags(packet)) {
        const piece = codec.decode(packet);
        if (piece === undefined && ++bad > mostBadPackets) throw new SoundFault("The file's Opus is damaged.");
        if (piece !== undefined) pieces.push(piece);
        length += piece?.length ?? 0;
        if (length > (mostSeconds + 1) * rateHz) break;
      }
    }
  } finally {
    codec.close();
  }
  if (length === 0) throw new SoundFault("The file has no sound.");
  const samples = new Int16Array(length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { rateHz, samples: samples.subarray(skip) };
}

/** Reads how many samples at the beginning are not meant to be heard. */
function readSkip(head: Uint8Array): number {
  const family = head[18];
  if (head.length < 19 || String.fromCharCode(...head.subarray(0, 8)) !== "OpusHead") {
    throw new SoundFault("The file's Opus has no header.");
  }
  if (family !== 0) throw new SoundFault("The file has more than two channels. Send one or two.");
  return Math.round(((head[10]! + head[11]! * 256) * rateHz) / headRateHz);
}

function isTags(packet: Uint8Array): boolean {
  return packet[0] === tags.charCodeAt(0) && String.fromCharCode(...packet.subarray(0, tags.length)) === tags;
}
