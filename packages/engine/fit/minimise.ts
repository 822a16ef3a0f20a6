/** A function to be made small: writes its gradient at `place` and gives its value. */
type Smooth = (place: Float64Array, gradient: Float64Array) => number;

/** The number of earlier steps that tell how the function curves. */
const MEMORY = 12;
const MOST_STEPS = 400;
/** The search ends when a step gains less than this share of the value. */
const SMALL_GAIN = 1e-9;
const LEAST_STEP = 1e-8;

/**
 * Finds the least value of a smooth function by limited-memory BFGS (Nocedal and Wright, Numerical
 * Optimization, algorithm 7.4) with steps that are halved until they gain enough. The same function
 * and start always give the same place.
 */
export function minimise(smooth: Smooth, start: Float64Array): Float64Array {
  let place = start.slice();
  let gradient = new Float64Array(place.length);
  let value = smooth(place, gradient);
  const steps: { moved: Float64Array; turned: Float64Array; curvature: number }[] = [];
  for (let round = 0; round < MOST_STEPS; round++) {
    const direction = descent(gradient, steps);
    const slope = dot(direction, gradient);
    let length = steps.length === 0 ? 1 / Math.max(1, norm(gradient)) : 1;
    const next = new Float64Array(place.length);
    const nextGradient = new Float64Array(place.length);
    let nextValue = Number.POSITIVE_INFINITY;
    while (length > LEAST_STEP) {
      for (let at = 0; at < place.length; at++) next[at] = place[at]! + length * direction[at]!;
      nextValue = smooth(next, nextGradient);
      if (nextValue <= value + 1e-4 * length * slope) break;
      length /= 2;
    }
    if (length <= LEAST_STEP) break;
    const moved = difference(next, place);
    const turned = difference(nextGradient, gradient);
    const curvature = dot(moved, turned);
    if (curvature > 1e-12) steps.push({ moved, turned, curvature });
    if (steps.length > MEMORY) steps.shift();
    const gain = value - nextValue;
    [place, gradient, value] = [next, nextGradient, nextValue];
    if (gain < SMALL_GAIN * Math.abs(value)) break;
  }
  return place;
}

/** Gives the direction that goes down, as the earlier steps say: the two loops of L-BFGS. */
function descent(
  gradient: Float64Array,
  steps: readonly { moved: Float64Array; turned: Float64Array; curvature: number }[],
): Float64Array {
  const direction = gradient.map((value) => -value);
  const shares: number[] = [];
  for (const { moved, turned, curvature } of [...steps].reverse()) {
    const share = dot(moved, direction) / curvature;
    shares.push(share);
    addTo(direction, turned, -share);
  }
  const last = steps.at(-1);
  if (last) {
    const scale = last.curvature / dot(last.turned, last.turned);
    for (let at = 0; at < direction.length; at++) direction[at]! *= scale;
  }
  for (const { moved, turned, curvature } of steps) {
    addTo(direction, moved, shares.pop()! - dot(turned, direction) / curvature);
  }
  return direction;
}

const norm = (of: Float64Array): number => Math.sqrt(dot(of, of));

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at++) sum += left[at]! * right[at]!;
  return sum;
}

const difference = (left: Float64Array, right: Float64Array): Float64Array =>
  left.map((value, at) => value - right[at]!);

function addTo(sum: Float64Array, added: Float64Array, factor: number): void {
  for (let at = 0; at < sum.length; at++) sum[at]! += factor * added[at]!;
}
