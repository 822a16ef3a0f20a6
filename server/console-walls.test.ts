import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

type SourceFile = { path: string; text: string };

const root = fileURLToPath(new URL("../console/src/", import.meta.url));
const files: SourceFile[] = globSync("**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.d.ts"] }).map((path) => ({
  path: path.replaceAll("\\", "/"),
  text: readFileSync(root + path, "utf8"),
}));

/** Each folder may import these. A page may import its own folder besides, and only types of the router. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  memory: [],
  texts: ["memory", "texts"],
  parts: ["parts", "texts"],
  session: ["memory", "session"],
  frame: ["frame", "memory", "parts", "session", "texts"],
  pages: ["memory", "parts", "session", "texts"],
};
const packages = [
  "react",
  "react-dom/client",
  "@tanstack/react-query",
  "@tanstack/react-router",
  "@tanstack/react-table",
  "@tanstack/react-virtual",
  "@codemirror/commands",
  "@codemirror/lang-markdown",
  "@codemirror/lang-xml",
  "@codemirror/language",
  "@codemirror/state",
  "@codemirror/view",
  "@lezer/highlight",
  "@parley/client",
  "uqr",
];
const maxLines = 300;

function findFaults({ path, text }: SourceFile): string[] {
  const [folder = "", room = ""] = path.split("/");
  const faults: string[] = [];
  const lines = text.split("\n").length - 1;
  if (lines > maxLines && !text.startsWith("// Long because ")) faults.push(`${path} has ${lines} lines. Split it.`);
  for (const [, kind = "", name = ""] of text.matchAll(/(?:^(import type [^"]*|import [^"]*)|\bimport\()"([^"]+)"/gm)) {
    if (!name.startsWith(".")) {
      if (!packages.includes(name)) faults.push(`${path} imports ${name}, which is no package of the console.`);
      continue;
    }
    const target = posix.join(posix.dirname(path), name);
    const allowed = arrows[folder];
    const isOwn = folder === "pages" && target.startsWith(`pages/${room}/`);
    const isTypeOfRouter = target === "router.tsx" && kind.startsWith("import type");
    if (allowed === undefined || isOwn || isTypeOfRouter || target.endsWith(".css")) continue;
    if (!allowed.includes(target.split("/")[0]!)) faults.push(`${path} must not import ${target}.`);
  }
  if (/\bfetch\(/.test(text) && path !== "session/session.ts")
    faults.push(`${path} calls fetch. Pages speak by the client of session/session.ts.`);
  if (/\blocalStorage\b/.test(text) && folder !== "memory")
    faults.push(`${path} names localStorage, which throws when it is full. Take memory/browser-memory.ts.`);
  if (/dangerouslySetInnerHTML|\.innerHTML\b/.test(text)) faults.push(`${path} sets HTML. Take parts/markdown.tsx.`);
  if (folder === "pages" && /#[0-9a-f]{6}\b/i.test(text.replaceAll(/"#0b6b5e"/g, "")))
    faults.push(`${path} names a colour. Colours are tokens.`);
  return faults;
}

describe("the walls of the console", () => {
  test("the files are found, so that the tests below look at something", () =>
    assert.ok(files.length > 40, `${files.length} files`));
  test("no import goes through a wall, and files are short", () => assert.deepEqual(files.flatMap(findFaults), []));

  for (const [name, path, text, sentence] of [
    [
      "a page imports another page",
      "pages/inbox/x.tsx",
      'import { A } from "../leads/a.tsx";',
      /must not import pages\/leads/,
    ],
    [
      "a page imports the frame",
      "pages/inbox/x.tsx",
      'import { A } from "../../frame/frame.tsx";',
      /must not import frame/,
    ],
    [
      "a part knows the session",
      "parts/x.tsx",
      'import { parley } from "../session/session.ts";',
      /must not import session/,
    ],
    ["a page takes another package", "pages/inbox/x.tsx", 'import x from "left-pad";', /no package of the console/],
    ["a page calls the server past the client", "pages/inbox/x.tsx", 'await fetch("/api/leads");', /calls fetch/],
    ["a page sets HTML", "pages/inbox/x.tsx", "place.innerHTML = text;", /sets HTML/],
    ["a page names a colour", "pages/inbox/x.tsx", 'const red = "#ff0000";', /Colours are tokens/],
    ["a file is long", "pages/inbox/x.tsx", "x;\n".repeat(301), /301 lines/],
  ] as const) {
    test(`it is told when ${name}`, () => assert.match(findFaults({ path, text }).join(), sentence));
  }
});
