import { findSizeNoteBefore, readSizes, type SizeNote, type Sizes } from "../../capabilities/installation/index.ts";
import { freeDiskOf } from "../../http/health/free-disk.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { advice, type Finding } from "./finding.ts";

const dayMs = 86_400_000;
const comparedMs = 7 * dayMs;
/** Growth in less time says little about the days to come. */
const leastMs = dayMs / 2;
const tablesShown = 5;
const soonDays = 30;
const mebibyte = 1024 * 1024;

/** `grownBytes` is null where nothing was noted that long ago. */
type Size = { name: string; bytes: number; grownBytes: number | null };
/** `fullInDays` is null where nothing grows, or where the disk cannot be seen from here. */
export type Growth = { sizes: Size[]; tables: Size[]; sinceDays: number | null; fullInDays: number | null };

/** Measures the installation, and compares it with the notes of a week ago, or with the oldest ones. */
export async function readGrowth(kernel: Kernel): Promise<Growth> {
  const nowMs = kernel.clock.now();
  const sizes = await readSizes(kernel);
  const found = await findSizeNoteBefore(kernel.database.query, new Date(nowMs - comparedMs));
  const ageMs = found === undefined ? 0 : nowMs - found.notedAt.getTime();
  const former = ageMs < leastMs ? undefined : found;
  const sinceDays = former === undefined ? null : ageMs / dayMs;
  const free = await freeDiskOf(kernel).read();
  const tables = Object.entries(sizes.tableBytes).slice(0, tablesShown);
  return {
    sizes: [
      sizeOf("main database", sizes.databaseBytes, former?.databaseBytes),
      sizeOf("databases of workspaces", sizes.workspaceDatabaseBytes, former?.workspaceDatabaseBytes),
      sizeOf("files", sizes.fileBytes, former?.fileBytes),
    ],
    tables: tables.map(([name, bytes]) => sizeOf(name, bytes, former?.tableBytes[name])),
    sinceDays: sinceDays === null ? null : Math.round(sinceDays * 10) / 10,
    fullInDays:
      former === undefined || sinceDays === null || free === undefined
        ? null
        : daysUntilFull(free, (onDisk(kernel, sizes) - onDisk(kernel, former)) / sinceDays),
  };
}

/** Finds that a disk will be full soon. The operator has time to act: that is advice. */
export function checkGrowth({ fullInDays }: Growth): Finding[] {
  if (fullInDays === null || fullInDays >= soonDays) return [];
  const days = fullInDays === 1 ? "1 day" : `${fullInDays} days`;
  return [
    advice("disk-full-soon", `At the pace of the last week, the disk of the bundled database is full in ${days}.`),
  ];
}

/** Writes sizes for people. */
export function linesOfGrowth({ sizes, tables, sinceDays, fullInDays }: Growth): string[] {
  const line = ({ name, bytes, grownBytes }: Size) => {
    const grown = grownBytes === null ? "" : `, ${grownBytes < 0 ? "−" : "+"}${mebibytesOf(Math.abs(grownBytes))} MiB`;
    return `  ${name}: ${mebibytesOf(bytes)} MiB${grown}`;
  };
  const since = sinceDays === null ? "" : `, and how they grew in ${sinceDays} days`;
  return [
    `Sizes${since}:`,
    ...sizes.map(line),
    ...(fullInDays === null ? [] : [`  At this pace, the disk is full in ${fullInDays} days.`]),
    "Largest tables:",
    ...tables.map(line),
  ];
}

function sizeOf(name: string, bytes: number, formerBytes: number | undefined): Size {
  return { name, bytes, grownBytes: formerBytes === undefined ? null : bytes - formerBytes };
}

function daysUntilFull(freeBytes: number, bytesADay: number): number | null {
  // Without growth worth a name, the number of days would be a number of centuries.
  return bytesADay < mebibyte / 10 ? null : Math.floor(freeBytes / bytesADay);
}

/** Files in a bucket take nothing of this disk. */
function onDisk({ config }: Kernel, sizes: Sizes | SizeNote): number {
  const files = config.files.s3 === null ? sizes.fileBytes : 0;
  return sizes.databaseBytes + sizes.workspaceDatabaseBytes + files;
}

function mebibytesOf(bytes: number): number {
  return Math.ceil(bytes / mebibyte);
}
