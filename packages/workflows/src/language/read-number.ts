import { NumberTooLarge, parseJson } from "@parley/json";

/** Phone numbers, postal codes and ids read as numbers, too: `+49171`, `01067`, `1234e5`, `0x1F`. */
const likeText = /^(?:\+|[-+]?0\d|0[xo]|\d+[eE]\d)/;

type ReadNumber = { value: unknown; fault?: string; hint?: string };

/** Reads a number of YAML with all its digits, and tells what it loses that a text would keep. */
export function readNumber(double: number, source: string | undefined): ReadNumber {
  const mayBeInexact = source !== undefined && (source.length > 15 || /e/i.test(source));
  const written = mayBeInexact ? jsonNumberOf(source) : undefined;
  try {
    if (written === undefined && !Number.isFinite(double)) {
      return { value: double, fault: "This number has no form in JSON. Write it in quotes if it is a text." };
    }
    const value = written === undefined ? double : parseJson(written);
    if (source === undefined || !likeText.test(source)) return { value };
    return { value, hint: `This is the number ${value}. Write it in quotes to keep \`${source.slice(0, 60)}\`.` };
  } catch (error) {
    if (!(error instanceof NumberTooLarge)) throw error;
    const fault = "This number has more digits than can be stored. Write it in quotes if it is a text.";
    return { value: double, fault };
  }
}

/** Gives a number of YAML as JSON writes it. Undefined for what JSON has no form for. */
function jsonNumberOf(source: string): string | undefined {
  if (/^0o[0-7]+$|^0x[\da-fA-F]+$/.test(source)) return String(BigInt(source));
  const decimal = /^([-+]?)(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/.exec(source);
  if (decimal === null) return undefined;
  const [, sign, whole = "", fraction = "", exponent = ""] = decimal;
  if (whole === "" && fraction === "") return undefined;
  const digits = whole.replace(/^0+(?=\d)/, "") || "0";
  return `${sign === "-" ? "-" : ""}${digits}${fraction === "" ? "" : `.${fraction}`}${exponent}`;
}
