/** A jq program takes these from outside. */
type OuterVariables = {
  /** The names lack `$`, and those that the program binds somewhere itself. */
  names: ReadonlySet<string>;
  /** The members of `$secrets` that are named: `$secrets.shop`, `$secrets["shop"]`. */
  secrets: ReadonlySet<string>;
};

/** Holds those that jq itself has. */
const builtIn = ["ENV", "__loc__", "__prog_args"];

/**
 * Reads a jq program by its tokens. It does not follow scopes: a name that is bound anywhere in the
 * program counts as bound, so that no name is reported by mistake.
 */
export function variablesOf(program: string): OuterVariables {
  const tokens = tokensOf(program);
  const bound = new Set(builtIn);
  const used = new Set<string>();
  const secrets = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token === "as" || token === "label" || token === "def" || token === "import" || token === "include") {
      bindFrom(tokens, index + 1, token, bound);
    } else if (token.startsWith("$") && token.length > 1) {
      used.add(token.slice(1));
      if (token === "$secrets") {
        const member = memberAfter(tokens, index);
        if (member !== undefined) secrets.add(member);
      }
    }
  }
  return { names: new Set([...used].filter((name) => !bound.has(name))), secrets };
}

/** The most tokens of a pattern: else a program of many keywords would be read many times. */
const longestPattern = 500;

/** Adds the variables that a keyword binds. */
function bindFrom(tokens: readonly string[], start: number, keyword: string, bound: Set<string>): void {
  let depth = 0;
  const end = Math.min(tokens.length, start + longestPattern);
  for (let index = start; index < end; index += 1) {
    const token = tokens[index]!;
    if (token.startsWith("$")) bound.add(token.slice(1));
    if ("[{(".includes(token)) depth += 1;
    if ("]})".includes(token)) depth -= 1;
    // A pattern ends with its variable or bracket, unless `?//` adds another one.
    const isWhole = depth <= 0 && (token.startsWith("$") || "]})".includes(token));
    if (keyword === "as" && isWhole && tokens[index + 1] !== "?//") return;
    if (keyword === "as" && depth <= 0 && token === "|") return;
    if (keyword === "def" && depth <= 0 && token === ":") return;
    if (keyword !== "as" && keyword !== "def" && (token.startsWith("$") || token === ";" || token === "|")) return;
  }
}

function memberAfter(tokens: readonly string[], index: number): string | undefined {
  const [first, second, third] = tokens.slice(index + 1, index + 4);
  if (first !== undefined && /^\.[a-z_]/i.test(first)) return first.slice(1);
  if (first === "." && second?.startsWith('"')) return textOf(second);
  if (first === "[" && second?.startsWith('"') && third === "]") return textOf(second);
  return undefined;
}

/** Gives undefined for a text with interpolation or escapes. */
function textOf(token: string): string | undefined {
  return /^"([^"\\]*)"$/.exec(token)?.[1];
}

const tokenPattern = /\s+|#[^\n]*|\?\/\/|\$\s*[a-z_]\w*|\.?[a-z_]\w*|\d+(?:\.\d+)?|./gisy;

/** Words, `.fields`, `$names`, single characters, and texts. The programs inside of texts follow as tokens. */
function tokensOf(program: string): string[] {
  const tokens: string[] = [];
  // Open brackets inside of each text that is interrupted by `\(`.
  const interrupted: number[] = [];
  let depth = 0;
  let position = 0;
  const readText = (start: number): number => {
    let index = start;
    for (; index < program.length; index += 1) {
      if (program[index] === '"') {
        index += 1;
        break;
      }
      if (program[index] !== "\\") continue;
      index += 1;
      if (program[index] !== "(") continue;
      interrupted.push(depth);
      depth = 0;
      return index + 1;
    }
    return index;
  };
  while (position < program.length) {
    if (program[position] === '"') {
      const end = readText(position + 1);
      tokens.push(program.slice(position, end));
      position = end;
      continue;
    }
    tokenPattern.lastIndex = position;
    const token = tokenPattern.exec(program)![0];
    position += token.length;
    if (token === "(") depth += 1;
    if (token === ")" && depth === 0 && interrupted.length > 0) {
      depth = interrupted.pop()!;
      position = readText(position);
      tokens.push(";");
      continue;
    }
    if (token === ")") depth -= 1;
    if (/^(?:\s|#)/.test(token)) continue;
    tokens.push(token.startsWith("$") ? `$${token.slice(1).trim()}` : token);
  }
  return tokens;
}
