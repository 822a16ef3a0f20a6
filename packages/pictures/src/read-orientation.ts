const exifMark = "Exif\0\0";
const orientationTag = 0x0112;
const bytesOfEntry = 12;

/** Reads how a JPEG is to be turned, from 1 (not at all) to 8, as Exif numbers it. 1 where it does not say. */
export function readOrientation(bytes: Uint8Array): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (let at = 2; view.readUInt16BE(0) === 0xffd8 && view[at] === 0xff; ) {
      const length = view.readUInt16BE(at + 2);
      const isExif = view[at + 1] === 0xe1 && view.toString("latin1", at + 4, at + 10) === exifMark;
      if (isExif) return orientationOf(view.subarray(at + 10, at + 2 + length));
      at += 2 + length;
    }
  } catch (error) {
    // An entry that leads beyond the end says nothing.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/** The entries are those of TIFF, whose first two letters say in which order bytes stand. */
function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let number = 0; number < short(first); number++) {
    const entry = first + 2 + number * bytesOfEntry;
    if (short(entry) !== orientationTag) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
