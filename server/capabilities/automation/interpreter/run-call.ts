import { isObject, pointerTo } from "@parley/json";
import type { AuthenticationPolicy, CallTask, EventIterator } from "@parley/workflows";
import { type Call, type CallAnswer, CallFault, type CallFunction, type Effect } from "../calls/call.ts";
import { evaluate, fillTemplate } from "../evaluating/evaluate.ts";
import { inside } from "../evaluating/scope.ts";
import type { RunFacts } from "../execution/run-facts.ts";
import { settingsOf } from "../execution/run-settings.ts";
import { faultOf, TaskFault } from "../execution/task-fault.ts";
import { findFunction } from "../functions/find-function.ts";
import { hideCredential, readSecret } from "../secrets/read-secrets-of.ts";
import type { BodyOutcome } from "./bodies.ts";
import { callId } from "./call-id.ts";
import { handleItem } from "./handle-item.ts";
import { requestApproval } from "./request-approval.ts";
import { waitUntilMoment } from "./run-wait.ts";
import { spendCall, spendTokens } from "./spend-call.ts";
import type { TaskRun } from "./task-run.ts";

type CallRun = TaskRun<CallTask>;

/** Calls a function: of the workflow, of Parley, of a catalog, or a protocol. */
export async function runCall(under: CallRun): Promise<BodyOutcome> {
  const { place, facts, input, scope, run } = under;
  const found = await findFunction(run, place.task.call);
  if (found.kind === "task") return runFunction(under, found.task);
  const { kept, filled } = splitArguments(place.task);
  const args = {
    ...((await fillTemplate(run, filled, input, { scope, facts })) as Record<string, unknown>),
    ...kept,
  };
  if (found.kind === "approval") return requestApproval(under, args);
  if (found.kind === "wait-until") return waitUntilMoment(under, args);
  return callOutside(under, found.function, args);
}

/** The expressions of a subscription are evaluated for each message, so they stay as they are. */
function splitArguments({ call, with: args = {} }: CallTask) {
  const { subscription, ...filled } = args;
  return call === "asyncapi" && subscription !== undefined
    ? { filled, kept: { subscription } }
    : { filled: args, kept: {} };
}

/** A function of the workflow or of a catalog is a task. The arguments of the call are its input. */
async function runFunction(under: CallRun, task: CallTask): Promise<BodyOutcome> {
  const { run, place, frame, facts, input, scope } = under;
  const held =
    place.task.with === undefined ? input : await fillTemplate(run, place.task.with, input, { scope, facts });
  frame.body.function ??= {};
  const holder = Object.assign(frame.body.function, frame.body.function.task ? {} : { held });
  const pointer = pointerTo(place.pointer, place.task.call);
  const around = inside(scope, { key: `${scope.key}/function` });
  const outcome = await under.interpreter.runTask(run, { name: place.task.call, pointer, task }, holder, around);
  return { output: outcome.output, isEnd: outcome.next === "end" };
}

/** `foreach` of a subscription: each message that was consumed is handled before the next. */
async function handleMessages(under: CallRun): Promise<BodyOutcome> {
  const { run, place, frame } = under;
  const [messages, outputs] = [frame.body.events ?? [], frame.body.outputs ?? []];
  const pointer = `${place.pointer}/with/subscription/foreach/do`;
  while (outputs.length < messages.length) {
    const index = outputs.length;
    const item = { foreach: foreachOf(place.task), pointer, index, item: messages[index] };
    const { output, isEnd } = await handleItem(under, item);
    outputs.push(output);
    if (isEnd) return { output: outputs, isEnd: true };
    await run.checkpoint();
  }
  return { output: outputs };
}

function foreachOf({ call, with: args }: CallTask): EventIterator | undefined {
  const { foreach } = (args?.subscription ?? {}) as { foreach?: EventIterator };
  return call === "asyncapi" ? foreach : undefined;
}

