/** The colours of a page in light and in dark surroundings. */
export type PageColours = { light: Palette; dark: Palette };
type Palette = { page: string; text: string; quiet: string; line: string; alert: string; accent: string };

/** These are the tokens of the console (console/src/styles/tokens.css): people come from one to the other. */
const usual: PageColours = {
  light: {
    page: "#faf9f7",
    text: "#1f1d1a",
    quiet: "#5d5850",
    line: "#948c80",
    alert: "#b3261e",
    accent: "#0b6b5e",
  },
  dark: {
    page: "#161513",
    text: "#f1eee9",
    quiet: "#b8b1a6",
    line: "#777067",
    alert: "#ff9a90",
    accent: "#5fc9b6",
  },
};

/** The contrast that WCAG 2 asks of text (criterion 1.4.3). */
const leastContrast = 4.5;

/**
 * Gives the colours with the accent of a workspace, `#rrggbb`. Where it would be hard to read on
 * the page, it is mixed with the colour of the text, in light and in dark each for itself.
 */
export function pageColours(accent: string | null | undefined): PageColours {
  if (!accent || !/^#[0-9a-f]{6}$/i.test(accent)) return usual;
  const withAccent = (palette: Palette): Palette => ({ ...palette, accent: readable(accent, palette) });
  return { light: withAccent(usual.light), dark: withAccent(usual.dark) };
}

function readable(accent: string, { page, text }: Palette): string {
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = mix(accent, text, part);
    if (contrastOf(mixed, page) >= leastContrast) return mixed;
  }
  return text;
}

function mix(one: string, other: string, part: number): string {
  if (part === 0) return one;
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(from! * (1 - part) + to! * part);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Measures the contrast of two colours by WCAG 2: 1 for the same, 21 for black on white. */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
