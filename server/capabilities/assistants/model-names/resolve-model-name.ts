import { defineProblem, Problem } from "../../../kernel/problem.ts";
import type { AssistantSetup } from "../assistant-setup.ts";
import { AssistantId } from "../ids.ts";
import type { AssistantRow } from "../store.ts";
import { assistantModel, findNamedModel, offlineModel } from "./choose-models.ts";

export const ambiguousModel = defineProblem(
  422,
  "ambiguous-model",
  "The name of the model belongs to several assistants",
);

/**
 * A request names one of these by `model`: an assistant (as a UUID), a model, or neither with
 * `parley`.
 */
type NamedModel = { assistantId?: string; requestedModel?: string };

/**
 * Reads the `model` of a request, in this order, so that a name never changes its meaning because
 * of a name further down:
 *
 * 1. `parley`: the conversation's assistant with its own model; `parley-offline`
 * 2. `ast_…`, the id of an assistant
 * 3. an alias of the workspace
 * 4. `<provider name>/<model id>`
 * 5. the name of an assistant, in upper or lower case
 *
 * Undefined when it names nothing. Throws ambiguous-model for a name of several assistants.
 */
export function resolveModelName(
  setup: Pick<AssistantSetup, "models" | "assistants" | "aliases">,
  name: string,
): NamedModel | undefined {
  if (name === assistantModel) return {};
  if (name === offlineModel) return { requestedModel: name };
  const id = AssistantId.parse(name);
  if (id !== undefined) return setup.assistants.some((row) => row.id === id) ? { assistantId: id } : undefined;
  const aliased = setup.aliases.get(name);
  if (aliased !== undefined) return { assistantId: aliased };
  if (findNamedModel(setup.models, name) !== undefined) return { requestedModel: name };
  const key = keyOf(name);
  const [found, other] = setup.assistants.filter(({ settings }) => keyOf(settings.name) === key);
  if (found === undefined) return undefined;
  if (other === undefined) return { assistantId: found.id };
  const ids = [found, other].map((row) => AssistantId.format(row.id)).join(", ");
  throw new Problem(ambiguousModel, `Several assistants are called ${name}. Send the id of one as the model: ${ids}.`, {
    errors: [{ pointer: "/body/model", message: "is the name of several assistants" }],
  });
}

/**
 * Gives the name by which a client names an assistant: its own, or its id where the name means
 * something else.
 */
export function shortNameOf(setup: Parameters<typeof resolveModelName>[0], row: AssistantRow): string {
  const { name } = row.settings;
  const isAmbiguous = setup.assistants.some((other) => other !== row && keyOf(other.settings.name) === keyOf(name));
  const isNamed = !isAmbiguous && resolveModelName(setup, name)?.assistantId === row.id;
  return isNamed ? name : AssistantId.format(row.id);
}

/** Two names that people take for the same name. */
function keyOf(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}
