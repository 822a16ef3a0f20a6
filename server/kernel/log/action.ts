import { hasExactNumbers, hasFewerValues, putExactNumbers, withDoubles } from "@parley/json";
import type { Static, TObject, TSchema } from "typebox";
import type { Caller, DatabaseRule } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import { forbidden, invalidRequest, notFound, Problem } from "../problem.ts";
import type { Scope } from "../scope.ts";
import { inTransaction, type Transaction } from "../storage/database.ts";
import { findFaults } from "../wire/explain-faults.ts";
import { emailNotVerified } from "../wire/route.ts";
import type { Cause } from "./event.ts";

/**
 * An operation that a capability offers to callers that do not know the capability: an assistant's
 * model, a client of `/mcp`, a workflow. It is the inverse of an event: an event says what was
 * done, an action is what can be asked for.
 *
 * @example
 * const closeTicket = defineAction({ name: "close_ticket", input, output, scope: "tickets:write", run: close });
 */
export type Action<Input extends TObject = TObject, Output extends TSchema = TSchema> = {
  /** `verb_noun`, as tools are named. */
  name: string;
  title: string;
  /**
   * Says what the action does and when to use it. People and models choose among actions by this
   * text.
   */
  description: string;
  input: Input;
  output: Output;
  /** The scope that the caller needs. It is checked at every call. */
  scope: Scope;
  /**
   * The action changes nothing. Before any other action an assistant asks the person: text in a
   * document or from another tool must never be enough to make an assistant change something.
   */
  isReadOnly?: boolean;
  /**
   * A member whose e-mail address is unverified may call this action although it is not read-only,
   * as with a route's `allowsUnverified`.
   */
  allowsUnverified?: boolean;
  /** The action works on a conversation, so only an assistant in a conversation can call it. */
  isForConversations?: boolean;
  /**
   * Everything that the action changes is written by `commitAction`. Then a caller whose call may have been
   * cut off repeats it, and it is done once.
   */
  commitsOnce?: boolean;
  run(call: ActionCall, input: Static<Input>): Promise<Static<Output>>;
};

/**
 * Says who calls an action, and from where. An assistant has the scopes that its workspace gave it.
 */
export type ActionCall = {
  kernel: Kernel;
  workspaceId: string;
  scopes: ReadonlySet<Scope>;
  /** Is null when an assistant calls. */
  caller: Caller | null;
  /** The conversation that an assistant acts in, by UUID. */
  conversationId: string | null;
  /**
   * The sources that the assistant may answer from, by their UUIDs; null: all. An action that reads
   * knowledge reads nothing else.
   */
  sources: ReadonlySet<string> | null;
  /** An assistant's model reads at most so many tokens of the knowledge at once. */
  maxKnowledgeTokens?: number;
  /**
   * The action reaches no more of the workspace's database than these allow: the rules of the key that
   * calls, or for which an assistant acts.
   */
  databaseRules?: readonly DatabaseRule[] | null | undefined;
  /**
   * Says what caused the call, where a workflow calls or asked the assistant: also of what the
   * action announces.
   */
  causedBy?: Cause | undefined;
  /** Commits the effect together with what the caller remembers of it; it gives the value of the first time. */
  commit?<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value>;
};

/** Runs the one transaction of an action that `commitsOnce`. */
export function commitAction<Value>(call: ActionCall, work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  return call.commit?.(work) ?? inTransaction(call.kernel.database, work, call);
}

export function defineAction<Input extends TObject, Output extends TSchema>(
  action: Action<Input, Output>,
): Action<Input, Output> {
  return action;
}

const mostFaults = 20;
/** Far more than an action takes. Finding the faults of a larger input would take long. */
const mostValues = 10_000;

/**
 * Runs an action by its name. Throws not-found, forbidden, invalid-request for a wrong input, or
 * what the action throws.
 */
export async function runAction(name: string, call: ActionCall, input: unknown): Promise<unknown> {
  const action = call.kernel.actions.get(name);
  if (action === undefined) throw new Problem(notFound, `There is no action ${name.slice(0, 100)}.`);
  if (!call.scopes.has(action.scope)) {
    throw new Problem(forbidden, `The action ${action.name} needs the scope ${action.scope}.`);
  }
  if (call.caller?.isUnverified && !action.isReadOnly && !action.allowsUnverified) throw emailNotVerified();
  if (action.isForConversations && call.conversationId === null) {
    throw new Problem(invalidRequest, `The action ${action.name} is for assistants in a conversation.`);
  }
  if (!hasExactNumbers(input)) {
    checkInput(action, input);
    return action.run(call, input as never);
  }
  const rounded = withDoubles(input);
  checkInput(action, rounded);
  return action.run(call, putExactNumbers(action.input, input, rounded) as never);
}

/** @throws invalid-request, with each fault */
export function checkInput(action: Action, input: unknown): void {
  if (!hasFewerValues(input, mostValues)) {
    throw new Problem(invalidRequest, `The input of ${action.name} has more than ${mostValues} values. Send less.`);
  }
  const errors = findFaults("/body", action.input, input).slice(0, mostFaults);
  if (errors.length > 0) {
    throw new Problem(invalidRequest, `The input of ${action.name} does not have the expected form.`, { errors });
  }
}
