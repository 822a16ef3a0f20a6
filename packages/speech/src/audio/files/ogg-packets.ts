import { SoundFault } from "../sound-fault.ts";

const headerBytes = 27;
const pageName = 0x4f676753;
/** A packet that goes on for longer is no sound of Opus. */
const maxPacketBytes = 65_536;

/**
 * Gives the packets of the Opus stream of an Ogg file (RFC 3533, RFC 7845), its two headers first. A file
 * whose end is missing is read as far as it goes.
 * @throws SoundFault
 */
export function* oggPackets(bytes: Uint8Array): Generator<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let serial: number | undefined;
  let begun: Uint8Array[] = [];
  for (let at = 0; at + headerBytes <= bytes.length; ) {
    if (view.getUint32(at) !== pageName) throw new SoundFault("The Ogg file is damaged: a page does not begin.");
    const sizes = bytes.subarray(at + headerBytes, at + headerBytes + view.getUint8(at + 26));
    let start = at + headerBytes + sizes.length;
    const isOpus = holdsOpusHead(bytes, start);
    if (serial === undefined && isOpus) serial = view.getUint32(at + 14);
    const isOwn = serial !== undefined && view.getUint32(at + 14) === serial;
    // A packet that goes on here and did not begin before is left out, and so is one without an end.
    const isGoingOn = (view.getUint8(at + 5) & 1) === 1;
    let isUsable = isGoingOn ? begun.length > 0 : true;
    if (isOwn && !isGoingOn) begun = [];
    for (const size of sizes) {
      const piece = bytes.subarray(start, start + size);
      start += size;
      if (!isOwn) continue;
      if (piece.length < size) return;
      if (isUsable) begun.push(piece);
      if (begun.length * 255 > maxPacketBytes) throw new SoundFault("The Ogg file is damaged: a packet has no end.");
      if (size === 255) continue;
      if (isUsable) yield joined(begun);
      isUsable = true;
      begun = [];
    }
    at = start;
  }
  if (serial === undefined) throw new SoundFault("The Ogg file has no sound as Opus. Record it as Opus, or send WAV.");
}

function holdsOpusHead(bytes: Uint8Array, at: number): boolean {
  return String.fromCharCode(...bytes.subarray(at, at + 8)) === "OpusHead";
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}
