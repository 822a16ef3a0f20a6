type Colour = [red: number, green: number, blue: number];

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];
/** The contrast that WCAG 2 asks of text, with a margin for rounding. */
const leastContrast = 4.6;

const neutral = {
  light: {
    ...{ bg: "#faf9f7", surface: "#ffffff", raised: "#ffffff", line: "#e7e3dd", strong: "#8a8378" },
    ...{ text: "#1f1d1a", quiet: "#5d5850", bad: "#b3261e", badsoft: "#fbe9e7" },
    shadow: "0 8px 24px rgb(31 29 26 / .16), 0 1px 3px rgb(31 29 26 / .1)",
  },
  dark: {
    ...{ bg: "#161513", surface: "#1d1b19", raised: "#252320", line: "#2f2c28", strong: "#7d766b" },
    ...{ text: "#f1eee9", quiet: "#b8b1a6", bad: "#ff9a90", badsoft: "#3a1a17" },
    shadow: "0 12px 32px rgb(0 0 0 / .5), 0 0 0 1px #2f2c28",
  },
};
const ownAccent = { light: "#0b6b5e", dark: "#5fc9b6" };

/**
 * Gives the colours as properties of CSS. The owner may choose any accent: what is written on it is black
 * or white, and what is written in it is made darker or lighter until it can be read.
 */
function palette(accent: string | null, theme: "light" | "dark"): string {
  const base = neutral[theme];
  const [fill, surface, bg] = [readColour(accent ?? ownAccent[theme]), readColour(base.surface), readColour(base.bg)];
  const [ink, rim] = theme === "light" ? [black, fill] : [white, fill];
  const on =
    contrastOf(fill, white) >= leastContrast || contrastOf(fill, white) > contrastOf(fill, black) ? white : black;
  const soft = mix(surface, fill, theme === "light" ? 0.12 : 0.22);
  const colours = {
    ...base,
    accent: write(fill),
    on: write(on),
    soft: write(soft),
    ink: write(readable(fill, ink, [surface, bg, soft])),
    rim: write(readable(rim, ink, [surface, bg], 3)),
  };
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
}

/** Mixes the colour with black or white until it can be read on all of the grounds. */
function readable(colour: Colour, ink: Colour, grounds: Colour[], least = leastContrast): Colour {
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = mix(colour, ink, part);
    if (grounds.every((ground) => contrastOf(mixed, ground) >= least)) return mixed;
  }
  return ink;
}

function mix(one: Colour, other: Colour, part: number): Colour {
  return one.map((channel, at) => Math.round(channel * (1 - part) + other[at]! * part)) as Colour;
}

/** Measures the contrast by WCAG 2: 1 for the same, 21 for black on white. */
function contrastOf(one: Colour, other: Colour): number {
  const [high, low] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

function luminanceOf(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function readColour(text: string): Colour {
  return [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as Colour;
}

function write(colour: Colour): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Writes the rules that set the colours, by the owner's theme or by the device. */
export function themeRules(accent: string | null, theme: "auto" | "light" | "dark"): string {
  const rule = (name: "light" | "dark") => `:host{color-scheme:${name};${palette(accent, name)}}`;
  if (theme !== "auto") return rule(theme);
  return `${rule("light")}@media (prefers-color-scheme:dark){${rule("dark")}}`;
}
