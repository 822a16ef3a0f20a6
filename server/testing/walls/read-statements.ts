// Long because it is one reading of expressions, whose cases call each other.
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, resolve } from "node:path";
import { type AnyNode, type CallExpression, parse, type TaggedTemplateExpression } from "acorn";

/**
 * Reads the statements that stores send, without running the stores: each text that the code can make,
 * so that a test can prepare it against the real schema.
 */

/** A statement as the code writes it. `rowType` is the type of its rows as TypeScript, when it names one. */
type Statement = { path: string; line: number; text: string; rowType: string | undefined };

/** Stands for a value within a text, until all of them are numbered. */
const value = "\0";

type Module = {
  path: string;
  source: string;
  program: AnyNode;
  names: Map<string, AnyNode>;
  imports: Map<string, string>;
};
type Bound = { node: AnyNode; scope: Scope };
type Scope = { module: Module; bound: ReadonlyMap<string, Bound>; depth: number };

const modules = new Map<string, Module>();
const parents = new WeakMap<AnyNode, AnyNode>();

/** Throws for a part of a statement that it cannot follow, with a sentence that says what to do. */
export function readStatements(paths: readonly string[]): Statement[] {
  return paths.map(readModule).flatMap((module) => {
    const scope: Scope = { module, bound: new Map(), depth: 0 };
    return [...nodesOf(module.program)].flatMap((node) => readSent(node, scope));
  });
}

const senders = new Set(["all", "one", "first", "execute"]);

function readSent(node: AnyNode, scope: Scope): Statement[] {
  const { module } = scope;
  const place = { path: module.path, line: module.source.slice(0, node.start).split("\n").length };
  if (node.type === "TaggedTemplateExpression" && node.tag.type === "CallExpression") {
    const { callee } = node.tag;
    if (callee.type !== "Identifier" || !senders.has(callee.name) || !module.imports.has(callee.name)) return [];
    const between = module.source.slice(callee.end, node.tag.end);
    const rowType = /^<([\s\S]*)>\([^()]*\)$/.exec(between)?.[1];
    return textsOfTemplate(node, scope).map((text) => ({ ...place, text: numbered(text), rowType }));
  }
  if (!isSend(node)) return [];
  const [sent] = node.arguments;
  const texts = sent === undefined ? undefined : textsOf(sent, scope);
  return (texts ?? []).map((text) => ({ ...place, text: numbered(text), rowType: undefined }));
}

function isSend(node: AnyNode): node is CallExpression {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { property } = node.callee;
  return property.type === "Identifier" && property.name === "send";
}

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll(value, () => `$${++count}`);
}

/**
 * Gives the texts of a template: each alternative of each of its parts is in one of them. Parts change
 * together, so there are as many texts as the part with the most alternatives has.
 */
function textsOfTemplate({ quasi }: TaggedTemplateExpression, scope: Scope): string[] {
  const parts = quasi.expressions.map((part) => textsOf(part, scope) ?? [value]);
  const amount = Math.max(1, ...parts.map((texts) => texts.length));
  return Array.from({ length: amount }, (_, number) =>
    quasi.quasis
      .map(({ value: { cooked, raw } }, index) => {
        const texts = parts[index];
        return (cooked ?? raw) + (texts === undefined ? "" : texts[number % texts.length]);
      })
      .join(""),
  );
}

/** The texts that a part of a statement may have. Undefined for a value. */
function textsOf(node: AnyNode, scope: Scope): string[] | undefined {
  if (scope.depth > 30) return undefined;
  switch (node.type) {
    case "TaggedTemplateExpression":
      return isNamed(node.tag, "sql") ? textsOfTemplate(node, scope) : undefined;
    case "ConditionalExpression":
      return merged([textsOf(node.consequent, scope), textsOf(node.alternate, scope)]);
    case "LogicalExpression":
      return merged([textsOf(node.left, scope), textsOf(node.right, scope)]);
    case "Identifier":
      return merged(meaningsOf(node.name, node, scope).map((found) => textsOf(found.node, found.scope)));
    case "MemberExpression": {
      const key = node.property.type === "Identifier" && !node.computed ? node.property.name : undefined;
      return merged(membersOf(node.object, key, scope).map((found) => textsOf(found.node, found.scope)));
    }
    case "CallExpression":
      return textsOfCall(node, scope);
    default:
      return undefined;
  }
}

