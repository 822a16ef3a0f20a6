import type { Static, TObject, TSchema } from "typebox";
import { Check, Errors } from "typebox/value";
import type { Caller } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import { forbidden, invalidRequest, notFound, Problem } from "../problem.ts";
import type { Scope } from "../scopes.ts";
import { explainFaults } from "../wire/explain-faults.ts";

/**
 * A deed that a capability offers to those who do not know it: an assistant's model, a client of `/mcp`, a workflow.
 * The inverse of an event: events tell what was done, actions are what can be asked for.
 */
export type Action<Input extends TObject = TObject, Output extends TSchema = TSchema> = {
  /** `verb_noun`, as tools are named. */
  name: string;
  title: string;
  /** For whoever chooses among actions, people and models: what it does, and when to use it. */
  description: string;
  input: Input;
  output: Output;
  /** What a caller must be allowed to, checked at every call. */
  scope: Scope;
  /**
   * Changes nothing. Of all others an assistant asks the person first: what a document or another tool says must never be enough
   * for an assistant to act.
   */
  isReadOnly?: boolean;
  /** Needs a conversation to act on: only an assistant in one can ask for it. */
  isForConversations?: boolean;
  run(call: ActionCall, input: Static<Input>): Promise<Static<Output>>;
};

/** Who asks for an action, and from where. An assistant acts with the scopes that its workspace allowed it. */
export type ActionCall = {
  kernel: Kernel;
  workspaceId: string;
  scopes: ReadonlySet<Scope>;
  /** Null when an assistant asks. */
  caller: Caller | null;
  /** The conversation that an assistant acts in, by UUID. */
  conversationId: string | null;
};

export function defineAction<Input extends TObject, Output extends TSchema>(
  action: Action<Input, Output>,
): Action<Input, Output> {
  return action;
}

const mostFaults = 20;

/** Throws not-found, forbidden, invalid-request with what is wrong with the input, or what the action throws. */
export async function runAction(name: string, call: ActionCall, input: unknown): Promise<unknown> {
  const action = call.kernel.actions.get(name);
  if (action === undefined) throw new Problem(notFound, `There is no action ${name.slice(0, 100)}.`);
  if (!call.scopes.has(action.scope)) {
    throw new Problem(forbidden, `The action ${action.name} needs the scope ${action.scope}.`);
  }
  if (action.isForConversations && call.conversationId === null) {
    throw new Problem(invalidRequest, `The action ${action.name} is for assistants in a conversation.`);
  }
  if (!Check(action.input, input)) {
    const errors = explainFaults("/body", Errors(action.input, input)).slice(0, mostFaults);
    throw new Problem(invalidRequest, `The input of ${action.name} does not have the expected form.`, { errors });
  }
  return action.run(call, input as never);
}
