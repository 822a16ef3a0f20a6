/// <reference path="./libpg-query.d.ts" />
import { setFlagsFromString } from "node:v8";
import type { ParserMemory } from "libpg-query/wasm/libpg-query.js";

/** One value of PostgreSQL's raw parse tree, as libpg-query writes it: `{ SelectStmt: { … } }`. */
export type TreeValue = string | number | boolean | null | TreeValue[] | { [field: string]: TreeValue };

/** PostgreSQL's own words about SQL that it cannot parse. */
export class SqlSyntaxError extends Error {
  override name = "SqlSyntaxError";
  /** Counted in characters, from 0. */
  readonly offset: number | undefined;

  constructor(message: string, offset: number | undefined) {
    super(message);
    this.offset = offset;
  }
}

/** The statement is nested more deeply than the parser's stack, or too large for its memory. */
export class SqlTooDeep extends Error {
  override name = "SqlTooDeep";
}

let parser: Promise<ParserMemory> | undefined;
/**
 * The address space that a parser begins with. It grows for what needs more, and never shrinks, so
 * that a parser which has grown is replaced.
 */
const maxKeptBytes = 128 * 1024 * 1024;

/**
 * The statements of a text, by PostgreSQL's own parser. A parser that crashed is replaced: what the
 * crash left on its stack would stay there, and after some fifty crashes no statement could be parsed.
 * @throws SqlSyntaxError, SqlTooDeep
 */
export async function parseSql(text: string): Promise<TreeValue[]> {
  parser ??= openParser();
  const memory = await parser;
  let isUsable = false;
  try {
    const written = parseIn(memory, text);
    isUsable = memory.HEAPU8.byteLength <= maxKeptBytes;
    if ("error" in written) throw written.error;
    const { stmts = [] } = JSON.parse(written.tree) as { stmts?: { stmt: TreeValue }[] };
    return stmts.map(({ stmt }) => stmt);
  } catch (error) {
    if (error instanceof RangeError || (error as Error).name === "RuntimeError") {
      throw new SqlTooDeep("The statement is nested too deeply to be parsed.");
    }
    throw error;
  } finally {
    if (!isUsable) parser = undefined;
  }
}

/**
 * V8 compiles all functions of a module before its first call, and later none of them again. The
 * functions that V8 found busy took its optimizing compiler 550 MiB for some seconds, because one of them
 * is PostgreSQL's whole grammar, and a statement is parsed in the same time without.
 */
const compileOnce = ["--no-wasm-lazy-compilation", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];
const asUsual = ["--wasm-lazy-compilation", "--wasm-tier-up", "--wasm-dynamic-tiering"];
const longestTimerMs = 2 ** 31 - 1;

/** The parser is loaded with the first statement. V8 reads the flags as it compiles the parser's module. */
async function openParser(): Promise<ParserMemory> {
  const { default: open } = await import("libpg-query/wasm/libpg-query.js");
  // Node ends when it waits for nothing but a compilation.
  const keepAlive = setInterval(() => {}, longestTimerMs);
  for (const flag of compileOnce) setFlagsFromString(flag);
  try {
    return await open();
  } finally {
    for (const flag of asUsual) setFlagsFromString(flag);
    clearInterval(keepAlive);
  }
}

function parseIn(memory: ParserMemory, text: string): { tree: string } | { error: SqlSyntaxError } {
  // The package's own encoder merges half of a surrogate pair with the quote that follows it.
  const bytes = new TextEncoder().encode(text);
  const place = memory._malloc(bytes.length + 1);
  memory.HEAPU8.set(bytes, place);
  memory.HEAPU8[place + bytes.length] = 0;
  const result = memory._wasm_parse_query_raw(place);
  const [tree, , error] = [0, 4, 8].map((offset) => memory.getValue(result + offset, "i32"));
  const answer = error ? { error: readError(memory, error) } : { tree: memory.UTF8ToString(tree!) };
  memory._wasm_free_parse_result(result);
  memory._free(place);
  return answer;
}

/** Reads the struct: message, function, file, line, cursor position (in characters, from 1; 0 is unknown). */
function readError(memory: ParserMemory, error: number): SqlSyntaxError {
  const message = memory.UTF8ToString(memory.getValue(error, "i32"));
  const position = memory.getValue(error + 16, "i32");
  return new SqlSyntaxError(message, position > 0 ? position - 1 : undefined);
}
