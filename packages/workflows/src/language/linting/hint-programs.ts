import type { Faults } from "../faults.ts";
import { type FoundExpression, listPlainTexts } from "../list-expressions.ts";
import type { WorkflowDefinition } from "../workflow-definition.ts";

const path = String.raw`\.(?:[a-z_]\w*(?:\[[^\]]*\]|\.[a-z_]\w*)*)?`;
const variable = String.raw`\$(?:context|input|secrets|task|workflow|runtime|error)\b`;
const operators = String.raw`\||//|[-+*/%]|[<>=!]=|[<>]|and\b|or\b`;
/** Reads as a path or a variable of jq, alone or as the beginning of a longer program. */
const likeProgram = new RegExp(`^(?:${path}|${variable})(?:$|[.[]|\\s*(?:${operators})\\s)`, "i");
/** A double keeps 15 digits of each number, and of most numbers with 16. */
const longOperand = /(?<!\d)\d{16,}(?!\d)\s*[-+*/%]|[-+*/%]\s*\d{16,}/;
/** Joins a value to the text of an address: without the value, it is the text of another address. */
const joinedAddress = /"[^"]*\/[^"]*(?:"\s*\+\s*[.$(]|\\\()/;

/** Hints at programs that do another thing than they seem to: these can be right as they stand. */
export function hintPrograms(
  definition: WorkflowDefinition,
  expressions: readonly FoundExpression[],
  faults: Faults,
): void {
  if (definition.evaluate?.mode !== "loose") {
    for (const { pointer, text } of listPlainTexts(definition)) {
      if (!likeProgram.test(text.trim())) continue;
      const message = `This is the text \`${text.trim().slice(0, 60)}\`. For the value of the expression, write \`\${ … }\` around it.`;
      faults.remark("hint", { pointer, message });
    }
  }
  for (const { pointer, program } of expressions) {
    if (longOperand.test(program)) {
      const message = "jq computes with doubles: of a number with 16 digits or more, the last ones are lost.";
      faults.remark("hint", { pointer, message });
    }
    if (/\/endpoint(?:\/uri)?$/.test(pointer) && joinedAddress.test(program)) {
      const message =
        "A value that is missing would make this another address. Write it as `https://shop.example/orders/{id}`: then the task faults where `id` is missing, before anything is sent.";
      faults.remark("hint", { pointer, message });
    }
  }
}
