import { Readable } from "node:stream";
import type { Kernel } from "../../../kernel/kernel.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { toUuidText } from "../../../kernel/storage/uuid.ts";
import { Answer, type Context } from "../../../kernel/wire/route.ts";
import { openFile, readStoredBytes } from "../../files/index.ts";
import { type ExportRow, findExport } from "./store.ts";
import { exportKeys } from "./write-export.ts";

const purpose = "workspace-export-link";
const lifeMs = 60 * 60 * 1000;
const bytesOfIds = 32;
const bytesOfLink = bytesOfIds + 8;

/** Makes a link that gives the bytes of an export for an hour from now, and never longer than they stay. */
export function linkOf(
  { secrets, config, clock }: Kernel,
  { workspaceId, id, endsAt }: Pick<ExportRow, "workspaceId" | "id" | "endsAt">,
): { url: string; endsAt: Date } {
  const endsAtMs = Math.min(Math.ceil(clock.now() + lifeMs), endsAt.getTime());
  const link = Buffer.alloc(bytesOfLink);
  link.write(`${workspaceId}${id}`.replaceAll("-", ""), "hex");
  link.writeBigUInt64BE(BigInt(endsAtMs), bytesOfIds);
  const token = Buffer.concat([link, secrets.sign(purpose, link.toString("hex"))]).toString("base64url");
  return { url: `${config.publicUrl}/workspace-exports/${token}`, endsAt: new Date(endsAtMs) };
}

/** Downloads the export of a link. Throws not-found for a link that has ended. */
export async function followExportLink({ kernel }: Context, token: string): Promise<Answer> {
  const bytes = Buffer.from(token, "base64url");
  const link = bytes.subarray(0, bytesOfLink);
  const isOurs =
    link.length === bytesOfLink && kernel.secrets.verify(purpose, link.toString("hex"), bytes.subarray(bytesOfLink));
  if (!isOurs || Number(link.readBigUInt64BE(bytesOfIds)) < kernel.clock.now()) throw noSuchExport();
  const place = { workspaceId: toUuidText(link.subarray(0, 16)), id: toUuidText(link.subarray(16, bytesOfIds)) };
  const row = await findExport(kernel.database.query, place);
  const stored = row?.state === "ready" ? await readStoredBytes(kernel, place) : undefined;
  if (row === undefined || stored === undefined) throw noSuchExport();
  const opened = Readable.from(openFile(exportKeys.open(kernel, row), place, stored), { objectMode: false });
  return new Answer(200, opened, {
    "content-type": "application/octet-stream",
    "content-length": String(row.bytes),
    "content-disposition": 'attachment; filename="workspace.parley"',
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cache-control": "private, no-store",
  });
}

function noSuchExport(): Problem {
  return new Problem(
    notFound,
    "This link has ended, or was never one. GET /api/workspace/export/{exportId} gives another.",
  );
}
