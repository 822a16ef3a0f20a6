import type { Kernel } from "../../../kernel/kernel.ts";
import { show } from "../../../kernel/wire/show.ts";
import { costOfUse, findSetupVersion, modelSetupAt } from "../../models/index.ts";
import { QuestionWriting } from "../schema.ts";
import type { WritingRow } from "./store.ts";

const shape = show(QuestionWriting);
const off = {
  ...{ state: "off" as const, model: null, perSection: null, languages: [], maxCost: null, maxTokens: null },
  ...{ sections: 0, done: 0, kept: 0, discarded: 0, lastFailure: null, retryAt: null, estimate: null },
  spent: { inputTokens: 0, outputTokens: 0, cost: null },
};

/** The setting with its progress and cost, as the API shows it. */
export async function showWriting(
  kernel: Kernel,
  workspaceId: string,
  row: WritingRow | undefined,
): Promise<QuestionWriting> {
  const setupVersion = await findSetupVersion(kernel.database.query, workspaceId);
  const { providers } = await modelSetupAt(kernel, workspaceId, setupVersion);
  const provider = providers.find(({ id }) => id === row?.providerId);
  if (row === undefined || provider === undefined) return shape(off);
  const { modelId, inputTokens, outputTokens } = row;
  const cost = costOfUse(provider, modelId, { inputTokens, outputTokens }) ?? null;
  return shape({
    ...row,
    model: `${provider.name}/${modelId}`,
    spent: { inputTokens, outputTokens, cost },
    estimate: null,
  });
}
