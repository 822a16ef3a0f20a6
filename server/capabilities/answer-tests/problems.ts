import { cannotBeDone, notFound, Problem } from "../../kernel/problem.ts";

export function noSuchPin(): Problem {
  return new Problem(notFound, "This workspace has no such test. GET /api/answer-tests lists those it has.");
}

export function tooManyPins(most: number): Problem {
  return new Problem(cannotBeDone, `A workspace has at most ${most} tests. Delete one that you no longer need.`);
}

export function cannotPin(pointer: string, message: string): Problem {
  return new Problem(cannotBeDone, message, { errors: [{ pointer, message }] });
}
