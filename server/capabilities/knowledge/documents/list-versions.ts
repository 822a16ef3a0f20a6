import { listOf } from "../../../kernel/storage/page.ts";
import { SourceId } from "../ids.ts";
import { noSuchSource, requireId } from "../problems.ts";
import { showVersion } from "./read-document.ts";
import { findDocumentsOfSource } from "./store.ts";

type VersionQuery = { wireId: string; limit?: number; cursor?: string };

/** Returns all documents that a source ever had, newest first. Throws not-found. */
export const listVersions = listOf({
  name: ({ wireId }: VersionQuery) => `knowledge-versions:${wireId}`,
  async find({ kernel, caller }, { position, limit }, { wireId }: VersionQuery) {
    const sourceId = requireId(SourceId, wireId, noSuchSource);
    const rows = await findDocumentsOfSource(kernel.database.query, caller.workspaceId, sourceId, {
      ...(position === undefined ? {} : { beforeVersion: Number(position[0]) }),
      limit,
    });
    if (rows.length === 0) throw noSuchSource();
    return rows;
  },
  positionOf: (row) => [row.version],
  show: showVersion,
});
