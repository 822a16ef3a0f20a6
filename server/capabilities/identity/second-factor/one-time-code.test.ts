import assert from "node:assert/strict";
import { test } from "node:test";
import { oneTimeCode } from "./one-time-code.ts";
import { toBase32 } from "./to-base32.ts";

const secret = Buffer.from("12345678901234567890");

test("codes are those of RFC 6238, appendix B", () => {
  for (const [seconds, code] of [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ] as const) {
    assert.equal(oneTimeCode.at(secret, oneTimeCode.stepAt(seconds * 1000)), code);
  }
});

test("base 32 is that of RFC 4648, section 10, without padding", () => {
  for (const [text, encoded] of [
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ] as const) {
    assert.equal(toBase32(Buffer.from(text)), encoded);
  }
});

test("a code counts one step before and after its own, and no further", () => {
  const nowMs = 1_900_000_000_000;
  const step = oneTimeCode.stepAt(nowMs);
  const found = [-2, -1, 0, 1, 2].map((distance) =>
    oneTimeCode.findStep(secret, oneTimeCode.at(secret, step + distance), nowMs),
  );
  assert.deepEqual(found, [undefined, step - 1, step, step + 1, undefined]);
});

test("a typed code may have spaces, and nothing else", () => {
  assert.equal(oneTimeCode.read(" 287 082 "), "287082");
  for (const wrong of ["28708", "2870822", "28708a", "２８７０８２", "-28708", ""])
    assert.equal(oneTimeCode.read(wrong), undefined);
});
