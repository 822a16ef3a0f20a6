import { type Html, html } from "../../../kernel/pages/html.ts";
import { inline, paragraphs } from "../pages/inline.ts";
import type { OperationExample } from "./example-of.ts";
import { languages } from "./example-of.ts";
import type { AnswerPart, OperationText, Payload } from "./read-operation.ts";
import { writeFields, writeFieldsAsMarkdown } from "./write-fields.ts";

/** Writes an operation as a section of the page of its capability. */
export function writeOperation(operation: OperationText, example: OperationExample | undefined): Html {
  const { anchor, method, path, summary, purpose, access, parameters, bodies, changes } = operation;
  return html`<section class="operation" aria-labelledby="${anchor}"><div class="told">
<h2 id="${anchor}"><a href="#${anchor}">${summary}</a></h2>
<p class="call"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
${paragraphs(purpose)}<p class="access">${inline(access)}</p>
${parameters.map(({ place, fields }) => html`<h3>${place}</h3>${writeFields(fields, `${place} of ${summary}`)}`)}
${bodies.map((body) => writeBody(operation, body))}
<h3>Answers</h3>${operation.answers.map((answer) => writeAnswer(operation, answer))}
${writeProblems(operation)}
${changes.length === 0 ? undefined : html`<h3>Versions</h3><ul>${changes.map(({ date, title }) => html`<li><a href="/docs/changes#${date}">${date}</a>: ${inline(title)}</li>`)}</ul>`}
</div>${example === undefined ? undefined : writeExample(operation, example)}</section>
`;
}

function writeBody(operation: OperationText, body: OperationText["bodies"][number]): Html {
  const { shape, mediaTypes, isRequired, description } = body;
  const required = isRequired ? html` <span class="required">required</span>` : undefined;
  return html`<h3>Body${required}</h3><p class="media">${typesOf(mediaTypes)}</p>${description === "" ? undefined : html`<p>${inline(description)}</p>`}${shape === undefined ? undefined : writeShape(shape, `Body of ${operation.summary}`)}`;
}

function typesOf(mediaTypes: readonly string[]): Html {
  return html`${mediaTypes.map((type) => html`<code>${type}</code> `)}`;
}

function writeShape(shape: NonNullable<Payload["shape"]>, label: string): Html {
  const { fields, type, meaning } = shape;
  const about = meaning === "" ? undefined : html`<p>${inline(meaning)}</p>`;
  if (fields.length === 0) return html`${about}<p>${type}</p>`;
  const kind = type === "object" ? undefined : html`<p>${type}</p>`;
  return html`${about}${kind}${writeFields(fields, label)}`;
}

function writeAnswer(operation: OperationText, { status, description, mediaTypes, shape }: AnswerPart): Html {
  const title = html`<code>${status}</code> ${shape?.shape ?? inline(mediaTypes.length === 0 ? description : "")} ${mediaTypes.length === 0 ? undefined : html`<span class="media">${mediaTypes.join(", ")}</span>`}`;
  if (shape === undefined || shape.fields.length === 0) return html`<p class="answer">${title}</p>`;
  return html`<details class="answer"><summary>${title}</summary>${writeShape(shape, `Answer ${status} of ${operation.summary}`)}</details>`;
}

/** Every operation may answer with these: they are named at the end. */
const usual = new Set(
  "invalid-request version-unknown malformed-json unauthenticated forbidden address-not-allowed secret-key-in-browser workspace-suspended request-timeout body-too-large unsupported-media-type number-too-large rate-limited unavailable overloaded request-in-progress idempotency-key-reused origin-not-allowed second-factor-needed email-unverified".split(
    " ",
  ),
);

function writeProblems({ problems }: OperationText): Html {
  const list = (isUsual: boolean) =>
    problems.flatMap(({ status, codes }) =>
      codes
        .filter((code) => usual.has(code) === isUsual)
        .map((code) => html`<li><a href="/docs/problems#${code}"><code>${code}</code></a> ${status}</li>`),
    );
  const [own, common] = [list(false), list(true)];
  const first = own.length === 0 ? undefined : html`<ul class="problems">${own}</ul>`;
  return html`<h3>Problems</h3>${first}<details><summary>${common.length} that most operations have</summary><ul class="problems">${common}</ul></details>`;
}

function writeExample({ name }: OperationText, { calls, file, answer }: OperationExample): Html {
  const blocks = languages.flatMap(({ id, title }) => {
    const text = calls[id];
    if (text === undefined) return [];
    return [
      html`<figure data-language="${id}"><figcaption>${title}</figcaption><pre tabindex="0"><code>${text}</code></pre></figure>`,
    ];
  });
  const read =
    file === undefined
      ? undefined
      : html`<figure class="shown"><figcaption><code>${file.name}</code></figcaption><pre tabindex="0"><code>${file.text}</code></pre></figure>`;
  const shown = answer.text === "" ? undefined : html`<pre tabindex="0"><code>${answer.text}</code></pre>`;
  return html`<div class="example"><div class="calls" role="group" aria-label="Example of ${name}">${blocks}</div>${read}
<figure class="shown"><figcaption>Answer <code>${answer.status}</code></figcaption>${shown}</figure></div>`;
}

/** Writes the same as Markdown, with the example in curl. */
export function writeOperationAsMarkdown(operation: OperationText, example: OperationExample | undefined): string {
  const { summary, name, purpose, access, parameters, bodies, answers, problems, changes } = operation;
  const parts = [
    `## ${summary}`,
    `\`${name}\``,
    purpose,
    access,
    ...parameters.flatMap(({ place, fields }) => [`### ${place}`, writeFieldsAsMarkdown(fields)]),
    ...bodies.flatMap((body) => [
      `### Body${body.isRequired ? ", required" : ""}`,
      `${body.mediaTypes.map((type) => `\`${type}\``).join(", ")}. ${body.description}`.trim(),
      body.shape === undefined ? "" : writeFieldsAsMarkdown(body.shape.fields),
    ]),
    "### Answers",
    ...answers.map(({ status, description, mediaTypes, shape }) => {
      const what = [shape?.shape ?? description, ...mediaTypes].join(", ");
      return `${status}: ${what}\n\n${writeFieldsAsMarkdown(shape?.fields ?? [])}`;
    }),
    `Problems: ${problems.flatMap(({ codes, status }) => codes.map((code) => `\`${code}\` ${status}`)).join(", ")}`,
    ...changes.map(({ date, title }) => `Changed in ${date}: ${title}`),
    ...(example?.calls.curl === undefined ? [] : [fenced("sh", example.calls.curl)]),
    ...(example?.file === undefined ? [] : [`\`${example.file.name}\`:`, fenced("", example.file.text)]),
    ...(example === undefined || example.answer.text === ""
      ? []
      : [`Answer ${example.answer.status}:`, fenced("json", example.answer.text)]),
  ];
  return `${parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
