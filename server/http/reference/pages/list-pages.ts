import type { EventType } from "../../../kernel/log/event.ts";
import { html } from "../../../kernel/pages/html.ts";
import { describeSchema, type Field } from "../operations/describe-schema.ts";
import type { OperationText } from "../operations/read-operation.ts";
import { writeFields, writeFieldsAsMarkdown } from "../operations/write-fields.ts";
import type { ReferenceSource } from "../reference-source.ts";
import type { DocPage } from "./doc-page.ts";
import { inline } from "./inline.ts";
import type { RenderMarkdown } from "./render-markdown.ts";

/** Makes the pages of events, problems and scopes. */
export function listPages(
  source: ReferenceSource,
  operations: readonly OperationText[],
  render: RenderMarkdown,
): DocPage[] {
  const page = (path: string, title: string, about: string, markdown: () => string): DocPage => ({
    path,
    title,
    about,
    section: "Lists",
    markdown: () => `# ${title}\n\n${markdown()}`,
    write: () => render(markdown()),
  });
  return [
    eventsPage(source),
    page("/docs/problems", "Problems", "Every stable code of an error, with its status.", () => writeProblems(source)),
    page("/docs/scopes", "Scopes", "What a credential may do, and the operations that ask for it.", () =>
      writeScopes(source, operations),
    ),
  ];
}

function writeProblems({ problems }: ReferenceSource): string {
  const rows = problems.map(({ code, status, title }) => `| \`${code}\` | ${status} | ${title}. |\n`);
  return `Every error is \`application/problem+json\` (RFC 9457): \`code\` is stable, \`detail\` says what to do,
\`errors\` names the parts of the request that are wrong, and \`requestId\` is the header \`X-Request-Id\`.

| code | status | meaning |
| --- | --- | --- |
${rows.join("")}`;
}

function writeScopes({ scopes }: ReferenceSource, operations: readonly OperationText[]): string {
  const sections = scopes.map(({ name, summary, isSensitive, isPublishable }) => {
    const uses = operations
      .filter(({ scope }) => scope === name)
      .map(({ tag, anchor, name: operation }) => `- [${operation}](/docs/${tag}#${anchor})\n`);
    const secret = isSensitive ? "A secret key has it only when it is made with it" : "A secret key has it by default";
    const publishable = isPublishable ? "a publishable key may have it" : "a publishable key may not have it";
    return `## \`${name}\`\n\n${summary}.\n\n${secret}, and ${publishable}.\n\n${uses.join("")}`;
  });
  return `A member has all scopes of the role. A key made without \`scopes\` has those that its kind has by default,
and gets those that later versions add; a key made with \`scopes\` has these and no others.

${sections.join("\n")}`;
}

const aboutEvents = "Everything that webhook endpoints, `/api/stream` and workflows receive.";

function eventsPage({ events, openApi }: ReferenceSource): DocPage {
  const fieldsOf = ({ type }: EventType): Field[] => {
    const written = openApi.webhooks as Record<string, { post: { requestBody: Body } }>;
    const { schema } = written[type]!.post.requestBody.content["application/json"];
    const data = describeSchema(schema, openApi.components.schemas).fields.find(({ name }) => name === "data");
    return data?.fields ?? [];
  };
  const anchorOf = (type: string) => type.replaceAll(".", "-");
  return {
    path: "/docs/events",
    title: "Events",
    about: "Everything that webhook endpoints, the stream and workflows receive.",
    section: "Lists",
    write: () => {
      const list = events.map(({ type }) => html`<li><a href="#${anchorOf(type)}"><code>${type}</code></a></li>`);
      const sections = events.map((event) => {
        const { type, summary, visibleTo } = event;
        return html`<section><h2 id="${anchorOf(type)}"><a href="#${anchorOf(type)}"><code>${type}</code></a></h2><p>${inline(summary)}</p><p class="access">Scope: <a href="/docs/scopes#${visibleTo.replaceAll(":", "")}"><code>${visibleTo}</code></a></p>${writeFields(fieldsOf(event), `Data of ${type}`)}</section>
`;
      });
      return html`<p class="about">${inline(aboutEvents)}</p><nav aria-label="On this page"><ul class="many">${list}</ul></nav>${sections}`
        .text;
    },
    markdown: () =>
      `# Events\n\n${aboutEvents}\n\n${events
        .map(
          (event) =>
            `## ${event.type}\n\n${event.summary}\n\nScope: \`${event.visibleTo}\`.\n\n${writeFieldsAsMarkdown(fieldsOf(event))}`,
        )
        .join("\n")}`,
  };
}

type Body = { content: { "application/json": { schema: unknown } } };
