import { type Html, html } from "../../../kernel/pages/html.ts";
import { inline } from "../pages/inline.ts";
import type { Field } from "./describe-schema.ts";

/** Lists of values that are longer are shown when a reader opens them. */
const mostValues = 12;

/** Writes members as a table, whose rows open the tables of their own members. */
export function writeFields(fields: readonly Field[], label: string): Html {
  return html`<table class="fields" aria-label="${label}"><thead><tr><th scope="col">Name</th><th scope="col">Meaning</th></tr></thead><tbody>${fields.map(writeField)}</tbody></table>`;
}

function writeField(field: Field): Html {
  const { name, isPlaceholder, isRequired, meaning, fields, fallback } = field;
  const title = isPlaceholder ? html`<em>${name}</em>` : html`<code>${name}</code>`;
  const required = isRequired ? html` <span class="required">required</span>` : undefined;
  const limits = [...field.limits, ...(fallback === undefined ? [] : [`default ${fallback}`])];
  const nested =
    fields.length === 0
      ? undefined
      : html`<details><summary>${summaryOf(field)}</summary>${writeFields(fields, `Members of ${name}`)}</details>`;
  return html`<tr><th scope="row">${title}${required}<span class="type">${field.type}</span></th><td>${inline(meaning)}${writeLimits(limits)}${writeValues(field)}${nested}</td></tr>
`;
}

function summaryOf({ fields, type, shape }: Field): string {
  const alternatives = fields.every(({ isPlaceholder }) => isPlaceholder) && type.startsWith("one of");
  const what = alternatives ? `${fields.length} shapes` : fields.length === 1 ? "1 member" : `${fields.length} members`;
  return shape === undefined ? what : `${shape}: ${what}`;
}

function writeLimits(limits: readonly string[]): Html | undefined {
  return limits.length === 0 ? undefined : html`<span class="limits">${limits.join(" · ")}</span>`;
}

function writeValues({ values, name }: Field): Html | undefined {
  if (values.length === 0) return undefined;
  const list = html`<span class="values">${values.map((value) => html`<code>${value}</code> `)}</span>`;
  if (values.length <= mostValues) return list;
  return html`<details><summary>${values.length} values of ${name}</summary>${list}</details>`;
}

/** Writes members as a list of Markdown. */
export function writeFieldsAsMarkdown(fields: readonly Field[], indent = ""): string {
  return fields
    .map((field) => {
      const { name, isPlaceholder, isRequired, type, shape, limits, values, fallback, meaning } = field;
      const notes = [
        shape === undefined || type === shape ? type : `${type}, ${shape}`,
        ...(isRequired ? ["required"] : []),
        ...limits,
        ...(fallback === undefined ? [] : [`default ${fallback}`]),
        ...(values.length === 0 ? [] : [`one of ${values.map((value) => `\`${value}\``).join(", ")}`]),
      ];
      const title = isPlaceholder ? `_${name}_` : `\`${name}\``;
      const line = `${indent}- ${title} (${notes.join("; ")})${meaning === "" ? "" : `: ${meaning.replaceAll("\n", " ")}`}\n`;
      return line + writeFieldsAsMarkdown(field.fields, `${indent}  `);
    })
    .join("");
}
