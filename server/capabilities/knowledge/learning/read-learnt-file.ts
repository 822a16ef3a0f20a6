import { type readFile, readFileModule } from "@parley/documents";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, rateLimited, unavailable } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { markOfFile, readOriginal } from "../../files/index.ts";
import { learntOfFile } from "./learnt-of-file.ts";
import type { FileOrigin } from "./origin.ts";
import type { LearntPage } from "./store-page.ts";

const fileReader = parserIn<typeof readFile>(readFileModule, "readFile", { needsProcess: true });

type Archive = Extract<Awaited<ReturnType<typeof readFile>>, { kind: "archive" }>;

/** Says what came of reading a file. `told`: what its owner can do. */
export type FileRead =
  | { kind: "learnt"; learnt: LearntPage; tags: readonly string[] }
  | Archive
  | { kind: "refused"; problem: string; told: string };

/** The workspaces of which a file is being read: each has one in memory, and a node so many. */
const readingOf = state(() => new Set<string>());
const mostAtOnce = 4;

/**
 * Reads the original of a source. Undefined when this node reads enough files at the moment.
 * @throws unavailable when the storage of files cannot be reached
 */
export async function readLearntFile(
  kernel: Kernel,
  workspaceId: string,
  origin: FileOrigin,
): Promise<FileRead | undefined> {
  const reading = readingOf(kernel);
  if (reading.size >= mostAtOnce || reading.has(workspaceId)) return undefined;
  reading.add(workspaceId);
  try {
    const bytes = await readOriginal(kernel, workspaceId, origin.fileId);
    if (bytes === undefined) return refusalOf("file-missing", "The file was deleted. Upload it again.");
    return await parse(kernel, workspaceId, origin, bytes);
  } finally {
    reading.delete(workspaceId);
  }
}

async function parse(
  kernel: Kernel,
  workspaceId: string,
  { fileId, name, mimeType, url, columns, shareOriginal }: FileOrigin,
  bytes: Uint8Array,
): Promise<FileRead | undefined> {
  try {
    const read = await kernel.untrusted.parse(workspaceId, fileReader, {
      ...{ bytes, name, mimeType },
      ...(url === null ? {} : { url }),
      ...(columns === null ? {} : { columns }),
    });
    if (read.kind === "archive") return read;
    const { tags, ...learnt } = learntOfFile(read, {
      name,
      url: url ?? (shareOriginal ? markOfFile(workspaceId, fileId) : null),
    })!;
    return { kind: "learnt", learnt, tags };
  } catch (cause) {
    const { name: kind, code = "", message } = cause as Error & { code?: string };
    if (kind === "FileFault") return refusalOf(code, message);
    if (!(cause instanceof Problem)) {
      kernel.log.error({ err: cause, workspaceId, fileId }, "A file could not be read");
      return refusalOf("file-unreadable", "This file could not be read. Save it anew, or teach its text.");
    }
    if (cause.type === rateLimited || cause.type === unavailable) return undefined;
    return refusalOf(cause.type.code, cause.detail);
  }
}

function refusalOf(problem: string, told: string): FileRead {
  return { kind: "refused", problem, told };
}
