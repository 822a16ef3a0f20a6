/** Files, up and down. */
export { downloadFile, uploadFile } from "../chatting/files.js";
//# sourceMappingURL=files.js.map