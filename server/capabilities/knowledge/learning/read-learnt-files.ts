import { readFileModule, type readFiles } from "@parley/documents";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, rateLimited, unavailable } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { markOfFile, readOriginal } from "../../files/index.ts";
import { learntOfFile } from "./learnt-of-file.ts";
import type { FileOrigin } from "./origin.ts";
import type { LearntPage } from "./store-page.ts";

const filesReader = parserIn<typeof readFiles>(readFileModule, "readFiles", { needsProcess: true });

type ReadFile = Awaited<ReturnType<typeof readFiles>>[number];
type Fault = { kind: "fault"; code: string; message: string };
type Archive = Extract<ReadFile, { kind: "archive" }>;

/** Says what came of reading a file. `told`: what its owner can do. */
export type FileRead =
  | { kind: "learnt"; learnt: LearntPage; tags: readonly string[] }
  | Archive
  | { kind: "refused"; problem: string; told: string }
  /** The original of the file cannot be had at the moment. */
  | { kind: "later"; told: string };

/** The workspaces of which files are being read: each has a few in memory, and a node those of so many. */
const readingOf = state(() => new Set<string>());
const mostAtOnce = 4;

/**
 * Reads the originals of sources, which are small where they are several. Undefined when this node reads
 * enough files at the moment.
 */
export async function readLearntFiles(
  kernel: Kernel,
  workspaceId: string,
  origins: readonly FileOrigin[],
): Promise<FileRead[] | undefined> {
  const reading = readingOf(kernel);
  if (reading.size >= mostAtOnce || reading.has(workspaceId)) return undefined;
  reading.add(workspaceId);
  try {
    const together = await readTogether(kernel, workspaceId, origins);
    if (together !== undefined || origins.length === 1) return together;
    // One of them took the process of all.
    const alone: FileRead[] = [];
    for (const origin of origins) {
      const read = await readTogether(kernel, workspaceId, [origin]);
      if (read === undefined) return undefined;
      alone.push(...read);
    }
    return alone;
  } finally {
    reading.delete(workspaceId);
  }
}

/** Gives undefined when too many files wait to be read, and for several that cannot be read together. */
async function readTogether(
  kernel: Kernel,
  workspaceId: string,
  origins: readonly FileOrigin[],
): Promise<FileRead[] | undefined> {
  const originals = await Promise.all(origins.map(({ fileId }) => originalOf(kernel, workspaceId, fileId)));
  const inputs = origins.flatMap(({ name, mimeType, url, columns }, at) => {
    const about = { name, mimeType, ...(url === null ? {} : { url }), ...(columns === null ? {} : { columns }) };
    const bytes = originals[at];
    return bytes instanceof Uint8Array ? [{ bytes, ...about }] : [];
  });
  const results = inputs.length === 0 ? [] : await parse(kernel, workspaceId, inputs);
  return (
    results &&
    origins.map((origin, at) => {
      const original = originals[at];
      if (original instanceof Uint8Array) return resultOf(workspaceId, origin, results.shift()!);
      return original ?? { kind: "refused", problem: "file-missing", told: "The file was deleted. Upload it again." };
    })
  );
}

async function originalOf(kernel: Kernel, workspaceId: string, fileId: string) {
  try {
    return await readOriginal(kernel, workspaceId, fileId);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    return { kind: "later" as const, told: cause.detail };
  }
}

async function parse(
  kernel: Kernel,
  workspaceId: string,
  inputs: Parameters<typeof readFiles>[0],
): Promise<(ReadFile | Fault)[] | undefined> {
  try {
    return await kernel.untrusted.parse(workspaceId, filesReader, inputs);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    if (inputs.length > 1 || cause.type === rateLimited || cause.type === unavailable) return undefined;
    return [{ kind: "fault", code: cause.type.code, message: cause.detail }];
  }
}

function resultOf(
  workspaceId: string,
  { name, fileId, url, shareOriginal }: FileOrigin,
  read: ReadFile | Fault,
): FileRead {
  if (read.kind === "fault") return { kind: "refused", problem: read.code, told: read.message };
  if (read.kind === "archive") return read;
  const address = url ?? (shareOriginal ? markOfFile(workspaceId, fileId) : null);
  const { tags, ...learnt } = learntOfFile(read, { name, url: address })!;
  return { kind: "learnt", learnt, tags };
}
