import { anyone, may } from "../../kernel/caller.ts";
import { bodyTooLarge, notFound, unavailable } from "../../kernel/problem.ts";
import { quotaExceeded } from "../../kernel/quotas/quotas-of.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { followLink } from "./address-shown.ts";
import { removeFile } from "./delete-files.ts";
import { readFile } from "./read-file.ts";
import { File, FilePath, LinkPath, NewFile } from "./schema.ts";
import { uploadFile } from "./upload-file.ts";

export function routes(app: Routes): void {
  app.post(
    "/api/files",
    {
      schema: {
        summary: "Upload a file",
        description:
          "Multipart with a part that has a file name, up to PARLEY_MAX_FILE_BYTES. It is stored encrypted. A file that no source uses is deleted after a day.",
        body: NewFile,
        response: { 201: File },
      },
      guard: may("files:write"),
      body: { kind: "multipart", limits: { maxFiles: 1, maxFileBytes, maxFields: 10, maxFieldBytes: 1_000 } },
      maxBodyBytes: ({ files }) => files.maxBytes + roomForParts,
      problems: [bodyTooLarge, quotaExceeded, unavailable],
    },
    uploadFile,
  );
  app.get(
    "/api/files/:fileId",
    {
      schema: {
        summary: "Download a file",
        description: "The bytes as they were uploaded, as an attachment of the type application/octet-stream.",
        params: FilePath,
        response: { 200: null },
        alsoProduces: ["application/octet-stream"],
      },
      guard: may("files:read"),
      problems: [notFound, unavailable],
    },
    (call) => readFile(call, call.params.fileId),
  );
  app.delete(
    "/api/files/:fileId",
    {
      schema: {
        summary: "Delete a file",
        description: "What was taught of it stays. Nobody can download it any more.",
        params: FilePath,
        response: { 204: null },
      },
      guard: may("files:write"),
      problems: [notFound],
    },
    (call) => removeFile(call, call.params.fileId),
  );
  app.get(
    "/files/:token",
    {
      schema: {
        summary: "Download a file by a link",
        description: "Citations have such links. Each ends after an hour.",
        params: LinkPath,
        response: { 200: null },
        alsoProduces: ["application/octet-stream"],
      },
      guard: anyone,
      problems: [notFound, unavailable],
    },
    (call) => followLink(call, call.params.token),
  );
}

/** The largest of all that an operator may allow: the body as a whole is bounded by the setting. */
const maxFileBytes = 1_073_741_824;
/** Leaves room for what stands around a file in a body. */
const roomForParts = 64 * 1024;
