import type { Context } from "../../kernel/http.ts";
import { noSuchModel } from "./problems.ts";

/** The workspace's own assistant, whatever answers for it. */
export const standardModel = "parley";
const offlineModel = "parley-offline";

export type Model = { id: string; object: "model"; created: number; owned_by: string };

/** The day of the interface, in seconds: OpenAI's clients show it, and nothing depends on it. */
const createdSeconds = Date.UTC(2026, 10, 20) / 1000;

/** What a question at these doors may name as its model. */
export async function listModels(_context: Context): Promise<Model[]> {
  return [standardModel, offlineModel].map(modelOf);
}

/** Throws model-not-found. */
export async function readModel(context: Context, id: string): Promise<Model> {
  const found = (await listModels(context)).find((model) => model.id === id);
  if (found === undefined) throw noSuchModel(id.slice(0, 200));
  return found;
}

function modelOf(id: string): Model {
  return { id, object: "model", created: createdSeconds, owned_by: "parley" };
}