async function callOutside(under: CallRun, called: CallFunction, args: Record<string, unknown>): Promise<BodyOutcome> {
  if (under.frame.body.events !== undefined) return handleMessages(under);
  const { run, record, facts, input, scope } = under;
  if (run.facts.isDry) return stubbed(under);
  let isSent = false;
  const { emptyPathVariables, maxAnswerBytes } = settingsOf(run.facts.definition);
  const call: Call = {
    kernel: run.kernel,
    workspaceId: run.facts.workspaceId,
    run: callerOf(run.facts),
    with: args,
    input,
    mayBeEmpty: emptyPathVariables === true,
    ...(maxAnswerBytes !== undefined && { maxAnswerBytes }),
    authentication: async (name) => {
      const policy = run.facts.definition.use?.authentications?.[name];
      if (policy === undefined) throw faultOf("configuration", `The workflow has no authentication named ${name}`);
      return (await fillTemplate(run, policy, input, { scope, facts })) as AuthenticationPolicy;
    },
    secret: (name) => readSecret(run, name),
    evaluate: (program, value) => evaluate(run, program, value, { scope, facts }),
    idempotencyKey: callId(run, scope),
    signal: scope.signal,
    ...(under.frame.deadlineMs === undefined ? {} : { timeoutMs: under.frame.deadlineMs - Date.now() }),
    onSend: () => {
      isSent = true;
    },
  };
  const isIdempotent = await called.isIdempotent(call);
  if (record.effect === "unknown" && !isIdempotent) {
    throw callUnknown(under, args);
  }
  spendCall(run);
  if (!isIdempotent) {
    // Stored before anything is sent: from here on, a call that was cut off is not made a second time.
    record.effect = "unknown";
    run.note(record);
    await run.checkpoint();
  }
  let answer: CallAnswer;
  try {
    answer = await called.run(call);
  } catch (error) {
    const reason: unknown = scope.signal.aborted ? scope.signal.reason : error;
    if (scope.signal.aborted) record.effect = isSent ? "unknown" : "not-sent";
    const effect = scope.signal.aborted ? record.effect : effectOf(error);
    if (effect !== "unknown" || isIdempotent) throw reason;
    if (reason instanceof CallFault || reason instanceof TaskFault) {
      throw new TaskFault(reason.error, { effect, isUnrepeatable: true });
    }
    throw reason;
  }
  record.effect = "done";
  record.cost = { calls: 1, ...answer.cost };
  run.note(record);
  spendTokens(run, answer.cost);
  if (answer.authorization !== undefined) hideCredential(run, answer.authorization.parameter);
  if (foreachOf(under.place.task) !== undefined && Array.isArray(answer.output)) {
    under.frame.body.events = answer.output;
    under.frame.body.outputs = [];
    await run.checkpoint();
    return handleMessages(under);
  }
  return {
    output: answer.output,
    ...(answer.authorization === undefined ? {} : { authorization: answer.authorization }),
  };
}

function callerOf({ id, workflowName: workflow, causedBy, depth, chainId, databaseRules }: RunFacts): Call["run"] {
  return { id, workflow, causedBy, depth, chainId, databaseRules };
}

function callUnknown({ run, place }: CallRun, args: Record<string, unknown>): TaskFault {
  const host = calledHost(place.task.call, args);
  const detail = `A node ended during the call of ${host}, before it stored an answer. Look at ${host} whether the call took effect. If not, POST /api/runs/${run.facts.id}/resume makes the call again.`;
  const { error } = faultOf("runtime", "It is unknown whether this call was made", detail);
  return new TaskFault(error, { effect: "unknown", isUnrepeatable: true });
}

function effectOf(error: unknown): Effect | undefined {
  return error instanceof CallFault || error instanceof TaskFault ? error.effect : undefined;
}

/**
 * Gives what a dry run has in place of an answer: the output of the same task in a recorded run.
 */
function stubbed({ run, place, record }: CallRun): BodyOutcome {
  record.effect = "not-sent";
  run.note(record);
  const stub = run.facts.stub?.(place);
  return stub === undefined ? { output: null } : { output: stub.recorded, isRecorded: true };
}

/** Finds where a call goes, for people: the host that its arguments name, or else the name of the function. */
function calledHost(name: string, args: Record<string, unknown>): string {
  const transport = isObject(args.transport) && isObject(args.transport.http) ? args.transport.http : {};
  const document = isObject(args.document) ? args.document : {};
  const endpoint = args.endpoint ?? transport.endpoint ?? document.endpoint;
  const uri = isObject(endpoint) ? endpoint.uri : endpoint;
  if (typeof uri === "string" && URL.canParse(uri)) return new URL(uri).host;
  return isObject(args.service) && typeof args.service.host === "string" ? args.service.host : name;
}
