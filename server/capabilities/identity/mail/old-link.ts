import { Problem } from "../../../kernel/problem.ts";
import { invalidLink } from "../problems.ts";

export function oldLink(): Problem {
  return new Problem(invalidLink, "This link has expired or was used already. Ask for a new one.");
}
