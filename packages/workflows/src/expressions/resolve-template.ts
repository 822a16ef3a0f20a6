import { isObject } from "@parley/json";
import type { ExpressionArguments, Expressions } from "./create-expressions.ts";
import { ExpressionFault } from "./expression-fault.ts";
import { findExpressions, type Piece, wholeExpression } from "./find-expressions.ts";

export type Resolving = {
  workspaceId: string;
  /** In `loose` mode a text without `${}` is an expression, too, if it is valid. */
  mode: "strict" | "loose";
  /** The variables, without `$`. */
  arguments: ExpressionArguments;
  /** Bytes of JSON of one result. Default 1 MiB. */
  maxResultBytes?: number | undefined;
};

/**
 * Evaluates the expressions of a part of a definition, however deep. A text that is wholly `${ … }`
 * becomes the result; within other text, the result becomes part of the text. A part without
 * expressions is given back as it is. What an expression gives is never evaluated itself.
 * @throws ExpressionFault
 */
export async function resolveTemplate(
  expressions: Expressions,
  resolving: Resolving,
  template: unknown,
  data: unknown,
): Promise<unknown> {
  const programs = new Set<string>();
  collect(template, resolving.mode, programs);
  if (programs.size === 0) return template;
  const results = await evaluate(expressions, resolving, [...programs], data);
  return fill(template, resolving.mode, results);
}

/**
 * Evaluates a field that always holds an expression, such as `when` or `in`: with or without `${}`.
 * @throws ExpressionFault
 */
export async function resolveExpression(
  expressions: Expressions,
  { workspaceId, arguments: args, maxResultBytes }: Resolving,
  expression: string,
  data: unknown,
): Promise<unknown> {
  return expressions.evaluate(workspaceId, programOf(expression), data, args, { maxResultBytes });
}

/** Gives the program of a field that always holds an expression. */
export function programOf(expression: string): string {
  return wholeExpression(findExpressions(expression)) ?? expression;
}

type Results = Map<string, { value: unknown } | ExpressionFault>;

async function evaluate(
  expressions: Expressions,
  { workspaceId, arguments: args, maxResultBytes }: Resolving,
  programs: string[],
  data: unknown,
): Promise<Results> {
  const results = await expressions.evaluateAll(workspaceId, programs, data, args, { maxResultBytes });
  return new Map(programs.map((program, index) => [program, results[index]!]));
}

/** Templates are parts of definitions, which do not change. */
const withoutExpressions = new WeakSet<object>();

/** Gives whether the template has expressions in strict mode. */
function collect(template: unknown, mode: Resolving["mode"], programs: Set<string>): boolean {
  if (typeof template === "string") {
    const pieces = piecesOf(template, mode);
    for (const piece of pieces) if ("program" in piece) programs.add(piece.program);
    return pieces.some((piece) => "program" in piece);
  }
  if (!isObject(template) && !Array.isArray(template)) return false;
  if (mode === "strict" && withoutExpressions.has(template)) return false;
  let has = false;
  for (const value of Object.values(template)) has = collect(value, mode, programs) || has;
  if (!has && mode === "strict") withoutExpressions.add(template);
  return has;
}

function piecesOf(text: string, mode: Resolving["mode"]): Piece[] {
  if (text.includes("${")) return findExpressions(text);
  return mode === "loose" && text.trim() !== "" ? [{ program: text }] : [{ text }];
}

function fill(template: unknown, mode: Resolving["mode"], results: Results): unknown {
  if (typeof template === "string") return fillText(template, mode, results);
  if (!isObject(template) && !Array.isArray(template)) return template;
  if (mode === "strict" && withoutExpressions.has(template)) return template;
  if (Array.isArray(template)) return template.map((item) => fill(item, mode, results));
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fill(value, mode, results)]));
}

function fillText(text: string, mode: Resolving["mode"], results: Results): unknown {
  const pieces = piecesOf(text, mode);
  const resultOf = (program: string) => {
    const result = results.get(program)!;
    if (!(result instanceof ExpressionFault)) return result.value;
    // In loose mode, a text that is no expression is meant as a text.
    if (!text.includes("${")) return text;
    throw result;
  };
  const whole = wholeExpression(pieces);
  if (whole !== undefined) return resultOf(whole);
  return pieces.map((piece) => ("text" in piece ? piece.text : asText(resultOf(piece.program)))).join("");
}

/** Writes a value as jq puts it into a string. */
function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
