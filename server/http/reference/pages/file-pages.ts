import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { ApiVersion } from "../../../kernel/versions/api-versions.ts";
import type { DocPage, SectionName } from "./doc-page.ts";
import type { RenderMarkdown } from "./render-markdown.ts";

const root = new URL("../../../../", import.meta.url);

/** Guides that a newcomer reads first. The others follow by their titles. */
const firstGuides = ["first-hour", "chat-on-your-website", "connect-clients", "teach-files-and-websites"];
const clients = ["typescript", "python", "go", "php", "ruby"];

type File = { file: string; path: string; section: SectionName };

/** Makes a page of each guide, of each client's README, and of the glossary, the settings, the changes. */
export function filePages(render: RenderMarkdown, versions: readonly ApiVersion[]): DocPage[] {
  const pageOf = ({ file, path, section }: File): DocPage[] => {
    const place = new URL(file, root);
    if (!existsSync(place)) return [];
    const { title, text } = splitTitle(readFileSync(place, "utf8"));
    const content = () => rewriteLinks(text, file);
    return [
      {
        ...{ path, title, section, about: firstSentenceOf(text) },
        write: () => render(content()),
        markdown: () => `# ${title}\n\n${content()}`,
      },
    ];
  };
  return [
    ...guides().flatMap(pageOf),
    ...clients.map((name) => clientFile(name)).flatMap(pageOf),
    ...[
      { file: "docs/reference/configuration.md", path: "/docs/configuration", section: "Lists" as const },
      { file: "GLOSSARY.md", path: "/docs/glossary", section: "Lists" as const },
      { file: "docs/security.md", path: "/docs/security", section: "Lists" as const },
    ].flatMap(pageOf),
    changesPage(render, versions),
  ];
}

function guides(): File[] {
  const names = namesIn("docs/guides");
  const rank = (name: string) => (firstGuides.includes(name) ? firstGuides.indexOf(name) : firstGuides.length);
  return names
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((name) => ({ file: `docs/guides/${name}.md`, path: `/docs/guides/${name}`, section: "Guides" }));
}

function clientFile(name: string): File {
  return { file: `sdks/${name}/README.md`, path: `/docs/guides/client-${name}`, section: "Clients" };
}

function namesIn(folder: string): string[] {
  return globSync("*.md", { cwd: fileURLToPath(new URL(`${folder}/`, root)) }).map((name) =>
    name.slice(0, -".md".length),
  );
}

/** Gives the pages of the releases, the newest first, and after them the versions of the interface. */
function changesPage(render: RenderMarkdown, versions: readonly ApiVersion[]): DocPage {
  const releases = namesIn("docs/changes").sort().reverse();
  const content = () => {
    const parts = releases.map((name) => {
      const text = readFileSync(new URL(`docs/changes/${name}.md`, root), "utf8");
      return rewriteLinks(text.replace(/^#/gm, "##"), `docs/changes/${name}.md`);
    });
    return `${writeVersions(versions)}\n${parts.join("\n")}\n${readClientChanges()}`;
  };
  return {
    path: "/docs/changes",
    title: "Changes",
    about: "The versions of the interface, and what each release brings.",
    section: "Lists",
    write: () => render(content()),
    markdown: () => `# Changes\n\n${content()}`,
  };
}

/** The calls and types of the clients that each release changed. */
function readClientChanges(): string {
  const file = new URL("docs/reference/client-changes.md", root);
  if (!existsSync(file)) return "";
  const { title, text } = splitTitle(readFileSync(file, "utf8"));
  return `## ${title}\n\n${text.replace(/^#/gm, "##")}`;
}

function writeVersions(versions: readonly ApiVersion[]): string {
  const parts = versions.map(({ date, deprecatedAt, sunsetAt, changes }) => {
    const notes = [
      ...(deprecatedAt === undefined ? [] : [`Deprecated since ${deprecatedAt}.`]),
      ...(sunsetAt === undefined ? [] : [`It may end after ${sunsetAt}.`]),
      `[Its description](/openapi.json?version=${date}).`,
    ];
    const items = changes.map(
      ({ title, operations }) => `- ${title} ${operations.map((operation) => `\`${operation}\``).join(", ")}\n`,
    );
    return `### ${date}\n\n${notes.join(" ")}\n\n${items.length === 0 ? "The first version.\n" : items.join("")}`;
  });
  return `## Versions of the interface

The header \`Parley-Version\` chooses the version of a request. Without it, a key has the version of its making, a
browser that of its publishable key, a member the newest. Streams, WebSockets and tickets keep the version that they
began with, and a webhook has that of its endpoint.

${parts.join("\n")}`;
}

function splitTitle(text: string): { title: string; text: string } {
  const plain = text.replace(/^<!--[\s\S]*?-->\s*/, "");
  const [, title = "", rest = plain] = /^# +(.+)\n([\s\S]*)$/.exec(plain) ?? [];
  return { title, text: rest.trimStart() };
}

function firstSentenceOf(text: string): string {
  const [paragraph = ""] = text.split(/\n{2,}/, 1);
  if (/^(?:[|#<!-]|```)/.test(paragraph)) return "";
  const [sentence = ""] = /^[\s\S]*?[.:](?=\s|$)/.exec(paragraph) ?? [];
  return sentence
    .replaceAll("\n", " ")
    .replaceAll("`", "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/:$/, ".");
}

/** Links between files lead to their pages. The text of a link to a file that has none stays. */
function rewriteLinks(text: string, file: string): string {
  return text.replace(/\[((?:[^\]`]|`[^`]*`)*)\]\(([^)\s]+)\)/g, (whole, label: string, target: string) => {
    if (/^(?:[a-z]+:|#|\/)/.test(target)) return whole;
    const [path = "", anchor] = target.split("#");
    const page = pageOfFile(posix.join(posix.dirname(file), path));
    return page === undefined ? label : `[${label}](${page}${anchor === undefined ? "" : `#${anchor}`})`;
  });
}

function pageOfFile(file: string): string | undefined {
  const [, guide] = /^docs\/guides\/([\w-]+)\.md$/.exec(file) ?? [];
  if (guide !== undefined) return `/docs/guides/${guide}`;
  const [, client] = /^sdks\/([\w-]+)\/README\.md$/.exec(file) ?? [];
  if (client !== undefined && clients.includes(client)) return `/docs/guides/client-${client}`;
  const [, list] = /^docs\/reference\/(configuration|events|problems|scopes)\.md$/.exec(file) ?? [];
  if (list !== undefined) return `/docs/${list}`;
  if (file === "docs/reference/openapi.json") return "/openapi.json";
  if (file === "docs/reference/operations.md") return "/docs";
  if (/(?:^|\/)CHANGELOG\.md$|^docs\/changes\//.test(file)) return "/docs/changes";
  return { "GLOSSARY.md": "/docs/glossary", "docs/security.md": "/docs/security" }[file];
}
