/**
 * HTML whose texts are escaped. Only `html` and `markup` make it, so a page cannot show a text as
 * HTML by mistake.
 */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | readonly Html[];

/**
 * Makes the HTML of a template. Texts and numbers in it are escaped, HTML stays as it is, and
 * undefined leaves nothing.
 *
 * @example
 * html`<p>Welcome to <bdi>${workspace.name}</bdi>.</p>`
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((before, string, index) => before + show(parts[index - 1]) + string));
}

/**
 * A text of a language with HTML in the place of its names in braces. Everything else is escaped.
 *
 * @example
 * fill("Confirm that {email} is yours.", { email: html`<strong>${email}</strong>` })
 */
export function fill(text: string, parts: Readonly<Record<string, Html | string>>): Html {
  return new Html(
    text
      .split(/\{(\w+)\}/)
      .map((piece, index) => show(index % 2 === 0 ? piece : parts[piece]))
      .join(""),
  );
}

/** HTML that Parley or a library of it wrote, for instance a drawing. Never for what people wrote. */
export function markup(text: string): Html {
  return new Html(text);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function show(part: Part): string {
  if (part === undefined) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return escapeHtml(String(part));
}
