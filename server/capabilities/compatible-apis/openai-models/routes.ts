import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { ambiguousModel } from "../../assistants/index.ts";
import { modelNotFound } from "../problems.ts";
import { listModels, readModel } from "./list-models.ts";
import { ModelEntry, ModelList } from "./schema.ts";

/** OpenAI's list of models. */
export function openaiModelsRoutes(app: Routes): void {
  app.get(
    "/v1/models",
    {
      schema: { summary: "List the models that a question can name", response: { 200: ModelList } },
      guard: may("conversations:write"),
    },
    async (call) => ({ object: "list", data: await listModels(call) }),
  );

  app.get(
    "/v1/models/:model",
    {
      schema: {
        summary: "Read one model",
        params: Type.Object({ model: Type.String() }),
        response: { 200: ModelEntry },
      },
      guard: may("conversations:write"),
      problems: [modelNotFound, ambiguousModel],
    },
    (call) => readModel(call, call.params.model),
  );

  app.get(
    "/v1/models/:provider/:model",
    {
      schema: {
        summary: "Read one model of a provider",
        description: "For clients that do not encode the slash of `<provider name>/<model id>`.",
        params: Type.Object({ provider: Type.String(), model: Type.String() }),
        response: { 200: ModelEntry },
      },
      guard: may("conversations:write"),
      problems: [modelNotFound],
    },
    (call) => readModel(call, `${call.params.provider}/${call.params.model}`),
  );
}
