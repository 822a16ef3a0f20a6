import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { cannotBeDone } from "../../kernel/problem.ts";
import { PageOf } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { listActions } from "./list-actions.ts";
import { ModelAliases } from "./model-names/model-aliases.ts";
import { readModelAliases, setModelAliases } from "./model-names/set-model-aliases.ts";
import { unknownAction, unknownAssistant, unknownModel } from "./problems.ts";
import { readAssistant, readAssistants } from "./read-assistants.ts";
import { changeAssistant, makeAssistant, removeAssistant } from "./save-assistant.ts";
import { Assistant, AssistantChange, KnownAction, NewAssistant } from "./schema.ts";

const AssistantPath = Type.Object({ assistantId: Type.String() });
const problems = [unknownModel, unknownAction, cannotBeDone];

export function routes(app: Routes): void {
  app.get(
    "/api/assistants",
    { schema: { summary: "List the assistants", response: { 200: PageOf(Assistant) } }, guard: may("settings:read") },
    (call) => readAssistants(call),
  );

  app.get(
    "/api/actions",
    {
      schema: { summary: "List what assistants may be allowed to do", response: { 200: PageOf(KnownAction) } },
      guard: may("settings:read"),
    },
    (call) => listActions(call),
  );

  app.post(
    "/api/assistants",
    {
      schema: { summary: "Make an assistant", body: NewAssistant, response: { 201: Assistant } },
      guard: may("settings:write"),
      idempotent: true,
      problems,
    },
    (call) => makeAssistant(call, call.body),
  );

  app.get(
    "/api/assistants/:assistantId",
    {
      schema: { summary: "Show an assistant", params: AssistantPath, response: { 200: Assistant } },
      guard: may("settings:read"),
    },
    (call) => readAssistant(call, call.params.assistantId),
  );

  app.patch(
    "/api/assistants/:assistantId",
    {
      schema: {
        summary: "Change an assistant",
        description: "The change applies to the next question, on every node.",
        params: AssistantPath,
        body: AssistantChange,
        response: { 200: Assistant },
      },
      guard: may("settings:write"),
      problems,
    },
    (call) => changeAssistant(call, call.params.assistantId, call.body),
  );

  app.delete(
    "/api/assistants/:assistantId",
    {
      schema: { summary: "Remove an assistant", params: AssistantPath, response: { 204: null } },
      guard: may("settings:write"),
      problems: [cannotBeDone],
    },
    (call) => removeAssistant(call, call.params.assistantId),
  );

  app.get(
    "/api/model-aliases",
    {
      schema: { summary: "Show the aliases of assistants", response: { 200: ModelAliases } },
      guard: may("settings:read"),
    },
    (call) => readModelAliases(call),
  );

  app.put(
    "/api/model-aliases",
    {
      schema: {
        summary: "Set the aliases of assistants",
        description:
          "Replaces all aliases. A request that sends an alias as its `model` is answered by that assistant, for clients that can send only names such as `gpt-4o`. Parley reads a model's name in this order: `parley` and `parley-offline`, the id of an assistant, an alias, `<provider name>/<model id>`, the name of an assistant. An alias goes with its assistant when that one is removed.",
        body: ModelAliases,
        response: { 200: ModelAliases },
      },
      guard: may("settings:write"),
      problems: [unknownAssistant],
    },
    (call) => setModelAliases(call, call.body),
  );
}
