import { capability } from "../../kernel/capability.ts";
import { deleteDueBytes, deleteUnusedFiles, erasableFiles, eraseFiles } from "./delete-files.ts";
import { FileId } from "./ids.ts";
import { routes } from "./routes.ts";
import { fileKeys } from "./seal-file.ts";
import { sumOfFiles } from "./store.ts";
import { storageOf } from "./store-bytes.ts";

export { addressShown, markOfFile } from "./address-shown.ts";
export { deleteFiles } from "./delete-files.ts";
export { FileId } from "./ids.ts";
export { noSuchFile } from "./problems.ts";
export { downloadOf, readOriginal } from "./read-file.ts";
export { letAllBytesGo, readStoredBytes, writeStoredBytes } from "./read-stored-bytes.ts";
export { openFile, sealFile } from "./seal-file.ts";
export { type FileRow, findFile, keepAllBytes, keepFile } from "./store.ts";
export { dropBytes, storeBytes } from "./store-bytes.ts";
export { addFile } from "./upload-file.ts";

/** Files that people uploaded, as they came: their originals, encrypted in a storage. */
export const files = capability({
  name: "files",
  tables: ["file", "file_bytes"],
  ids: [FileId],
  scopes: [
    { name: "files:read", summary: "Download files" },
    { name: "files:write", summary: "Upload and delete files", isBounded: true },
  ],
  routes,
  jobs: [deleteDueBytes, deleteUnusedFiles],
  erasables: [erasableFiles],
  eraseWorkspaces: eraseFiles,
  storedKinds: [{ quota: "fileBytes", sum: sumOfFiles }],
  async start(kernel) {
    // An opened storage deletes what a crash has left on this node.
    storageOf(kernel);
  },
  sealed: [fileKeys],
});
