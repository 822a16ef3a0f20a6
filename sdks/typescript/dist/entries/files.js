/** Files, up and down, of a workspace and of a conversation. */
export { downloadAttachment, sendAttachment } from "../chatting/attachments.js";
export { downloadFile, uploadFile } from "../chatting/files.js";
//# sourceMappingURL=files.js.map