/** Files, up and down, of a workspace and of a conversation. */
export { type AttachmentOptions, downloadAttachment, sendAttachment } from "../chatting/attachments.js";
export { downloadFile, uploadFile } from "../chatting/files.js";
