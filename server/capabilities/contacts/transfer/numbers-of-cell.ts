import { parsePhoneNumber } from "../people/parse-phone-number.ts";
import { betweenNumbers } from "./texts/file-words.ts";

/** `left` is what of the cell is no number. */
export type NumbersOfCell = { numbers: string[]; left: string[] };

/** Numbers of one person are shorter, and splitting takes time. */
const mostCharacters = 200;

/**
 * Reads a cell of one or several phone numbers. A slash may also stand between an area's code and the rest
 * of one number: each of several begins with a plus or a zero, or the whole is too long for one.
 *
 * @example
 * numbersOfCell("030 901820 / 0171 1234567", "DE"); // two numbers
 * numbersOfCell("030/901820", "DE"); // one number
 */
export function numbersOfCell(cell: string, country: string | undefined): NumbersOfCell {
  if (cell.length > mostCharacters) return { numbers: [], left: [cell] };
  const parts = cell.split(betweenNumbers).filter((part) => part.trim() !== "");
  if (parts.length < 2) return numbersOf([cell], country);
  const read = parts.map((part) => parsePhoneNumber(part, country));
  const areWhole = parts.every((part, index) => read[index] !== undefined && /^\W*[+0](?:\D*\d){6}/.test(part));
  const isOne = !areWhole && parsePhoneNumber(cell, country) !== undefined;
  return numbersOf(isOne || read.every((number) => number === undefined) ? [cell] : parts, country);
}

function numbersOf(parts: readonly string[], country: string | undefined): NumbersOfCell {
  const numbers: string[] = [];
  const left: string[] = [];
  for (const part of parts) {
    const number = parsePhoneNumber(part, country);
    if (number === undefined) left.push(part);
    else numbers.push(number);
  }
  return { numbers, left };
}
