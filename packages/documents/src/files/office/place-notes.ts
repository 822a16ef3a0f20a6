import { superscript } from "../../html/superscript.ts";

const marked = /\uE0FE(\d+)\uE0FF/g;

/** Stands in a text where a note is referred to, until `placeNotes` knows the block around it. */
export function markOfNote(number: number): string {
  return `\uE0FE${number}\uE0FF`;
}

/** Writes each note below the block that refers to it, so that it belongs to the same section. */
export function placeNotes(markdown: string, notes: ReadonlyMap<number, string>): string {
  const blocks = markdown.split("\n\n").map((block) => {
    const numbers = [...block.matchAll(marked)].map(([, number]) => Number(number));
    const below = numbers.flatMap((number) => (notes.has(number) ? [`${raised(number)} ${notes.get(number)}`] : []));
    return [block.replace(marked, (_, number: string) => raised(Number(number))), ...below].join("\n\n");
  });
  return blocks.join("\n\n");
}

const raised = (number: number) => superscript(String(number));
