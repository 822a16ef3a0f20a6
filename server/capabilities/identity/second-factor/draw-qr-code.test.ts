import assert from "node:assert/strict";
import { test } from "node:test";
import readQrCode from "jsqr";
import { drawQrCode } from "./setup-page.ts";

const pixels = 4;

test("a camera reads the text of the drawing, with the longest address too", () => {
  for (const name of ["ada@example.com", `${"ü".repeat(60)}@${"a".repeat(200)}.example.com`]) {
    const text = `otpauth://totp/${encodeURIComponent(`Parley:${name}`)}?secret=${"A2".repeat(16)}&issuer=Parley`;
    const drawing = drawQrCode(text, "A code").text;
    const size = Number(/viewBox="0 0 (\d+) /.exec(drawing)?.[1]);
    const width = size * pixels;
    const image = new Uint8ClampedArray(width * width * 4).fill(255);
    for (const [, x, y] of drawing.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
      for (let row = Number(y) * pixels; row < (Number(y) + 1) * pixels; row++) {
        const start = (row * width + Number(x) * pixels) * 4;
        for (let at = start; at < start + pixels * 4; at += 4) image.fill(0, at, at + 3);
      }
    }
    assert.equal(readQrCode.default(image, width, width)?.data, text);
  }
});
