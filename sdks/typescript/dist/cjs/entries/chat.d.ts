import type * as esm from "../../entries/chat.js" with { "resolution-mode": "import" };
export type * from "../../entries/chat.js" with { "resolution-mode": "import" };
export declare const Chat: typeof esm.Chat;
export type Chat = esm.Chat;
export declare const ParleyProblem: typeof esm.ParleyProblem;
export type ParleyProblem = esm.ParleyProblem;
export declare const ParleyUnreachable: typeof esm.ParleyUnreachable;
export type ParleyUnreachable = esm.ParleyUnreachable;
