import type * as esm from "../../entries/live.js" with { "resolution-mode": "import" };
export type * from "../../entries/live.js" with { "resolution-mode": "import" };
export declare const Typing: typeof esm.Typing;
export type Typing = esm.Typing;
export declare const handOver: typeof esm.handOver;
export declare const watchConversation: typeof esm.watchConversation;
