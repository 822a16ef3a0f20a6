import assert from "node:assert/strict";
import { test } from "node:test";
import { minimise } from "./minimise.ts";

test("the valley of Rosenbrock's function is followed to its end, the same way each time", () => {
  const find = () =>
    minimise(
      ([x, y], gradient) => {
        gradient[0] = -2 * (1 - x!) - 400 * x! * (y! - x! ** 2);
        gradient[1] = 200 * (y! - x! ** 2);
        return (1 - x!) ** 2 + 100 * (y! - x! ** 2) ** 2;
      },
      Float64Array.of(-1.2, 1),
    );
  const place = find();
  assert.ok(Math.abs(place[0]! - 1) < 1e-3 && Math.abs(place[1]! - 1) < 1e-3, place.join());
  assert.deepEqual(find(), place);
});
