import { Problem } from "../../../kernel/problem.ts";
import { wrongCode } from "../problems.ts";

export function codeIsWrong(): Problem {
  return new Problem(
    wrongCode,
    "The code is wrong, or was used already. Wait for the next one, and check the clocks.",
    {
      errors: [{ pointer: "/body/code", message: "is wrong or was used already" }],
    },
  );
}