function textsOfCall(node: CallExpression, scope: Scope): string[] | undefined {
  const { callee } = node;
  if (callee.type === "MemberExpression" && isNamed(callee.object, "sql") && callee.property.type === "Identifier") {
    const [list, between] = node.arguments;
    if (callee.property.name === "raw") return stringsOf(list!, scope);
    if (callee.property.name !== "join") return undefined;
    const items = itemsOf(list!, scope);
    const separator = between === undefined ? ", " : textsOf(between, scope)![0]!;
    const amount = Math.max(1, ...items.map((texts) => texts.length));
    return Array.from({ length: amount }, (_, number) =>
      items.map((texts) => texts[number % texts.length]).join(separator),
    );
  }
  if (callee.type !== "Identifier") return undefined;
  return merged(meaningsOf(callee.name, callee, scope).flatMap((found) => textsOfResult(found, node, scope)));
}

/** Gives the texts of what a function returns, called with these arguments. */
function textsOfResult({ node, scope }: Bound, call: CallExpression, caller: Scope): (string[] | undefined)[] {
  if (!isFunction(node)) return [];
  const bound = new Map(scope.bound);
  for (const [index, parameter] of node.params.entries()) {
    const argument = call.arguments[index];
    if (parameter.type === "AssignmentPattern" && parameter.left.type === "Identifier") {
      bound.set(
        parameter.left.name,
        argument === undefined ? { node: parameter.right, scope } : { node: argument, scope: caller },
      );
    } else if (parameter.type === "Identifier" && argument !== undefined) {
      bound.set(parameter.name, { node: argument, scope: caller });
    }
  }
  const inside = { module: scope.module, bound, depth: Math.max(scope.depth, caller.depth) + 1 };
  return resultsOf(node).map((result) => textsOf(result, inside));
}

/** The items of a list of parts, each with the texts that it may have. */
function itemsOf(node: AnyNode, scope: Scope): string[][] {
  if (node.type === "ArrayExpression") {
    return node.elements.flatMap((element) => {
      if (element === null) return [];
      if (element.type === "SpreadElement") return itemsOf(element.argument, scope);
      return [textsOf(element, scope) ?? [value]];
    });
  }
  if (node.type === "Identifier") {
    const lists = meaningsOf(node.name, node, scope).map((found) => itemsOf(found.node, found.scope));
    return lists.find((items) => items.length > 0) ?? [[value], [value]];
  }
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    const { object, property } = node.callee;
    const [made] = node.arguments;
    const name = property.type === "Identifier" ? property.name : "";
    if (name === "filter") return itemsOf(object, scope);
    if (/^(?:map|flatMap)$/.test(name) && made !== undefined && isFunction(made)) {
      const texts = merged(resultsOf(made).map((result) => textsOf(result, { ...scope, depth: scope.depth + 1 })));
      return [texts ?? [value], texts ?? [value]];
    }
  }
  return [[value], [value]];
}

/** Gives the strings that an expression may be. */
function stringsOf(node: AnyNode, scope: Scope): string[] {
  if (node.type === "Literal") return [String(node.value)];
  if (node.type === "TemplateLiteral") {
    const parts = node.expressions.map((part) => stringsOf(part, scope)[0]!);
    return [node.quasis.map(({ value: { cooked } }, index) => `${cooked}${parts[index] ?? ""}`).join("")];
  }
  if (node.type === "ConditionalExpression") {
    return [...stringsOf(node.consequent, scope), ...stringsOf(node.alternate, scope)];
  }
  if (node.type === "Identifier") {
    const found = meaningsOf(node.name, node, scope).flatMap((meaning) => stringsOf(meaning.node, meaning.scope));
    if (found.length > 0) return found;
  }
  const written = scope.module.source.slice(node.start, node.end);
  throw new Error(
    `${scope.module.path}: write the text of sql.raw(${written}) in the store, so that it can be checked.`,
  );
}

