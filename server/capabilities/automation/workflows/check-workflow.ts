import { isUtf8 } from "node:buffer";
import { mentionedVariables } from "@parley/workflows";
import { Cron } from "croner";
import type { Kernel } from "../../../kernel/kernel.ts";
import { expressionsOf } from "../expressions-of.ts";
import { parleyFunctions, waitingFunctions } from "../functions/parley-functions.ts";
import { type CheckedDocument, checkDocument } from "./check-document.ts";

/** Reads a workflow's document, and finds everything that is wrong with it. */
export async function checkWorkflow(
  kernel: Kernel,
  workspaceId: string,
  document: Buffer | string,
): Promise<CheckedDocument> {
  if (typeof document !== "string" && !isUtf8(document)) return { problems: [notUtf8] };
  return checkDocument(kernel, workspaceId, document.toString(), {
    knownFunctions: [...waitingFunctions, ...parleyFunctions(kernel).keys()].map((name) =>
      name.replace(/@default$/, ""),
    ),
    // The place of the program decides which variables there are; the document's check knows it.
    checkSyntax: (program) => expressionsOf(kernel).checkSyntax(workspaceId, program, [...mentionedVariables(program)]),
    checkCron,
  });
}

const notUtf8 = {
  ...{ line: 1, column: 1, pointer: "", severity: "error" as const },
  message: "The document is not valid UTF-8. Encode it as UTF-8.",
};

function checkCron(pattern: string): string | undefined {
  try {
    const cron = new Cron(pattern, { paused: true, timezone: "UTC" });
    return cron.nextRun() === null ? "its time never comes" : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
