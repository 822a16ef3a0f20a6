import { PhotonImage } from "@silvia-odwyer/photon-node";
import { readOrientation } from "./read-orientation.ts";
import { type PictureSize, readSize } from "./read-size.ts";

/** A JPEG that may be shown in place of the picture, and its size in pixels. */
export type Preview = { bytes: Uint8Array; width: number; height: number };

/** More would take more memory than the process of the decoder has. Pictures of telephones have 12 to 24 million. */
const mostPixels = 30_000_000;
const usualSide = 1_280;
const sideOfSquare = 256;
const quality = 82;

/** The longest side is in pixels. A square one is cut from the middle. */
type Frame = { longestSide: number; isSquare: boolean };

/**
 * Decodes a picture (PNG, JPEG, WebP, GIF) and writes it anew: at most 1,280 pixels a side, upright, on white.
 * Undefined for what cannot be decoded, and for more than 30 million pixels.
 */
export function shrinkPicture(bytes: Uint8Array): Preview | undefined {
  return frame(bytes, { longestSide: usualSide, isSquare: false });
}

/** Does the same for the picture of a person: the square in its middle, at most 256 pixels a side. */
export function squarePicture(bytes: Uint8Array): Preview | undefined {
  return frame(bytes, { longestSide: sideOfSquare, isSquare: true });
}

function frame(bytes: Uint8Array, wanted: Frame): Preview | undefined {
  const size = readSize(bytes);
  if (size === undefined || size.width === 0 || size.height === 0) return undefined;
  if (size.width * size.height > mostPixels) return undefined;
  const picture = decode(bytes);
  if (picture === undefined) return undefined;
  const stored = { width: picture.get_width(), height: picture.get_height() };
  const pixels = picture.get_raw_pixels();
  picture.free();
  const { pixels: small, ...shown } = redraw(pixels, stored, readOrientation(bytes), wanted);
  return { bytes: new PhotonImage(small, shown.width, shown.height).get_bytes_jpeg(quality), ...shown };
}

/** The decoder ends its own program at what it cannot read. */
function decode(bytes: Uint8Array): PhotonImage | undefined {
  try {
    return PhotonImage.new_from_byteslice(bytes);
  } catch {
    return undefined;
  }
}

/** Averages the pixels (red, green, blue, opacity) behind each of the new ones, which are turned and lie on white. */
function redraw(pixels: Uint8Array, stored: PictureSize, orientation: number, { longestSide, isSquare }: Frame) {
  const isOnItsSide = orientation >= 5;
  const [width, height] = isOnItsSide ? [stored.height, stored.width] : [stored.width, stored.height];
  // Lengths of what is kept of the upright picture, as parts of its sides.
  const [keptX, keptY] = isSquare ? [Math.min(1, height / width), Math.min(1, width / height)] : [1, 1];
  const scale = Math.max(1, Math.max(width * keptX, height * keptY) / longestSide);
  const across = Math.max(1, Math.round((width * keptX) / scale));
  const down = Math.max(1, Math.round((height * keptY) / scale));
  const [wideX, highY] = [keptX / across, keptY / down];
  const small = new Uint8Array(across * down * 4);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const [fromX, fromY] = [(1 - keptX) / 2 + x * wideX, (1 - keptY) / 2 + y * highY];
      const [left, top] = turned(fromX, fromY, wideX, highY, orientation);
      const [wide, high] = isOnItsSide ? [highY, wideX] : [wideX, highY];
      average({
        ...{ pixels, width: stored.width, small, at: (y * across + x) * 4 },
        ...spanOf("X", left, wide, stored.width),
        ...spanOf("Y", top, high, stored.height),
      });
    }
  }
  return { pixels: small, width: across, height: down };
}

/** Finds where a part of the upright picture lies in the stored one; all lengths are parts of 1. */
function turned(x: number, y: number, wide: number, high: number, orientation: number): [number, number] {
  const [right, bottom] = [1 - x - wide, 1 - y - high];
  const places: Record<number, [number, number]> = {
    ...{ 1: [x, y], 2: [right, y], 3: [right, bottom], 4: [x, bottom] },
    ...{ 5: [y, x], 6: [y, right], 7: [bottom, right], 8: [bottom, x] },
  };
  return places[orientation] ?? [x, y];
}

type Span<Axis extends "X" | "Y"> = { [Name in `from${Axis}` | `to${Axis}`]: number };

function spanOf<Axis extends "X" | "Y">(axis: Axis, start: number, length: number, pixels: number): Span<Axis> {
  const from = Math.min(pixels - 1, Math.max(0, Math.round(start * pixels)));
  const to = Math.min(pixels, Math.max(from + 1, Math.round((start + length) * pixels)));
  return { [`from${axis}`]: from, [`to${axis}`]: to } as Span<Axis>;
}

type Block = { pixels: Uint8Array; width: number; small: Uint8Array; at: number } & Span<"X"> & Span<"Y">;

function average({ pixels, width, small, at, fromX, toX, fromY, toY }: Block): void {
  let [red, green, blue] = [0, 0, 0];
  for (let y = fromY; y < toY; y++) {
    for (let from = (y * width + fromX) * 4; from < (y * width + toX) * 4; from += 4) {
      const opacity = pixels[from + 3]! / 255;
      const white = 255 * (1 - opacity);
      red += pixels[from]! * opacity + white;
      green += pixels[from + 1]! * opacity + white;
      blue += pixels[from + 2]! * opacity + white;
    }
  }
  const count = (toX - fromX) * (toY - fromY);
  small[at] = Math.round(red / count);
  small[at + 1] = Math.round(green / count);
  small[at + 2] = Math.round(blue / count);
  small[at + 3] = 255;
}