/**
 * Finds what a name may stand for where it is written: bound arguments, local and imported
 * declarations.
 */
function meaningsOf(name: string, at: AnyNode, scope: Scope): Bound[] {
  const bound = scope.bound.get(name);
  const inside = { ...scope, depth: scope.depth + 1 };
  for (let node = parents.get(at); node !== undefined; node = parents.get(node)) {
    if (isFunction(node) && node.params.some((parameter) => namesOf(parameter).includes(name))) {
      if (bound !== undefined) return [{ node: bound.node, scope: { ...bound.scope, depth: scope.depth + 1 } }];
      return callsOf(node, name, scope);
    }
    if (node.type === "BlockStatement") {
      const found = declaredIn(node.body, name);
      if (found.length > 0) return found.map((each) => ({ node: each, scope: inside }));
    }
  }
  return named(name, scope.module).map(({ node, module }) => ({
    node,
    scope: { module, bound: new Map(), depth: scope.depth + 1 },
  }));
}

function named(name: string, module: Module): { node: AnyNode; module: Module }[] {
  const own = module.names.get(name);
  if (own !== undefined) return [{ node: own, module }];
  const from = module.imports.get(name);
  if (from === undefined || !from.startsWith("/")) return [];
  return named(name, readModule(from));
}

/** Without arguments that are bound, a parameter is what the calls in all stores pass for it. */
function callsOf(node: AnyNode, name: string, scope: Scope): Bound[] {
  if (!isFunction(node)) return [];
  const index = node.params.findIndex((parameter) => namesOf(parameter).includes(name));
  const parameter = node.params[index]!;
  const own = parameter.type === "AssignmentPattern" ? [parameter.right] : [];
  const parent = parents.get(node);
  const called =
    "id" in node && node.id?.type === "Identifier"
      ? node.id.name
      : parent?.type === "VariableDeclarator" && parent.id.type === "Identifier"
        ? parent.id.name
        : undefined;
  if (called === undefined || parameter.type === "ObjectPattern") return [];
  const inside = { ...scope, depth: scope.depth + 1 };
  const passed = [...modules.values()].flatMap((module) => {
    if (module !== scope.module && !isImported(called, scope.module, module)) return [];
    const from = module === scope.module ? inside : { module, bound: new Map(), depth: inside.depth };
    return [...nodesOf(module.program)].flatMap((each) =>
      each.type === "CallExpression" && isNamed(each.callee, called) && each.arguments[index] !== undefined
        ? [{ node: each.arguments[index], scope: from }]
        : [],
    );
  });
  return [...own.map((each) => ({ node: each, scope: inside })), ...passed];
}

/** Tells whether a module has this name from another, perhaps by the index of its capability. */
function isImported(name: string, from: Module, by: Module): boolean {
  const path = by.imports.get(name);
  if (path === undefined || !path.startsWith("/")) return false;
  return path === from.path || isImported(name, from, readModule(path));
}

/** Finds what a block declares under a name, and assigns to it later. */
function declaredIn(body: readonly AnyNode[], name: string): AnyNode[] {
  for (const statement of body) {
    if (statement.type === "FunctionDeclaration" && isNamed(statement.id, name)) return [statement];
    if (statement.type !== "VariableDeclaration") continue;
    const declarator = statement.declarations.find(({ id }) => namesOf(id).includes(name));
    if (declarator === undefined) continue;
    const assigned = body.flatMap((each) =>
      [...nodesOf(each)].flatMap((node) =>
        node.type === "AssignmentExpression" && isNamed(node.left, name) ? [node.right] : [],
      ),
    );
    const first = isNamed(declarator.id, name) && declarator.init ? [declarator.init] : [];
    return [...first, ...assigned];
  }
  return [];
}

