import type * as esm from "../../entries/recording.js" with { "resolution-mode": "import" };
export type * from "../../entries/recording.js" with { "resolution-mode": "import" };
export declare const NotRecorded: typeof esm.NotRecorded;
export type NotRecorded = esm.NotRecorded;
export declare const recordTo: typeof esm.recordTo;
export declare const replayFrom: typeof esm.replayFrom;
