type Attributes = Record<string, string | boolean | undefined>;

/** Makes an element. An attribute that is false or undefined is left out, and texts are never read as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

/** Makes a button that sends no form. */
export function button(attributes: Attributes, ...content: (Node | string)[]): HTMLButtonElement {
  return element("button", { type: "button", ...attributes }, ...content);
}

/** Draws an icon of one line on a field of 24 by 24. */
export function icon(path: string): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  drawing.append(line);
  return drawing;
}

/** Runs a listener so that its error stays here: the page around has its own work. */
export function safely<Arguments extends unknown[]>(
  work: (...given: Arguments) => unknown,
): (...given: Arguments) => void {
  return (...given) => {
    try {
      const result = work(...given);
      if (result instanceof Promise) result.catch(report);
    } catch (error) {
      report(error);
    }
  };
}

/** Tells the developer, and nobody else. */
export function report(error: unknown): void {
  console.warn("Parley:", error instanceof Error ? error.message : error);
}
