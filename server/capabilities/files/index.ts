import { capability } from "../../kernel/capability.ts";
import { deleteDueBytes, deleteFile, deleteUnusedFiles, eraseFiles } from "./delete-file.ts";
import { fileLinkOf } from "./file-link-of.ts";
import { FileId } from "./ids.ts";
import { readOriginal } from "./read-file.ts";
import { routes } from "./routes.ts";
import { fileKeys } from "./seal-file.ts";
import { keepFile, listSealedKeys, replaceSealedKey, sumOfFiles } from "./store.ts";
import { storageOf, storeBytes } from "./store-bytes.ts";
import { addFile } from "./upload-file.ts";

export { addFile, deleteFile, fileLinkOf, keepFile, readOriginal, storeBytes };

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
  eraseWorkspaces: eraseFiles,
  storedKinds: [{ quota: "fileBytes", sum: sumOfFiles }],
  async start(kernel) {
    const { query } = kernel.database;
    // An opened storage deletes what a crash has left on this node.
    storageOf(kernel);
    await fileKeys.reencrypt(kernel, {
      list: (afterId, limit) => listSealedKeys(query, afterId, limit),
      replace: (id, former, encrypted) => replaceSealedKey(query, id, former, encrypted),
    });
  },
});
