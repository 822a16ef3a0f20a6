import type { Kernel } from "../../../kernel/kernel.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import { faultOf } from "../execution/task-fault.ts";
import { HiddenTexts, shortestHidden } from "../hiding/hidden-texts.ts";
import { decryptSecret } from "./encrypt-secret.ts";
import { findSecrets } from "./store.ts";

/** The texts of the secrets that an execution has read: they are kept out of its history. */
const readBy = new WeakMap<RunExecution, HiddenTexts>();
const noTexts = new HiddenTexts();

/** `$secrets`: the values of the secrets that the workflow lists. Throws a TaskFault of the type `authorization`. */
export async function readSecretsOf(run: RunExecution): Promise<Record<string, unknown>> {
  const names = run.facts.definition.use?.secrets ?? [];
  const values = await decryptSecrets(run.kernel, run.facts.workspaceId, names);
  const missing = names.find((name) => !values.has(name));
  if (missing !== undefined) throw faultOf("authorization", `There is no secret named ${missing}`, undefined, 403);
  const texts = readBy.get(run) ?? new HiddenTexts();
  for (const value of values.values()) collectTexts(value, texts);
  for (const credential of run.state.credentials ?? []) texts.add(credential);
  readBy.set(run, texts);
  return Object.fromEntries(values);
}

/** @throws TaskFault of the type `authorization` for a secret that is not listed or not there */
export async function readSecret(run: RunExecution, name: string): Promise<unknown> {
  const secrets = await readSecretsOf(run);
  if (!Object.hasOwn(secrets, name)) {
    throw faultOf("authorization", `The workflow does not list the secret ${name}`, "List it in use.secrets.", 403);
  }
  return secrets[name];
}

/** Keeps a credential out of the history: one that a call got with secrets, for instance a token. */
export function hideCredential(run: RunExecution, credential: string): void {
  const texts = readBy.get(run);
  if (texts === undefined || credential.length < shortestHidden || texts.has(credential)) return;
  texts.add(credential);
  run.state.credentials = [...(run.state.credentials ?? []), credential];
}

/** The texts that must not be in the history of the run. */
export function secretTextsOf(run: RunExecution): HiddenTexts {
  return readBy.get(run) ?? noTexts;
}

async function decryptSecrets(kernel: Kernel, workspaceId: string, names: readonly string[]) {
  const rows = names.length === 0 ? [] : await findSecrets(kernel.database.query, workspaceId, names);
  return new Map<string, unknown>(
    rows.map(({ name, value }) => [name, decryptSecret(kernel, workspaceId, name, value)]),
  );
}

function collectTexts(value: unknown, texts: HiddenTexts): void {
  if (typeof value === "string") texts.add(value);
  else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) collectTexts(part, texts);
  }
}
