import type { Comparison } from "./comparison.ts";
import { findAnswerBreaks } from "./find-answer-breaks.ts";
import { findRequestBreaks } from "./find-request-breaks.ts";
import type { ReducedOpenApi, ReducedOperation } from "./reduce-open-api.ts";

/** One way in which a description breaks a client of an earlier one. */
type Break = {
  /** The operation, as in `GET /api/audit`, or the event, as in `event message.created`. */
  where: string;
  what: string;
};

/**
 * Finds what breaks a client of the earlier description: what was narrowed, renamed or removed.
 * Additions break nobody.
 */
export function findBreaks(before: ReducedOpenApi, after: ReducedOpenApi): Break[] {
  const comparison: Comparison = { before: before.schemas, after: after.schemas, pairs: new Set() };
  const told = (where: string, found: readonly string[]) => [...new Set(found)].map((what) => ({ where, what }));
  return [
    ...Object.entries(before.operations).flatMap(([where, operation]) => {
      const now = after.operations[where];
      return told(where, now === undefined ? ["is gone"] : breaksOf(operation, now, comparison));
    }),
    ...Object.entries(before.events).flatMap(([type, data]) => {
      const now = after.events[type];
      return told(`event ${type}`, now === undefined ? ["is gone"] : findAnswerBreaks(data, now, "data", comparison));
    }),
  ];
}

function breaksOf(before: ReducedOperation, after: ReducedOperation, comparison: Comparison): string[] {
  return [
    ...parameterBreaks(before, after, comparison),
    ...bodyBreaks(before, after, comparison),
    ...answerBreaks(before, after, comparison),
    ...problemBreaks(before, after, comparison),
  ];
}

function parameterBreaks(before: ReducedOperation, after: ReducedOperation, comparison: Comparison): string[] {
  const added = Object.entries(after.parameters).filter(
    ([name, { isRequired }]) => isRequired && before.parameters[name]?.isRequired !== true,
  );
  return [
    ...added.map(([name]) => `${name} is needed now`),
    ...Object.entries(before.parameters).flatMap(([name, { schema }]) => {
      const now = after.parameters[name];
      return now === undefined ? [`${name} is gone`] : findRequestBreaks(schema, now.schema, name, comparison);
    }),
  ];
}

function bodyBreaks(before: ReducedOperation, after: ReducedOperation, comparison: Comparison): string[] {
  const [was, now] = [before.body, after.body];
  if (now === null) return was === null ? [] : ["the body is gone"];
  if (was === null) return now.isRequired ? ["a body is needed now"] : [];
  return [
    ...(now.isRequired && !was.isRequired ? ["the body is needed now"] : []),
    ...Object.entries(was.contents).flatMap(([mediaType, schema]) => {
      const taken = now.contents[mediaType];
      if (taken === undefined) return [`a body of ${mediaType} is no longer taken`];
      return findRequestBreaks(schema, taken, "body", comparison);
    }),
  ];
}

function answerBreaks(before: ReducedOperation, after: ReducedOperation, comparison: Comparison): string[] {
  return Object.entries(before.answers).flatMap(([status, contents]) => {
    const now = after.answers[status];
    if (now === undefined) return [`is no longer answered with ${status}`];
    return Object.entries(contents).flatMap(([mediaType, schema]) => {
      const given = now[mediaType];
      if (given === undefined) return [`${status} has no ${mediaType} any more`];
      return findAnswerBreaks(schema, given, `answer ${status}`, comparison);
    });
  });
}

/**
 * A code that is gone may have another name or status now: programs that act upon it would miss it.
 * The body of a refusal is an answer like any other.
 */
function problemBreaks(before: ReducedOperation, after: ReducedOperation, comparison: Comparison): string[] {
  return Object.entries(before.problems).flatMap(([status, { codes, contents }]) => {
    const now = after.problems[status] ?? { codes: [], contents: {} };
    const gone = codes.filter((code) => !now.codes.includes(code));
    return [
      ...gone.map((code) => `is no longer refused with ${status} ${code}`),
      ...Object.entries(contents).flatMap(([mediaType, schema]) =>
        now.codes.length === 0
          ? []
          : now.contents[mediaType] === undefined
            ? [`${status} has no ${mediaType} any more`]
            : findAnswerBreaks(schema, now.contents[mediaType], `answer ${status}`, comparison),
      ),
    ];
  });
}
