import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const pages = globSync(["*.md", "docs/**/*.md", "examples/**/*.md"], { cwd: root }).sort();

/**
 * Files and folders that a page names in code, e.g. `server/app.ts`, from the root, the server, a
 * capability or the page itself.
 */
function namedFiles(text: string): string[] {
  const inCode = [...text.matchAll(/`([^`\s]+)`/g)].map((found) => found[1]!);
  return inCode.filter((name) => /^[\w./-]+\.(ts|js|sql|svg|yml|json)$/.test(name) && !name.startsWith("/"));
}

function links(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((found) => found[1]!).filter((link) => !link.includes(":"));
}

/** Prose that is longer than a line may be. Code, tables, pictures and what has no place to break stay. */
function longLines(text: string): string[] {
  const prose = text.replace(/^ *```[\s\S]*?^ *```$/gm, "").split("\n");
  return prose.filter((line) => line.length > 100 && !/^\s*(?:\||!?\[[^\]]*\]\(\S*\)$)/.test(line));
}

/** People do these first with a client, in the order of its README. Tests of each client run the examples. */
const tasksOfClients = [
  "Ask the assistant",
  "Stream the answer",
  "Teach it, and read lists",
  "Send and get files",
  "Handle errors",
  "Receive webhooks",
  "Watch the workspace",
  "Test without a server",
];

/** Nobody reads a longer page of changes. */
const mostLinesOfRelease = 300;

const sources = globSync(["{packages,sdks,server,tools,tests}/**/*.{ts,js,py,sql,json}", "*.json"], {
  cwd: root,
  exclude: (name) => name.includes("node_modules"),
});

/**
 * Written by `npm run generate`; they exist in every commit, but not between a change and its
 * generation.
 */
const generated = "docs/reference/";

describe("the pages tell of what is there", () => {
  test("the pages are found", () => assert.ok(pages.length > 10, pages.join()));

  for (const page of pages.filter((name) => !name.startsWith(generated))) {
    const text = readFileSync(join(root, page), "utf8");

    test(`every link of ${page} leads somewhere`, () => {
      const broken = links(text).filter((link) => {
        const target = join(dirname(page), link);
        return !target.startsWith(generated) && !existsSync(join(root, target));
      });
      assert.deepEqual(broken, []);
    });

    test(`the prose of ${page} has lines of 100 characters at most`, () => assert.deepEqual(longLines(text), []));

    if (page === "CONTRIBUTING.md" || page === "docs/decisions/README.md") continue;
    test(`every file that ${page} names in code exists`, () => {
      const unknown = namedFiles(text).filter((name) => !sources.some((path) => `/${path}`.endsWith(`/${name}`)));
      assert.deepEqual(unknown, []);
    });
  }

  test("the front page leads to every guide and to every client", () => {
    const front = links(readFileSync(join(root, "README.md"), "utf8"));
    const wanted = globSync(["docs/guides/*.md", "sdks/*/README.md"], { cwd: root });
    const left = wanted.filter((page) => page !== "sdks/emitter/README.md" && !front.includes(page));
    assert.deepEqual(left, []);
  });

  test("the glossary has a line for each word, in the order of the alphabet", () => {
    const text = readFileSync(join(root, "GLOSSARY.md"), "utf8");
    const [table = ""] = /^\| Word \| Meaning \|\n[\s\S]*/m.exec(text) ?? [];
    const lines = table.trimEnd().split("\n").slice(2);
    const words = lines.map((line) => /^\| ([^|]+) \| [^|]+ \|$/.exec(line)?.[1] ?? assert.fail(line));
    const sorted = [...words].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
    assert.deepEqual(words, sorted);
    assert.equal(new Set(words.map((word) => word.toLowerCase())).size, words.length, "each word has one line");
  });

  test("the changelog has a line for each page of a release", () => {
    const index = readFileSync(join(root, "CHANGELOG.md"), "utf8");
    const releases = globSync("*.md", { cwd: join(root, "docs/changes") });
    assert.ok(releases.length > 0);
    for (const name of releases) assert.ok(index.includes(`(docs/changes/${name})`), name);
  });

  test("the page of a release is short enough to be read", () => {
    for (const name of globSync("*.md", { cwd: join(root, "docs/changes") })) {
      const lines = readFileSync(join(root, "docs/changes", name), "utf8").split("\n").length;
      assert.ok(
        lines <= mostLinesOfRelease,
        `${name} has ${lines} lines: tell a change in the sentence of its capability`,
      );
    }
  });

  test("every decision has its line in the index", () => {
    const index = readFileSync(join(root, "docs/decisions/README.md"), "utf8");
    const decisions = globSync("[0-9]*.md", { cwd: join(root, "docs/decisions") });
    assert.deepEqual(
      decisions.filter((name) => !index.includes(`(${name})`)),
      [],
    );
  });

  test("the README of each client shows the same eight tasks, each with an example", () => {
    for (const client of ["typescript", "python", "go", "php", "ruby"]) {
      const readme = readFileSync(join(root, "sdks", client, "README.md"), "utf8");
      const shown = readme.split(/^## /m).filter((part) => part.includes("\n```"));
      const titles = shown.map((part) => part.slice(0, part.indexOf("\n")));
      assert.deepEqual(
        titles.filter((title) => tasksOfClients.includes(title)),
        tasksOfClients,
        client,
      );
    }
  });

  test("every file that the tree of the house and the journey of a message draw exists", () => {
    const pages = ["ARCHITECTURE.md", "server/capabilities/conversations/README.md"];
    const text = pages.map((page) => readFileSync(join(root, page), "utf8")).join("\n");
    const drawn = [...text.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(
      ([, block]) => block!.match(/(?<![*\w./-])[\w-][\w./-]*\.ts\b/g) ?? [],
    );
    assert.ok(drawn.length > 30, `${drawn.length} files`);
    assert.deepEqual(
      drawn.filter((name) => !sources.some((path) => `/${path}`.endsWith(`/${name}`))),
      [],
    );
  });
});
