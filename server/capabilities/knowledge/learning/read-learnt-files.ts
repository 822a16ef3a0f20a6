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
type Archive = Extract<ReadFile, { kind: "archive" }>;

/** Says what came of reading a file. `told`: what its owner can do. */
export type FileRead =
  | { kind: "learnt"; learnt: LearntPage; tags: readonly string[] }
  | Archive
  | { kind: "refused"; problem: string; told: string };

/** The workspaces of which files are being read: each has a few in memory, and a node those of so many. */
const readingOf = state(() => new Set<string>());
const mostAtOnce = 4;

/**
 * Reads the originals of sources, which are small where they are several. Undefined when this node reads
 * enough files at the moment.
 * @throws unavailable when the storage of files cannot be reached
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

/** Undefined when too many files wait to be read, and for several that cannot be read together. */
async function readTogether(
  kernel: Kernel,
  workspaceId: string,
  origins: readonly FileOrigin[],
): Promise<FileRead[] | undefined> {
  const originals = await Promise.all(origins.map(({ fileId }) => readOriginal(kernel, workspaceId, fileId)));
  const inputs = origins.flatMap(({ name, mimeType, url, columns }, at) => {
    const about = { name, mimeType, ...(url === null ? {} : { url }), ...(columns === null ? {} : { columns }) };
    return originals[at] === undefined ? [] : [{ bytes: originals[at], ...about }];
  });
  const results = inputs.length === 0 ? [] : await parse(kernel, workspaceId, inputs);
  return results && origins.map((origin, at) => resultOf(workspaceId, origin, originals[at] && results.shift()));
}

async function parse(
  kernel: Kernel,
  workspaceId: string,
  inputs: Parameters<typeof readFiles>[0],
): Promise<(ReadFile | { kind: "fault"; code: string; message: string })[] | undefined> {
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
  read: ReadFile | { kind: "fault"; code: string; message: string } | undefined,
): FileRead {
  if (read === undefined) return refusalOf("file-missing", "The file was deleted. Upload it again.");
  if (read.kind === "fault") return refusalOf(read.code, read.message);
  if (read.kind === "archive") return read;
  const address = url ?? (shareOriginal ? markOfFile(workspaceId, fileId) : null);
  const { tags, ...learnt } = learntOfFile(read, { name, url: address })!;
  return { kind: "learnt", learnt, tags };
}

function refusalOf(problem: string, told: string): FileRead {
  return { kind: "refused", problem, told };
}
