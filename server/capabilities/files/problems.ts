import { notFound, Problem } from "../../kernel/problem.ts";

export function noSuchFile(): Problem {
  return new Problem(
    notFound,
    "There is no such file: its id is another one, it went with its source, or its link has ended.",
  );
}
