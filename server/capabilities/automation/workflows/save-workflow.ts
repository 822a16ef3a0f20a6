import { isDeepStrictEqual } from "node:util";
import type { DocumentProblem, WorkflowDefinition } from "@parley/workflows";
import type { Caller } from "../../../kernel/caller.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { Answer, type Call, type Context } from "../../../kernel/wire/route.ts";
import { findPersonBehind } from "../../access/index.ts";
import { rememberDefinition } from "../definitions/definition-of.ts";
import { requireWorkflow } from "../definitions/require-workflow.ts";
import {
  countWorkflows,
  findVersion,
  findWorkflow,
  insertVersion,
  lockWorkflow,
  setActive,
} from "../definitions/store.ts";
import { tooManyWorkflows, workflowInvalid } from "../problems.ts";
import { holdOrRelease } from "../runs/many/hold-or-release.ts";
import { replaceStarters } from "../triggers/replace-starters.ts";
import { checkWorkflow } from "./check-workflow.ts";
import { showWorkflow } from "./show-workflow.ts";
import { requireVersion } from "./versions/require-version.ts";

const mostWorkflows = 1_000;

type SaveCall = Call<{ name: string }, { activate?: boolean }, unknown>;

/**
 * Saves the document as the newest version, unless nothing of it has changed. A version that was bound to
 * the rules of a key is saved again without them, because nobody with rules may save.
 */
export async function saveWorkflow(call: SaveCall): Promise<Answer> {
  const { kernel, caller, params } = call;
  const source = call.rawBody.toString("utf8");
  const { definition, problems } = await checkWorkflow(kernel, caller.workspaceId, call.rawBody);
  if (definition === undefined) throw invalid(problems);
  if (definition.document.name !== params.name) {
    throw invalid([
      {
        line: 1,
        column: 1,
        severity: "error",
        pointer: "/document/name",
        message: `The document's name is ${definition.document.name}; the path says ${params.name}. Make them the same.`,
      },
    ]);
  }
  const isJson = /json/i.test(call.header("content-type") ?? "") || source.trimStart().startsWith("{");
  const mediaType = isJson ? "application/json" : "application/yaml";
  return save(call, { definition, problems, source, mediaType, isActive: call.query.activate ?? true });
}

/** Saves a version again as the newest; it is active when the workflow is. */
export async function restoreVersion(call: Call<{ name: string; version: number }, unknown, unknown>): Promise<Answer> {
  const { kernel, caller, params } = call;
  const { query } = kernel.database;
  const { isActive } = await requireWorkflow(query, caller.workspaceId, params.name);
  const { source, mediaType } = await requireVersion(query, caller.workspaceId, params.name, params.version);
  // A document that was valid when it was saved may name a function that is gone now.
  const { definition, problems } = await checkWorkflow(kernel, caller.workspaceId, source);
  if (definition === undefined) throw invalid(problems);
  return save(call, { definition, problems, source, mediaType, isActive });
}

type Document = {
  definition: WorkflowDefinition;
  /** Warnings and hints. */
  problems: DocumentProblem[];
  source: string;
  mediaType: string;
  isActive: boolean;
};

async function save(call: Context & { params: { name: string } }, document: Document): Promise<Answer> {
  const { kernel, caller, params } = call;
  const saved = await call.commit((tx) => store(tx, caller, params.name, document));
  if (saved.isChanged) {
    rememberDefinition(kernel, { workspaceId: caller.workspaceId, ...saved }, document.definition);
  }
  const row = await findWorkflow(kernel.database.query, caller.workspaceId, params.name);
  if (row === undefined) throw new Problem(invalidRequest, "The workflow was deleted meanwhile.");
  return new Answer(saved.version === 1 && saved.isChanged ? 201 : 200, {
    ...showWorkflow(row),
    ...(document.problems.length > 0 && { problems: document.problems }),
  });
}

type Saved = { workflowId: string; version: number; isChanged: boolean };

async function store(tx: Transaction, caller: Caller, name: string, document: Document): Promise<Saved> {
  const { workspaceId } = caller;
  const { definition, source, mediaType, isActive } = document;
  const now = new Date();
  const before = await lockWorkflow(tx, workspaceId, name);
  const version = {
    workspaceId,
    name,
    documentVersion: definition.document.version,
    mediaType,
    source,
    definition,
    isActive,
    savedBy: await findPersonBehind(tx, caller),
    now,
  };
  if (before === undefined) {
    if ((await countWorkflows(tx, workspaceId)) >= mostWorkflows) {
      throw new Problem(tooManyWorkflows, `A workspace has at most ${mostWorkflows}. Delete those that nobody uses.`);
    }
    const workflowId = newUuid();
    const isInserted = await insertVersion(tx, { ...version, workflowId, version: 1 });
    // Another save made the workflow first: this save adds a version.
    if (!isInserted) return store(tx, caller, name, document);
    await replaceStarters(tx, { workspaceId, id: workflowId, version: 1, isActive, definition });
    return { workflowId, version: 1, isChanged: true };
  }
  const newest = await findVersion(tx, workspaceId, before.id, before.version);
  const isChanged =
    newest === undefined ||
    newest.databaseRules !== null ||
    newest.source !== source ||
    !isDeepStrictEqual(newest.definition, definition);
  if (isChanged) await insertVersion(tx, { ...version, workflowId: before.id, version: before.version + 1 });
  else if (before.isActive !== isActive) await setActive(tx, { workspaceId, id: before.id, isActive, now });
  const newVersion = before.version + (isChanged ? 1 : 0);
  if (isChanged || before.isActive !== isActive) {
    await replaceStarters(tx, { workspaceId, id: before.id, version: newVersion, isActive, definition });
  }
  await holdOrRelease(tx, { workspaceId, workflowId: before.id }, { wasActive: before.isActive, isActive });
  return { workflowId: before.id, version: newVersion, isChanged };
}

export function invalid(found: DocumentProblem[]): Problem {
  const problems = found.filter(({ severity }) => severity === "error");
  const [first] = problems;
  const where = first === undefined ? "" : ` Line ${first.line}, column ${first.column}: ${first.message}`;
  return new Problem(
    workflowInvalid,
    `The document has ${problems.length === 1 ? "a fault" : `${problems.length} faults`}.${where}`,
    { errors: problems },
  );
}
