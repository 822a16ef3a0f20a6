import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findNamedModel, unknownModel } from "../../assistants/index.ts";
import { deleteWritten, passageIndexAt, raiseAskedVersion, readKnowledgeVersion } from "../../knowledge/index.ts";
import { costOfUse, findSetupVersion, modelSetupAt, type ProviderRow, raiseSetupVersion } from "../../models/index.ts";
import { questionsChanged } from "../events.ts";
import type { EstimatedUse, NewQuestionWriting, QuestionWriting } from "../schema.ts";
import { estimateUse, type Wanted } from "./ask-for-questions.ts";
import { sectionsLeft } from "./sections-left.ts";
import { showWriting } from "./show-writing.ts";
import { deleteWriting, findWriting, insertWriting, type WritingRow, writeCeiling } from "./store.ts";
import { addWritingJob } from "./write-questions.ts";

const usualPerSection = 3;
const usualMaxTokens = 5_000_000;

type Chosen = Wanted & Pick<WritingRow, "providerId" | "modelId">;

/**
 * Has a model write questions from now on, and tells before what the sections that are left take. With
 * the same model, number and languages it goes on where it was; else it begins from the start.
 * @throws unknown-model, cannot-be-done
 */
export async function setWriting(context: Context, input: NewQuestionWriting): Promise<QuestionWriting> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const db = kernel.database.query;
  const setup = await modelSetupAt(kernel, workspaceId, await findSetupVersion(db, workspaceId));
  const named = findNamedModel(setup, input.model);
  if (named?.modelId === undefined) throw noSuchModel(input.model);
  const { provider, modelId } = named;
  if (input.maxCost !== undefined && costOfUse(provider, modelId, { inputTokens: 1, outputTokens: 1 }) === undefined)
    throw priceMissing(input.model);
  const chosen: Chosen = {
    ...{ providerId: provider.id, modelId, perSection: input.perSection ?? usualPerSection },
    languages: [...new Set(input.languages ?? [])].sort(),
  };
  const former = await findWriting(db, workspaceId);
  const goesOn = former !== undefined && isSame(former, chosen);
  const estimate = await estimateLeft(kernel, workspaceId, provider, { ...chosen, id: goesOn ? former.id : undefined });
  if (input.dryRun === true) return { ...(await showWriting(kernel, workspaceId, former)), estimate };
  const ceiling = { maxCost: input.maxCost ?? null, maxTokens: input.maxTokens ?? usualMaxTokens };
  await context.commit(async (tx) => {
    // Also lets one request at a time change the setting.
    await raiseSetupVersion(tx, workspaceId);
    const present = await findWriting(tx, workspaceId);
    if (present !== undefined && isSame(present, chosen)) await writeCeiling(tx, workspaceId, ceiling);
    else {
      await forget(tx, workspaceId);
      await insertWriting(tx, workspaceId, { id: newUuid(), ...chosen, languages: [...chosen.languages], ...ceiling });
    }
    const { clientAddress } = context;
    const details = { model: input.model, ...ceiling };
    await audit(tx, { workspaceId, caller, action: "questions.changed", details, clientAddress });
    addWritingJob(tx, workspaceId);
    emit(tx, questionsChanged, { workspaceId, data: { model: input.model } });
  });
  return { ...(await showWriting(kernel, workspaceId, await findWriting(db, workspaceId))), estimate };
}

function isSame(former: WritingRow, { providerId, modelId, perSection, languages }: Chosen): boolean {
  return (
    former.providerId === providerId &&
    former.modelId === modelId &&
    former.perSection === perSection &&
    former.languages.join() === languages.join()
  );
}

/** Estimates what the sections take that have no questions yet. */
async function estimateLeft(
  kernel: Kernel,
  workspaceId: string,
  provider: ProviderRow,
  { id, ...chosen }: Chosen & { id: string | undefined },
): Promise<EstimatedUse> {
  const version = await readKnowledgeVersion(kernel.database.query, workspaceId);
  const index = await passageIndexAt(kernel, workspaceId, version);
  const { left } = await sectionsLeft(kernel, workspaceId, index, id);
  const use = { inputTokens: 0, outputTokens: 0 };
  const yieldIfDue = periodicYield();
  for (const section of left) {
    const { inputTokens, outputTokens } = estimateUse(section, chosen);
    use.inputTokens += inputTokens;
    use.outputTokens += outputTokens;
    await yieldIfDue();
  }
  return { sections: left.length, ...use, cost: costOfUse(provider, chosen.modelId, use) ?? null };
}

/** Ends the writing, and forgets every question that a model wrote. */
export async function endWriting(context: Context): Promise<void> {
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    if (!(await forget(tx, workspaceId))) return;
    const { caller, clientAddress } = context;
    await audit(tx, { workspaceId, caller, action: "questions.removed", clientAddress });
    emit(tx, questionsChanged, { workspaceId, data: { model: null } });
  });
}

async function forget(tx: Transaction, workspaceId: string): Promise<boolean> {
  // First: a section that is being stored waits for this row, and stores nothing when it is gone.
  const isEnded = await deleteWriting(tx, workspaceId);
  const documentIds = await deleteWritten(tx, workspaceId);
  await raiseAskedVersion(tx, workspaceId, documentIds);
  return isEnded || documentIds.length > 0;
}

function noSuchModel(name: string): Problem {
  const message = `names no model of this workspace: ${name}. Write "<provider name>/<model id>"; GET /api/providers lists the providers`;
  return new Problem(unknownModel, `/body/model ${message}.`, { errors: [{ pointer: "/body/model", message }] });
}

function priceMissing(name: string): Problem {
  const message = `needs the price of ${name}, which its provider does not have. Add it to the provider's \`prices\`, or send \`maxTokens\``;
  return new Problem(cannotBeDone, `/body/maxCost ${message}.`, { errors: [{ pointer: "/body/maxCost", message }] });
}