/** Gives the values of an object that is written in the code: of one key, or of all. */
function membersOf(node: AnyNode, key: string | undefined, scope: Scope): Bound[] {
  if (node.type === "ObjectExpression") {
    return node.properties.flatMap((property) =>
      property.type === "Property" && (key === undefined || isNamed(property.key, key))
        ? [{ node: property.value, scope }]
        : [],
    );
  }
  if (node.type !== "Identifier") return [];
  return meaningsOf(node.name, node, scope).flatMap((found) => membersOf(found.node, key, found.scope));
}

function merged(alternatives: readonly (string[] | undefined)[]): string[] | undefined {
  const texts = [...new Set(alternatives.flatMap((each) => each ?? []))];
  return texts.length === 0 ? undefined : texts;
}

type FunctionNode = Extract<AnyNode, { params: unknown }>;

function isFunction(node: AnyNode): node is FunctionNode {
  return /^(?:Arrow)?Function/.test(node.type);
}

function resultsOf(node: FunctionNode): AnyNode[] {
  if (node.body.type !== "BlockStatement") return [node.body];
  return [...nodesOf(node.body)].flatMap((each) =>
    each.type === "ReturnStatement" && each.argument && functionAround(each) === node ? [each.argument] : [],
  );
}

function functionAround(node: AnyNode): AnyNode | undefined {
  let around = parents.get(node);
  while (around !== undefined && !isFunction(around)) around = parents.get(around);
  return around;
}

function namesOf(pattern: AnyNode): string[] {
  if (pattern.type === "Identifier") return [pattern.name];
  if (pattern.type === "AssignmentPattern") return namesOf(pattern.left);
  if (pattern.type === "ArrayPattern") return pattern.elements.flatMap((each) => (each === null ? [] : namesOf(each)));
  if (pattern.type === "RestElement") return namesOf(pattern.argument);
  if (pattern.type !== "ObjectPattern") return [];
  return pattern.properties.flatMap((each) => namesOf(each.type === "Property" ? each.value : each));
}

function isNamed(node: AnyNode | null | undefined, name: string): boolean {
  return node?.type === "Identifier" && node.name === name;
}

function readModule(path: string): Module {
  const known = modules.get(path);
  if (known !== undefined) return known;
  const source = readFileSync(path, "utf8");
  const program = parse(stripTypeScriptTypes(source), { ecmaVersion: "latest", sourceType: "module" });
  const module: Module = { path, source, program, names: new Map(), imports: new Map() };
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") {
      const from = String(statement.source.value);
      const target = from.startsWith(".") ? resolve(dirname(path), from) : from;
      for (const { local } of statement.specifiers) module.imports.set(local.name, target);
      continue;
    }
    if (statement.type === "ExportNamedDeclaration" && statement.source) {
      const target = resolve(dirname(path), String(statement.source.value));
      for (const { exported } of statement.specifiers)
        if (exported.type === "Identifier") module.imports.set(exported.name, target);
      continue;
    }
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type === "FunctionDeclaration" && declared.id) module.names.set(declared.id.name, declared);
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declared.declarations)
      if (id.type === "Identifier" && init) module.names.set(id.name, init);
  }
  modules.set(path, module);
  for (const node of nodesOf(program)) for (const child of childrenOf(node)) parents.set(child, node);
  return module;
}

function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flatMap((each) =>
    Array.isArray(each) ? each.filter(isNode) : isNode(each) ? [each] : [],
  );
}

function isNode(each: unknown): each is AnyNode {
  return typeof each === "object" && each !== null && typeof (each as { type?: unknown }).type === "string";
}
