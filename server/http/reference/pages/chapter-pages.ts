import { html, markup } from "../../../kernel/pages/html.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import { exampleOf } from "../operations/example-of.ts";
import type { OperationText } from "../operations/read-operation.ts";
import { writeOperation, writeOperationAsMarkdown } from "../operations/write-operation.ts";
import { chapters } from "./chapters.ts";
import type { DocPage } from "./doc-page.ts";

/** Makes a page for each capability that has operations, in the order of the table of contents. */
export function chapterPages(operations: readonly OperationText[]): DocPage[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return tags.map((tag) => {
    const own = operations.filter((operation) => operation.tag === tag);
    const [title, about] = chapters[tag] ?? [tag, ""];
    return {
      path: `/docs/${tag}`,
      title,
      about,
      section: "Operations",
      isWide: true,
      write: () => writeChapter(about, own),
      markdown: () =>
        `# ${title}\n\n${about}\n\n${own.map((each) => writeOperationAsMarkdown(each, exampleOf(each.name))).join("\n")}`,
    };
  });
}

async function writeChapter(about: string, operations: readonly OperationText[]): Promise<string> {
  const rows = operations.map(
    ({ anchor, method, path, summary }) =>
      html`<li><a href="#${anchor}"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code> <span class="summary">${summary}</span></a></li>`,
  );
  const yieldIfDue = periodicYield();
  const sections: string[] = [];
  for (const operation of operations) {
    sections.push(writeOperation(operation, exampleOf(operation.name)).text);
    await yieldIfDue();
  }
  return html`<p class="about">${about}</p><nav aria-label="On this page"><ul class="operations">${rows}</ul></nav>
${markup(sections.join(""))}`.text;
}
