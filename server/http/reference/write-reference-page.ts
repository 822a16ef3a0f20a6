import type { ProblemType } from "../../kernel/problem.ts";
import type { ApiVersion } from "../../kernel/versions/api-versions.ts";
import type { OpenApi } from "../../kernel/versions/open-api.ts";

/** These pages need no script, so their Content-Security-Policy allows none. */
export const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

const style = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  code, pre { font: 14px/1.45 ui-monospace, monospace; }
  pre { overflow: auto; padding: .75rem; border: 1px solid var(--line); border-radius: 6px; }
  details { border: 1px solid var(--line); border-radius: 6px; margin: .5rem 0; padding: .5rem .75rem; }
  summary { cursor: pointer; } summary code { font-weight: 600; }
  table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top; }
`;

type Parameter = { name: string; in: string; required: boolean; description?: string; schema: unknown };

type Operation = {
  tags: string[];
  summary: string;
  description?: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
};

/**
 * Writes the reference page: every operation of the OpenAPI document, readable without a script.
 */
export function writeReferencePage(openApi: OpenApi, newestFirst: readonly ApiVersion[]): string {
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(openApi.paths)) {
    for (const [method, value] of Object.entries(methods)) {
      const operation = value as Operation;
      const tag = operation.tags[0] ?? "other";
      byTag.set(tag, [...(byTag.get(tag) ?? []), writeOperation(method, path, operation)]);
    }
  }
  const groups = [...byTag].map(
    ([tag, operations]) => `<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${operations.join("")}`,
  );
  const links = [...byTag.keys()].map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`);
  const shapes = Object.entries(openApi.components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${writeJson(schema)}</details>`,
  );
  return writePage(
    "Parley reference",
    `<p>Send <code>Authorization: Bearer &lt;access token or key&gt;</code>. Errors are <a href="/docs/problems">problem documents</a>.
     For machines: <a href="/openapi.json">openapi.json</a>.</p><nav>${links.join(" · ")} · <a href="#shapes">shapes</a> · <a href="#versions">versions</a></nav>
     ${groups.join("")}<h2 id="shapes">Shapes</h2>${shapes.join("")}
     <h2 id="versions">Versions</h2>${writeVersions(newestFirst)}`,
  );
}

/** Lists the versions with what changed in each, and how a request gets one. */
function writeVersions(newestFirst: readonly ApiVersion[]): string {
  const parts = newestFirst.map(({ date, deprecatedAt, sunsetAt, changes }) => {
    const notes = [
      ...(deprecatedAt === undefined ? [] : [`deprecated since ${deprecatedAt}`]),
      ...(sunsetAt === undefined ? [] : [`may end after ${sunsetAt}`]),
    ];
    const items = changes.map(
      ({ title, operations }) =>
        `<li>${marked(title)} ${operations.map((operation) => `<code>${escapeHtml(operation)}</code>`).join(", ")}</li>`,
    );
    const what = items.length === 0 ? "<p>The first version.</p>" : `<ul>${items.join("")}</ul>`;
    return `<h3><a href="/openapi.json?version=${date}">${date}</a>${notes.length === 0 ? "" : `, ${notes.join(", ")}`}</h3>${what}`;
  });
  return `<p>The header <code>Parley-Version</code> chooses the version of a request. Without it, a key has the version of
    its making, a browser that of its publishable key, a member the newest. Streams, WebSockets and tickets keep the version that
    they began with, and a webhook has that of its endpoint.</p>${parts.join("")}`;
}

/** Writes the code in a sentence of Markdown as HTML. */
function marked(sentence: string): string {
  return escapeHtml(sentence).replace(/`([^`]+)`/g, "<code>$1</code>");
}

export function writeProblemsPage(problems: readonly ProblemType[]): string {
  const rows = problems.map(
    ({ code, status, title }) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(title)}.</td></tr>`,
  );
  return writePage(
    "Parley: error codes",
    `<p>Every error is <code>application/problem+json</code> (RFC 9457). <code>code</code> is stable.</p>
     <table><thead><tr><th>code</th><th>status</th><th>meaning</th></tr></thead><tbody>${rows.join("")}</tbody></table>`,
  );
}

function writeOperation(method: string, path: string, operation: Operation): string {
  // The page tells once of the parameter that all operations have: under "Versions".
  const own = operation.parameters.flatMap((each) => ("name" in each ? [each] : []));
  const parameters = own.map(
    (parameter) =>
      `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ", required" : ""}</td>
       <td>${escapeHtml(parameter.description ?? "")}<code>${escapeHtml(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(
    ([mediaType, { schema }]) => `<h4>Body, <code>${escapeHtml(mediaType)}</code></h4>${writeJson(schema)}`,
  );
  const responses = Object.entries(operation.responses).map(([status, { description, content }]) => {
    const shape = Object.entries(content ?? {}).find(([mediaType]) => mediaType === "application/json")?.[1].schema;
    return `<tr><td><code>${escapeHtml(status)}</code></td><td>${marked(description)}${shape === undefined ? "" : writeJson(shape)}</td></tr>`;
  });
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
    <p>${escapeHtml(operation.description ?? "")}</p>
    ${parameters.length === 0 ? "" : `<h4>Parameters</h4><table>${parameters.join("")}</table>`}
    ${bodies.join("")}<h4>Answers</h4><table>${responses.join("")}</table></details>`;
}

function writeJson(value: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

function writePage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
