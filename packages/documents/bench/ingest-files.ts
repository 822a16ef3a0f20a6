import { readFileSync } from "node:fs";
import { getDocument } from "unpdf/pdfjs";
import { median } from "../../../tests/bench/measuring/measure.ts";
import { printTable, printTarget } from "../../../tests/bench/measuring/report.ts";
import { settleMemory } from "../../../tests/bench/measuring/settled-memory.ts";
import { readPdf } from "../src/files/pdf/read-pdf.ts";
import { readFile } from "../src/files/read-file.ts";
import { type TextOfPdf, writePdf } from "../src/testing/write-pdf.ts";

const rounds = 9;
const pagesOfManual = 60;
const mostOfFloor = 1.5;
const files = 500;
const mostMoreMiB = 24;
const names = ["handbook.pdf", "handbook.docx", "handbook.odt", "slides.pptx", "guide.epub"];

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

/** Reading PDFs beside the library's text alone, and whether memory stays flat over many files. */
export async function ingestFiles(): Promise<void> {
  const pdfs = {
    "manual of 60 pages": writePdf(Array.from({ length: pagesOfManual }, (_, at) => pageOfManual(at + 1))),
    "handbook of LibreOffice": fixture("handbook.pdf"),
    "two columns of LibreOffice": fixture("bulletin.pdf"),
  };
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (const [name, bytes] of Object.entries(pdfs)) {
    const pages = await readTextAlone(bytes);
    await readPdf(bytes);
    const results = { floor: [] as number[], read: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      results.floor.push(await cpuMsOf(() => readTextAlone(bytes)));
      results.read.push(await cpuMsOf(() => readPdf(bytes)));
    }
    const ratio = median(results.read.map((ms, round) => ms / results.floor[round]!));
    ratios.push(ratio);
    const perPage = (values: number[]) => (median(values) / pages).toFixed(2);
    rows.push([name, String(pages), perPage(results.floor), perPage(results.read), ratio.toFixed(2)]);
  }
  printTable([["CPU of a page of a PDF", "pages", "floor: pdf.js ms", "read ms", "× floor"], ...rows]);
  const most = Math.max(...ratios);
  printTarget(`CPU of a page ≤ ${mostOfFloor} × pdf.js's text alone`, most <= mostOfFloor, `${most.toFixed(2)} ×`);
  await measureMemory();
}

async function readTextAlone(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: new Uint8Array(bytes), disableFontFace: true, useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  for (let number = 1; number <= pdf.numPages; number++) await (await pdf.getPage(number)).getTextContent();
  await task.destroy();
  return pdf.numPages;
}

async function cpuMsOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** In one process, where the server takes one for each file. */
async function measureMemory(): Promise<void> {
  const read = async (count: number) => {
    for (let at = 0; at < count; at++) {
      const name = names[at % names.length]!;
      await readFile({ bytes: fixture(name), name });
    }
    return (await settleMemory()).heapKiB / 1_024;
  };
  const few = await read(files / 10);
  const many = await read(files);
  const more = many - few;
  printTarget(
    `memory after ${files} files ≤ that after ${files / 10} + ${mostMoreMiB} MiB`,
    more <= mostMoreMiB,
    `${few.toFixed(1)} MiB, then ${many.toFixed(1)} MiB`,
  );
}

/** A running head, a heading, a text, steps, a table and the number of the page. */
function pageOfManual(page: number): TextOfPdf[] {
  const line = (text: string, y: number, x = 50, size = 10) => ({ text, x, y, size });
  return [
    line("Manual of the invented pump", 40),
    line(`${page}. Care of part ${page}`, 90, 50, 16),
    ...Array.from({ length: 18 }, (_, at) =>
      line(
        `Line ${at} of page ${page} tells how the part is cleaned, oiled and put back into its place.`,
        120 + at * 13,
      ),
    ),
    ...Array.from({ length: 6 }, (_, at) => line(`${at + 1}. Turn the screw ${page}${at} to the left.`, 380 + at * 13)),
    ...Array.from({ length: 15 }, (_, at) =>
      [`P-${page}${at}`, `Part number ${at}`, `${page + at},50`].map((text, column) =>
        line(text, 480 + at * 15, [50, 150, 400][column]),
      ),
    ).flat(),
    line(String(page), 810, 290),
  ];
}
