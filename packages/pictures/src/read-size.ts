/** Width and height in pixels, as the picture stores them. */
export type PictureSize = { width: number; height: number };

/**
 * Reads the size that a picture says to have, before any decoder makes room for its pixels. Undefined for what
 * is no PNG, JPEG, WebP or GIF, or is cut within its head.
 */
export function readSize(bytes: Uint8Array): PictureSize | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.readUInt32BE(0) === 0x89504e47) return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
    if (view.toString("latin1", 0, 4) === "GIF8") return { width: view.readUInt16LE(6), height: view.readUInt16LE(8) };
    if (view.readUInt16BE(0) === 0xffd8) return sizeOfJpeg(view);
    if (view.toString("latin1", 0, 4) === "RIFF" && view.toString("latin1", 8, 12) === "WEBP") return sizeOfWebP(view);
  } catch (error) {
    // A head that ends too early is no picture.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** Finds the frame header (SOF), past the segments before it. */
function sizeOfJpeg(view: Buffer): PictureSize | undefined {
  for (let at = 2; view[at] === 0xff; ) {
    const marker = view.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.readUInt16BE(at + 7), height: view.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.readUInt16BE(at + 2);
  }
  return undefined;
}

function sizeOfWebP(view: Buffer): PictureSize | undefined {
  const kind = view.toString("latin1", 12, 16);
  if (kind === "VP8 ") return { width: view.readUInt16LE(26) & 0x3fff, height: view.readUInt16LE(28) & 0x3fff };
  if (kind === "VP8X") return { width: view.readUIntLE(24, 3) + 1, height: view.readUIntLE(27, 3) + 1 };
  if (kind !== "VP8L") return undefined;
  const bits = view.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
