import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PhotonImage } from "@silvia-odwyer/photon-node";
import { readSize } from "./read-size.ts";
import { shrinkPicture, squarePicture } from "./shrink-picture.ts";

type Colour = [red: number, green: number, blue: number, opacity: number];
const red: Colour = [255, 0, 0, 255];
const blue: Colour = [0, 0, 255, 255];
const nothing: Colour = [0, 0, 0, 0];

/** Draws a picture whose left half has one colour and whose right half has another. */
function draw(width: number, height: number, left: Colour, right: Colour): PhotonImage {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) pixels.set(at % width < width / 2 ? left : right, at * 4);
  return new PhotonImage(pixels, width, height);
}

/** Reads the colour at a place, each channel rounded to 0 or 1: JPEG keeps no exact ones. */
function colourAt(bytes: Uint8Array, x: number, y: number): string {
  const picture = PhotonImage.new_from_byteslice(bytes);
  const from = (y * picture.get_width() + x) * 4;
  return [...picture.get_raw_pixels().slice(from, from + 3)].map((value) => (value > 127 ? 1 : 0)).join("");
}

/** Puts an Exif segment with an orientation behind the beginning of a JPEG. */
function orient(jpeg: Uint8Array, orientation: number): Uint8Array {
  const exif = Buffer.from("ffe1002245786966000049492a0008000000010012010300010000000000000000000000", "hex");
  exif.writeUInt16LE(orientation, 28);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

describe("a picture is made anew", () => {
  const drawn = draw(200, 100, red, blue);
  const gif = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
  const formats: [name: string, bytes: Uint8Array, width: number, height: number][] = [
    ["PNG", drawn.get_bytes(), 200, 100],
    ["JPEG", drawn.get_bytes_jpeg(90), 200, 100],
    ["WebP", drawn.get_bytes_webp(), 200, 100],
    ["GIF", gif, 1, 1],
  ];
  for (const [name, bytes, width, height] of formats) {
    test(`of ${name}, as a JPEG`, () => {
      assert.deepEqual(readSize(bytes), { width, height });
      const preview = shrinkPicture(bytes)!;
      assert.deepEqual([preview.width, preview.height, readSize(preview.bytes)], [width, height, { width, height }]);
      assert.equal(Buffer.from(preview.bytes).readUInt16BE(0), 0xffd8);
      if (name === "GIF") return;
      assert.deepEqual([colourAt(preview.bytes, 20, 50), colourAt(preview.bytes, 180, 50)], ["100", "001"]);
    });
  }

  test("of 3,000 pixels a side, with 1,280", () => {
    const preview = shrinkPicture(draw(3_000, 1_500, red, blue).get_bytes_jpeg(80))!;
    assert.deepEqual([preview.width, preview.height], [1_280, 640]);
    assert.deepEqual([colourAt(preview.bytes, 100, 300), colourAt(preview.bytes, 1_200, 300)], ["100", "001"]);
  });

  test("on white where it was transparent", () => {
    const preview = shrinkPicture(draw(64, 64, nothing, blue).get_bytes())!;
    assert.deepEqual([colourAt(preview.bytes, 8, 8), colourAt(preview.bytes, 56, 8)], ["111", "001"]);
  });

  test("upright, and without the entry that said how to turn it", () => {
    // Each says where the left half, which is red, is to be: left, right, top or bottom.
    const where = ["left", "right", "right", "left", "top", "top", "bottom", "bottom"];
    const places: Record<string, [number, number]> = {
      ...{ left: [0.1, 0.5], right: [0.9, 0.5], top: [0.5, 0.1], bottom: [0.5, 0.9] },
    };
    for (const [at, side] of where.entries()) {
      const preview = shrinkPicture(orient(drawn.get_bytes_jpeg(90), at + 1))!;
      const isOnItsSide = at >= 4;
      assert.deepEqual([preview.width, preview.height], isOnItsSide ? [100, 200] : [200, 100], `orientation ${at + 1}`);
      const [x, y] = places[side]!;
      const colour = colourAt(preview.bytes, Math.floor(x * preview.width), Math.floor(y * preview.height));
      assert.equal(colour, "100", `orientation ${at + 1}`);
      assert.ok(!Buffer.from(preview.bytes).includes("Exif"));
    }
  });

  test("as a square of at most 256 pixels around its middle, where it shows a person", () => {
    const wide = squarePicture(draw(1_000, 500, red, blue).get_bytes_jpeg(90))!;
    assert.deepEqual([wide.width, wide.height, readSize(wide.bytes)], [256, 256, { width: 256, height: 256 }]);
    assert.deepEqual([colourAt(wide.bytes, 20, 128), colourAt(wide.bytes, 236, 128)], ["100", "001"]);
    const upright = squarePicture(orient(draw(400, 300, red, blue).get_bytes_jpeg(90), 6))!;
    assert.deepEqual([upright.width, upright.height], [256, 256]);
    assert.deepEqual([colourAt(upright.bytes, 128, 20), colourAt(upright.bytes, 128, 236)], ["100", "001"]);
    const small = squarePicture(draw(90, 60, red, blue).get_bytes())!;
    assert.deepEqual([small.width, small.height], [60, 60]);
    assert.equal(squarePicture(Buffer.from("<svg/>")), undefined);
  });

  test("without what was hidden behind its end", () => {
    const secret = "<script>alert(1)</script>";
    const preview = shrinkPicture(Buffer.concat([drawn.get_bytes_jpeg(90), Buffer.from(secret)]))!;
    assert.ok(!Buffer.from(preview.bytes).includes("script"));
  });

  test("unless it is none, is damaged, or says to have more pixels than memory holds", () => {
    const png = drawn.get_bytes();
    const huge = Buffer.from(png);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    const empty = Buffer.from(png);
    empty.writeUInt32BE(0, 16);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const bytes of [svg, Buffer.alloc(0), png.slice(0, 20), png.slice(0, 60), huge, empty, gif.subarray(0, 9)])
      assert.equal(shrinkPicture(bytes), undefined);
    assert.ok(shrinkPicture(png) !== undefined, "and what comes after is read as before");
  });
});
