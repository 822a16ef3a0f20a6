import type * as esm from "../../entries/files.js" with { "resolution-mode": "import" };
export type * from "../../entries/files.js" with { "resolution-mode": "import" };
export declare const downloadAttachment: typeof esm.downloadAttachment;
export declare const downloadFile: typeof esm.downloadFile;
export declare const sendAttachment: typeof esm.sendAttachment;
export declare const uploadFile: typeof esm.uploadFile;
