import type { Kernel } from "../../../kernel/kernel.ts";
import { ModelFailed, type ModelMessage, type RefusedPart } from "../../../providers/model/model.ts";
import type { ModelCall } from "../budget/reserve-budget.ts";
import { runModelOnce } from "../calling/run-model-once.ts";
import type { ModelSetup } from "../setup/model-setup.ts";
import { leaveOut } from "./leave-out.ts";

/** Enough for a model that reasons before it greets. */
const maxOutputTokens = 512;
const messages: readonly ModelMessage[] = [
  { role: "system", text: "You greet people in one short sentence." },
  { role: "user", text: "Hello!" },
];
const tools = [
  {
    name: "look_up",
    description: "Looks up a word in a dictionary. A greeting does not need it.",
    inputSchema: { type: "object", properties: { word: { type: "string" } }, required: ["word"] },
  },
];
/** These parts are left out, one attempt after another, until the model answers. */
const attempts: readonly RefusedPart[][] = [[], ["tools"], ["system"], ["system", "tools"]];

export type Trial = { text: string; refused: RefusedPart[]; reason: string | undefined };
type Asked = Omit<ModelCall, "visitorId"> & { signal: AbortSignal; onBegin?: () => void };

/**
 * Asks the model as an answer does, and when it refuses that, without one part after another.
 * @throws BudgetReached, ModelFailed, or the reason of `signal`
 */
export async function tryModel(kernel: Kernel, setup: ModelSetup, asked: Asked): Promise<Trial> {
  const run = { ...asked, visitorId: undefined, messages, tools, maxOutputTokens };
  let first: ModelFailed | undefined;
  for (const refused of attempts) {
    try {
      let text = "";
      for await (const part of runModelOnce(kernel, setup, leaveOut(run, new Set(refused)))) {
        if (part.kind === "text") text += part.text;
      }
      return { text, refused, reason: first?.vendorReason };
    } catch (error) {
      if (!(error instanceof ModelFailed) || error.fault !== "refused-request") throw first ?? error;
      first ??= error;
    }
  }
  throw first;
}
